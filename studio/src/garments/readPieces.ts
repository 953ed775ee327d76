import {
  type ChartPoint,
  INKS,
  type Pattern,
  PATTERNS,
  type Panel,
  type Piece,
} from './GarmentCut.ts'

/**
 * Reads pieces from the rows of a data file:
 *
 * - `panel INK [single] [stitched] [rounded] [raised=N] [border=INK] [pattern=KIND/FREQUENCY] [opacity=N] POINTS`
 * - `seam INK WIDTH [single] [raised=N] POINTS`
 * - `studs INK SIZE [single] POINTS`
 *
 * POINTS are in hundredths of the chart's unit: `27,-6 44,5 60,13`.
 *
 * @throws {SyntaxError} with `source`, the row and the word at fault
 */
export const readPieces = (rows: readonly string[], source: string): readonly Piece[] =>
  rows.map((row, at) => inFile(`${source}, row ${at + 1}`, () => readPiece(row)))

/** What `read` returns. If it throws, the error names the `place`. */
export const inFile = <Value>(place: string, read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(`${place}: ${message}`, { cause: error })
  }
}

/** One of `known`. Throws a SyntaxError for any other word. */
export const wordOf = <Word extends string>(known: readonly Word[], word = ''): Word => {
  const found = known.find((one) => one === word)
  if (found === undefined) throw new SyntaxError(`"${word}" is none of ${known.join(', ')}`)
  return found
}

const readPiece = (row: string): Piece => {
  const [kindWord, inkWord, ...rest] = row.split(' ')
  const kind = wordOf(['panel', 'seam', 'studs'], kindWord)
  const ink = wordOf(INKS, inkWord)
  const size = kind === 'panel' ? 0 : numberOf(rest.shift())
  const points = rest.filter((word) => word.includes(',')).map(pointOf)
  const options = optionsOf(rest.filter((word) => !word.includes(',')))
  switch (kind) {
    case 'panel':
      return { kind, ink, corners: points, ...options }
    case 'seam':
      return { kind, ink, width: size, points, ...options }
    case 'studs':
      return { kind, ink, size, places: points, ...options }
  }
}

type Options = Omit<Panel, 'kind' | 'ink' | 'corners'>

const optionsOf = (words: readonly string[]): Options =>
  words.reduce<Options>((options, word) => ({ ...options, ...optionOf(...splitAt(word, '=')) }), {})

const optionOf = (name: string, value: string): Options => {
  switch (name) {
    case 'single':
    case 'stitched':
    case 'rounded':
      return { [name]: true }
    case 'raised':
    case 'opacity':
      return { [name]: numberOf(value) }
    case 'border':
      return { border: wordOf(INKS, value) }
    case 'pattern':
      return { pattern: patternOf(...splitAt(value, '/')) }
    default:
      throw new SyntaxError(`unknown option "${name}"`)
  }
}

const patternOf = (kind: string, frequency: string): Pattern => ({
  kind: wordOf(PATTERNS, kind),
  frequency: numberOf(frequency),
})

const splitAt = (word: string, mark: string): [before: string, after: string] => {
  const [before = '', after = ''] = word.split(mark)
  return [before, after]
}

/** Points in hundredths of the chart's unit. Throws a SyntaxError for anything else. */
export const pointsOf = (text: string): readonly ChartPoint[] => text.split(' ').map(pointOf)

const pointOf = (word: string): ChartPoint => {
  const [x, y, ...rest] = word.split(',').map(numberOf)
  if (x === undefined || y === undefined || rest.length > 0) {
    throw new SyntaxError(`"${word}" is no point`)
  }
  return [x / 100, y / 100]
}

const numberOf = (word = ''): number => {
  const number = Number(word)
  if (word === '' || !Number.isFinite(number)) throw new SyntaxError(`"${word}" is no number`)
  return number
}
