import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { type Coat, creatureOf } from '../../../spec/creatures.ts'
import type { Pattern } from '../../../garments/GarmentCut.ts'
import { darken } from '../../palette.ts'
import { patternTile } from '../../patterns.ts'
import { path, type Svg } from '../../svg.ts'
import type { Body } from './Body.ts'

/** A body above a loincloth: its coat, without the folds of cloth and without a neckline. */
export const bare = (spec: CharacterSpec, body: Body): Svg =>
  body.inside(body.arms, coatOf(spec, body)) + throat(body)

const coatOf = (spec: CharacterSpec, body: Body): Svg => {
  const pattern = PATTERNS[creatureOf(spec)?.coat ?? 'hide']
  return pattern === undefined
    ? ''
    : patternTile('coat', pattern, body.s * 0.2, darken(body.skin, 0.3)) +
        path('M-900,300 H900 V1500 H-900Z', { fill: 'url(#coat)', opacity: 0.4 })
}

const PATTERNS: Partial<Record<Coat, Pattern['kind']>> = {
  feathers: 'scales',
  scales: 'scales',
  fur: 'fur',
}

/** Hides the line between neck and shoulders. */
const throat = ({ n, skin }: Body): Svg =>
  path(
    `M${-n - 18},246 L${n + 18},246 Q${n + 34},286 ${n + 50},300 Q0,390 ${-n - 50},300 Q${-n - 34},286 ${-n - 18},246Z`,
    {
      fill: skin,
    },
  )
