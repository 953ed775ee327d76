// Draws characters side by side for looking at:
//   npm run sheet -w studio -- --names gandalf,lyra --aspects portrait,square --side 512 --out sheet.png
// Names are those of src/cast.fixture.ts, or `all`; build first.
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { CAST } from '../dist/cast.fixture.js'
import { createStudio } from '../dist/index.js'

const { values } = parseArgs({
  options: {
    names: { type: 'string', default: 'all' },
    style: { type: 'string', default: 'realistic' },
    aspects: { type: 'string', default: 'portrait' },
    side: { type: 'string', default: '384' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'sheet.png' },
  },
})
const names = values.names === 'all' ? Object.keys(CAST) : values.names.split(',')
const studio = createStudio()
const pictures = []
for (const name of names) {
  const spec = CAST[name]
  if (!spec) throw new Error(`There is no ${name}; there are ${Object.keys(CAST).join(', ')}.`)
  for (const aspect of values.aspects.split(',')) {
    const start = performance.now()
    const options = { style: values.style, aspect, shortSide: Number(values.side) }
    pictures.push(await studio.paint(spec, options))
    console.log(`${name} ${aspect}: ${Math.round(performance.now() - start)} ms`)
  }
}
await studio.close()

const columns = Math.min(pictures.length, Number(values.columns))
const width = Math.max(...pictures.map((picture) => picture.width))
const height = Math.max(...pictures.map((picture) => picture.height))
const sheet = sharp({
  create: {
    width: columns * width,
    height: Math.ceil(pictures.length / columns) * height,
    channels: 4,
    background: '#202020',
  },
})
await sheet
  .composite(
    pictures.map((picture, i) => ({
      input: Buffer.from(picture.pixels.buffer),
      raw: { width: picture.width, height: picture.height, channels: 4 },
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  )
  .png()
  .toFile(values.out)
