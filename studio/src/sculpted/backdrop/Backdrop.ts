import type { Vector } from '../../kernel/vector.ts'

/** The linear color of the backdrop at a point: x to the right and y up from the middle, in picture heights. */
export type Backdrop = (x: number, y: number) => Vector
