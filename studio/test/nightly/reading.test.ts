import fc from 'fast-check'
import { altText } from '../../src/understanding/altText.ts'
import { describe as describeCharacter } from '../../src/understanding/describe.ts'
import { namesIn } from '../../src/understanding/namesIn.ts'
import { splitGroup } from '../../src/understanding/splitGroup.ts'
import { understand } from '../../src/understanding/understand.ts'
import { unreadIn } from '../../src/understanding/unreadIn.ts'
import { writeDescription } from '../../src/understanding/writeDescription.ts'
import { HOSTILE_PIECES } from '../hostileTexts.ts'

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['describe', describeCharacter],
  ['understand', understand],
  ['unreadIn', unreadIn],
  ['namesIn', namesIn],
  ['splitGroup', splitGroup],
  ['altText', (text) => altText(describeCharacter(text), 'ja')],
  ['writeDescription', (text) => writeDescription(describeCharacter(text), 'de')],
]

/** Each is compared with a quarter of it. The first is read to its end, the second is longer than what is read. */
const LENGTHS = [3_900, 20_000]
const MAX_RATIO = 6
/** What is too short to be compared, in milliseconds. */
const NEGLIGIBLE = 1
/** Other processes, compiling and collecting garbage can only add to a cost, so the lowest counts. */
const MAX_ATTEMPTS = 12

describe.each(READERS)('the cost of %s', (_name, read) => {
  test.each(LENGTHS)(
    'grows no faster than a hostile text, up to %d characters',
    async (length) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 1, maxLength: 5 }),
          async (pieces) => {
            const unit = pieces.join('')
            let [short, long] = [Infinity, Infinity]
            for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
              // Texts differ, because readers remember those that they have read.
              const start = `${String.fromCharCode(97 + attempt)} `
              short = Math.min(short, await costOf(read, start + filled(unit, length / 4)))
              long = Math.min(long, await costOf(read, start + filled(unit, length)))
              if (long <= MAX_RATIO * short + NEGLIGIBLE) return
            }
            expect(long).toBeLessThanOrEqual(MAX_RATIO * short + NEGLIGIBLE)
          },
        ),
        { numRuns: 80 },
      )
    },
    300_000,
  )
})

const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Processor time in milliseconds. */
const costOf = async (read: (text: string) => unknown, text: string): Promise<number> => {
  const before = process.cpuUsage()
  await read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
