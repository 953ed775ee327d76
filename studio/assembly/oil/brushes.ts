// Brushes: one ellipse per direction (over half a turn) and stretch (1 to 1.6), cut into eight sectors.
import {
  BRUSH_SIZE,
  DIRECTIONS,
  MAX_STRETCH,
  SECTOR_SIZE,
  STRETCHES,
  across,
  brushes,
} from './band'

/** The weights of a sector add up to at most this, so that 255 times their sum fits in 16 bits. */
const MAX_WEIGHT: f32 = 250

export function cutBrushes(radius: f32): void {
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle: f32 = (<f32>direction * 3.14159265) / <f32>DIRECTIONS
      const length: f32 = 1 + (MAX_STRETCH * <f32>stretch) / <f32>(STRETCHES - 1)
      cutBrush(brush(direction, stretch), Mathf.cos(angle), Mathf.sin(angle), length, radius)
    }
  }
}

export function brush(direction: i32, stretch: i32): usize {
  return brushes + <usize>(stretch * DIRECTIONS + direction) * BRUSH_SIZE
}

/** Sorts the pixels of an ellipse along (alongX, alongY) into its sectors; the middle weighs most. */
function cutBrush(to: usize, alongX: f32, alongY: f32, stretch: f32, radius: f32): void {
  memory.fill(to, 0, BRUSH_SIZE)
  // A wide brush has no more bristles than a narrow one: its bristles are on a coarser grid or a checkerboard.
  let step: i32 = 1
  while (radius > <f32>step * 6.4) step *= 2
  const chess = radius > <f32>step * 4.5
  const reach = <i32>Mathf.ceil((radius * stretch) / <f32>step)
  const radius2: f32 = radius * radius
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      if (chess && ((row + column) & 1) != 0) continue
      const i: f32 = <f32>(column * step)
      const j: f32 = <f32>(row * step)
      const u: f32 = (alongX * i + alongY * j) / stretch
      const v: f32 = (alongX * j - alongY * i) * stretch
      const r2: f32 = u * u + v * v
      if (r2 > radius2) continue
      const sector =
        to + SECTOR_SIZE * ((u > 0 ? 1 : 0) | (v > 0 ? 2 : 0) | (abs(u) > abs(v) ? 4 : 0))
      const count = load<i32>(sector, 4)
      if (<usize>count * 8 + 16 > SECTOR_SIZE) continue
      const sample = sector + 8 + ((<usize>count) << 3)
      store<i32>(sample, (row * step * across + column * step) << 2)
      store<i32>(sample, <i32>(16.5 - (r2 / radius2) * 12.8), 4)
      store<i32>(sector, count + 1, 4)
    }
  }
  for (let sector = to; sector < to + BRUSH_SIZE; sector += SECTOR_SIZE) balance(sector)
}

/** Scales down the weights of a crowded sector until their sum fits, and stores one over the sum. */
function balance(sector: usize): void {
  const count = load<i32>(sector, 4)
  const before = totalWeight(sector, count)
  if (<f32>before > MAX_WEIGHT) {
    for (let k = 0; k < count; k++) {
      const weight = sector + 12 + ((<usize>k) << 3)
      const lighter = <i32>((<f32>load<i32>(weight) * MAX_WEIGHT) / <f32>before)
      store<i32>(weight, max(1, lighter))
    }
  }
  if (count > 0) store<f32>(sector, 1 / <f32>totalWeight(sector, count))
}

function totalWeight(sector: usize, count: i32): i32 {
  let total: i32 = 0
  for (let k = 0; k < count; k++) total += load<i32>(sector + 12 + ((<usize>k) << 3))
  return total
}
