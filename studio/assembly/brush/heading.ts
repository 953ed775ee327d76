// The unit vector along which a stroke is traced.
import * as at from '../../src/kernel/layout'

export let headingX: f32 = 0
export let headingY: f32 = 0

/** The unit vectors of all directions that a guide can have. */
const directions = memory.data(2048)

export function tabulateDirections(): void {
  for (let i = 0; i < at.GUIDE_TURN; i++) {
    const angle: f32 = (<f32>i * 2 * Mathf.PI) / <f32>at.GUIDE_TURN
    store<f32>(vectorOf(i), Mathf.cos(angle))
    store<f32>(vectorOf(i), Mathf.sin(angle), 4)
  }
}

/** Sets off in the direction of a guide. */
export function follow(guide: i32): void {
  const vector = vectorOf(guide >> at.GUIDE_DIRECTION)
  headingX = load<f32>(vector)
  headingY = load<f32>(vector, 4)
}

/** Turns towards the direction of a guide. */
export function turnTo(guide: i32, amount: f32): void {
  const vector = vectorOf(guide >> at.GUIDE_DIRECTION)
  turnTowards(load<f32>(vector), load<f32>(vector, 4), amount)
}

/** Turns towards a unit vector, or its opposite if that is nearer. */
export function turnTowards(x: f32, y: f32, amount: f32): void {
  const along: f32 = x * headingX + y * headingY < 0 ? -amount : amount
  steer(headingX * (1 - amount) + x * along, headingY * (1 - amount) + y * along)
}

export function steer(x: f32, y: f32): void {
  const scale: f32 = 1 / (Mathf.sqrt(x * x + y * y) + 0.0001)
  headingX = x * scale
  headingY = y * scale
}

function vectorOf(direction: i32): usize {
  return directions + ((<usize>(direction & (at.GUIDE_TURN - 1))) << 3)
}
