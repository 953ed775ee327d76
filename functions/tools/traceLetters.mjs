/**
 * Writes the outlines of the letters on share cards, so that cards look the same on every host, whatever typefaces
 * it has. Run `node functions/tools/traceLetters.mjs` after updating the typeface.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'

const WEIGHT = 600
const OPTICAL_SIZE = 72
/** Units per em. */
const EM = 1000

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** The typeface's letters for European languages in Latin script, by font file. */
const CHARACTERS = {
  latin: [...range(0x20, 0x7e), ...range(0xa1, 0xff), ...'ıŒœ–—‘’‚“”„…'].filter(
    (character) => character !== '\u00ad',
  ),
  'latin-ext': range(0x100, 0x17e).filter((character) => !'ıŒœ'.includes(character)),
}

const require = createRequire(import.meta.url)

const openFont = async (subset) => {
  const file = require.resolve(`@fontsource-variable/imbue/files/imbue-${subset}-opsz-normal.woff2`)
  const font = new Font(new Face(new Blob(await convert(await readFile(file), 'truetype'))))
  font.setVariations([new Variation('wght', WEIGHT), new Variation('opsz', OPTICAL_SIZE)])
  font.setScale(EM, EM)
  return font
}

const glyphOf = (font, character) => {
  const buffer = new Buffer()
  buffer.addText(character)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const [{ codepoint: glyph }] = buffer.getGlyphInfos()
  const [{ xAdvance }] = buffer.getGlyphPositions()
  return glyph === 0 ? undefined : [xAdvance, rounded(font.glyphToPath(glyph))]
}

const rounded = (path) => path.replace(/-?\d*\.\d+/g, (number) => String(Math.round(number)))

const lines = []
for (const [subset, characters] of Object.entries(CHARACTERS)) {
  const font = await openFont(subset)
  for (const character of characters) {
    const glyph = glyphOf(font, character)
    if (glyph) lines.push(`  [${JSON.stringify(character)}, [${glyph[0]}, '${glyph[1]}']],`)
  }
}
await writeFile(
  fileURLToPath(new URL('../src/share/letters.ts', import.meta.url)),
  `/**
 * Imbue (OFL-1.1) at weight ${WEIGHT}, as \`tools/traceLetters.mjs\` traced it: the width of each letter, and its
 * outline above a baseline at 0 with y upwards, in thousandths of the size.
 */
export const LETTERS: ReadonlyMap<string, readonly [width: number, outline: string]> = new Map([
${lines.join('\n')}
])
`,
)
