// Draws characters side by side. Build first.
//   npm run sheet -w studio
// With no arguments, it draws the contact sheets in docs/: 28 characters in every style, a sheet for each aspect,
// and contact-sheet-aspects.webp with a few of them. With arguments, it draws a sheet to look at while you work:
//   npm run sheet -w studio -- --names gandalf,lyra --aspects portrait,square --side 512 --out sheet.png
//   npm run sheet -w studio -- "a robot barista" "Cleopatra, Egypt" --styles lego,ghibli
// Names are those of test/characters.ts, or `all`; any other text is first passed to `describe`.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { CHARACTERS } from '../test/characters.ts'
import { createStudio, describe, STYLES } from '../src/index.ts'

/** The eight examples on the page, and twenty others of all ages, species and styles of dress. */
const SHEET = [
  'Mark Grayson',
  'Gandalf',
  'Mario',
  'Paul Atreidies',
  'Lyra Belacqua',
  'Eragon',
  'Tris Prior',
  'Percy Jackson',
  'Sherlock Holmes',
  'Hermione Granger, Harry Potter',
  'Galadriel, The Lord of the Rings',
  'Gimli, The Lord of the Rings',
  'Captain Ahab, Moby-Dick',
  'Long John Silver, Treasure Island',
  'Alice, Alice in Wonderland',
  'Count Dracula',
  'Medusa',
  'Poseidon',
  'Athena',
  'Thor',
  'Cleopatra',
  'Mulan',
  'Luke Skywalker, Star Wars',
  'Queen Amara, a warrior queen with dark skin, an afro and a golden tiara',
  'An old pirate with a red beard and an eye patch',
  'A robot in copper armor in a city at night',
  'A green alien in a spacesuit',
  'A grandmother with glasses and a gray bun in a purple dress',
].map((text) => describe(text))
/** Gandalf, Mario, Hermione and Queen Amara, for the README. */
const FEW = [1, 2, 9, 23].map((at) => SHEET[at])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    names: { type: 'string' },
    styles: { type: 'string', default: 'realistic' },
    aspects: { type: 'string', default: 'portrait' },
    side: { type: 'string', default: '384' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'sheet.png' },
  },
})

const studio = createStudio()
if (process.argv.length > 2) await drawForLooking()
else await drawForDocs()
await studio.close()

async function drawForDocs() {
  const docs = (name) => fileURLToPath(new URL(`../../docs/${name}.webp`, import.meta.url))
  await drawSheet(docs('contact-sheet'), await everyStyle(SHEET, ['portrait'], 88))
  for (const aspect of ['landscape', 'square']) {
    await drawSheet(docs(`contact-sheet-${aspect}`), await everyStyle(SHEET, [aspect], 72))
  }
  await drawSheet(docs('contact-sheet-aspects'), await everyStyle(FEW, ['landscape', 'square'], 80))
}

async function drawForLooking() {
  const names = values.names === 'all' ? Object.keys(CHARACTERS) : list(values.names ?? '')
  const specs = [...names.map(castMember), ...positionals.map((text) => describe(text))]
  if (specs.length === 0) specs.push(...Object.values(CHARACTERS))
  const pictures = []
  for (const spec of specs) {
    for (const style of list(values.styles)) {
      for (const aspect of list(values.aspects)) {
        const start = performance.now()
        pictures.push(await studio.paint(spec, { style, aspect, shortSide: Number(values.side) }))
        console.log(`${spec.name}, ${style} ${aspect}: ${Math.round(performance.now() - start)} ms`)
      }
    }
  }
  const columns = Math.min(pictures.length, Number(values.columns))
  const rows = Math.ceil(pictures.length / columns)
  const inRows = Array.from({ length: rows }, (_, row) =>
    pictures.slice(row * columns, (row + 1) * columns),
  )
  await drawSheet(values.out, inRows)
}

/** One row for each character and aspect, one column for each style. */
async function everyStyle(specs, aspects, shortSide) {
  const rows = []
  for (const spec of specs) {
    for (const aspect of aspects) {
      const row = []
      for (const style of STYLES) row.push(await studio.paint(spec, { style, aspect, shortSide }))
      rows.push(row)
    }
  }
  return rows
}

/** Writes rows of pictures to one file: a lossless PNG, or a small WebP. */
async function drawSheet(file, rows) {
  const tiles = []
  let [top, widest] = [0, 0]
  for (const row of rows) {
    let left = 0
    for (const { width, height, pixels } of row) {
      const raw = { width, height, channels: 4 }
      tiles.push({ input: Buffer.from(pixels.buffer), raw, left, top })
      left += width
    }
    widest = Math.max(widest, left)
    top += Math.max(...row.map(({ height }) => height))
  }
  const { size } = await sharp({
    create: { width: widest, height: top, channels: 3, background: '#202020' },
  })
    .composite(tiles)
    .webp({ quality: 72, smartSubsample: true, force: false })
    .toFile(file)
  console.log(`${file}: ${widest} x ${top}, ${Math.round(size / 1024)} kB`)
}

function list(values) {
  return values.split(',').filter((value) => value !== '')
}

function castMember(name) {
  const spec = CHARACTERS[name]
  if (!spec)
    throw new Error(`Unknown character ${name}; choose from ${Object.keys(CHARACTERS).join(', ')}.`)
  return spec
}
