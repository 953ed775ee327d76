import type { Random } from '../../../spec/random.ts'
import type { Air } from '../sky.ts'

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly air: Air
}
