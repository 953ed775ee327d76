// The layer of strokes that is being painted: see layout.ts.
import * as at from '../../src/kernel/layout'

/** How far the longest stroke extends from its cell, in lengths. */
const LONGEST: f32 = 1.3

export let width: f32 = 0
export let length: f32 = 0
export let cell: f32 = 0
export let opacity: f32 = 0
export let carry: f32 = 0
export let jitter: f32 = 0
export let stray: f32 = 0
export let over: i32 = 0
export let spared: f32 = 0
/** Zero for hairs. */
export let calm: f32 = 0
/** Zero unless the layer consists of the hairs that begin on skin. */
export let roots: f32 = 0
export let kinds: i32 = 0
export let seed: i32 = 0

export function useLayer(p: usize): void {
  width = load<f32>(p, at.STROKES_WIDTH)
  length = load<f32>(p, at.STROKES_LENGTH)
  cell = load<f32>(p, at.STROKES_CELL)
  opacity = load<f32>(p, at.STROKES_OPACITY)
  carry = load<f32>(p, at.STROKES_CARRY)
  jitter = load<f32>(p, at.STROKES_JITTER)
  stray = load<f32>(p, at.STROKES_STRAY)
  over = <i32>load<f32>(p, at.STROKES_OVER)
  spared = load<f32>(p, at.STROKES_SPARED)
  calm = load<f32>(p, at.STROKES_CALM)
  roots = load<f32>(p, at.STROKES_ROOTS)
  kinds = load<i32>(p, at.STROKES_KINDS)
  seed = load<i32>(p, at.STROKES_SEED)
}

/** The farthest that a stroke extends from where it begins. */
export function reachOfLayer(): f32 {
  return LONGEST * length + width + 2
}

/** Whether strokes of this layer begin on pixels of a kind. */
export function covers(kind: i32): bool {
  return ((kinds >> kind) & 1) != 0
}
