import data from './letters.json' with { type: 'json' }

/** The letters that can be drawn. */
export const LETTERS: ReadonlyMap<string, Letter> = new Map(Object.entries(data.letters))

/** In units of the typeface; the outline is above a baseline at 0, with y upwards. */
interface Letter {
  readonly width: number
  readonly outline: string
}

/** Where a line of text goes and how large it is, in pixels. */
export interface Line {
  readonly left: number
  /** The distance from the top to the baseline. */
  readonly base: number
  /** The maximum width. */
  readonly width: number
  readonly size: number
  /** The minimum size to which long text shrinks. If it is still too wide, it is truncated. */
  readonly least: number
}

/** A line of text as SVG, in outlines; undefined if the typeface lacks one of its letters. */
export const lettering = (text: string, line: Line): string | undefined => {
  const letters = Array.from(text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  if (!letters.every((letter) => LETTERS.has(letter))) return undefined
  const size = Math.min(line.size, Math.max(line.least, (line.width / widthOf(letters)) * EM))
  return pathOf(truncate(letters, (line.width / size) * EM), line, size / EM)
}

/** The typeface's units per em. */
const EM = 1000

const ELLIPSIS = '…'

const widthOf = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (LETTERS.get(letter)?.width ?? 0), 0)

const truncate = (letters: readonly string[], width: number): readonly string[] => {
  if (widthOf(letters) <= width + TOLERANCE) return letters
  let left = width - widthOf([ELLIPSIS])
  const end = letters.findIndex((letter) => (left -= widthOf([letter])) < 0)
  const kept = letters.slice(0, letters[end - 1] === ' ' ? end - 1 : end)
  return [...kept, ELLIPSIS]
}

/** The tolerance for rounding in a line that was shrunk to fit. */
const TOLERANCE = 1e-6

const pathOf = (
  letters: readonly string[],
  { left, base }: Pick<Line, 'left' | 'base'>,
  scale: number,
): string => {
  let x = 0
  const outlines = letters.map((letter) => {
    const { width, outline } = LETTERS.get(letter) ?? { width: 0, outline: '' }
    const placed = `<path transform="translate(${x} 0)" d="${outline}"/>`
    x += width
    return placed
  })
  return `<g transform="translate(${left} ${base}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
