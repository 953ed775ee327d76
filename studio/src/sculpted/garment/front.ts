import type { SculptContext } from '../SculptContext.ts'
import type { Vector } from '../../kernel/vector.ts'

/** The front surface sculpted so far at a point, slightly raised. */
export const front = (
  { cast, form }: SculptContext,
  x: number,
  y: number,
  raised = 0.02,
): Vector => {
  const hit = cast([x, y + form.lift, 2.2], [0, 0, -1])
  return hit ? [x, y, hit[2] + raised] : [x, y, 0.5]
}
