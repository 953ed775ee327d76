import type { OperationValue } from '../../OperationValue.ts'
import type { Principal } from '../Principal.ts'
import type { World } from '../World.ts'

/** An operation and its handler, without their static types. */
export interface Route {
  readonly operation: OperationValue
  readonly handler: (call: {
    readonly world: World
    readonly request: unknown
    readonly principal: Principal
  }) => unknown
}
