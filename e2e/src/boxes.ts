/** A rectangle in the window, in CSS pixels. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface NamedBox extends Box {
  readonly name: string
}

/** The tolerance for rounding and hairlines, in CSS pixels. */
const SLACK = 1

/** Whether two boxes share an area, not only an edge. */
const overlaps = (one: Box, other: Box): boolean =>
  one.x + SLACK < other.x + other.width &&
  other.x + SLACK < one.x + one.width &&
  one.y + SLACK < other.y + other.height &&
  other.y + SLACK < one.y + one.height

/** Returns a sentence for each pair of boxes that overlap. */
export const overlapsIn = (boxes: readonly NamedBox[]): readonly string[] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlaps(one, other))
      .map((other) => `${one.name} and ${other.name} overlap`),
  )

/** Returns a sentence for each box that is not entirely between `top` and `bottom`. */
export const outOfSight = (
  boxes: readonly NamedBox[],
  [top, bottom]: readonly [number, number],
): readonly string[] =>
  boxes
    .filter(({ y, height }) => y < top - SLACK || y + height > bottom + SLACK)
    .map(
      ({ name, y, height }) =>
        `${name} is from ${Math.round(y)} to ${Math.round(y + height)}, not within ${top} to ${bottom}`,
    )
