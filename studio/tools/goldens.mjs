// Repaints the pictures that test/all/goldens.test.ts compares with. After changing a style on purpose, build, run this,
// and look at the result before you commit it:
// npm run goldens -w studio -- --styles ghibli,lego      (all styles, and the groups, by default)
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { GOLDEN_SIZE, goldenFile, GOLDENS } from '../test/goldens.ts'
import { createStudio } from '../src/index.ts'

const names = GOLDENS.map(({ name }) => name)
const { values } = parseArgs({ options: { styles: { type: 'string', default: names.join(',') } } })
const wanted = new Set(values.styles.split(','))
const { shortSide: side } = GOLDEN_SIZE
const studio = createStudio()
for (const golden of GOLDENS.filter(({ name }) => wanted.has(name))) {
  const strip = []
  for (const [at, { style, spec }] of golden.pictures.entries()) {
    const { width, height, pixels } = await studio.paint(spec, { style, ...GOLDEN_SIZE })
    const raw = { width, height, channels: 4 }
    strip.push({ input: Buffer.from(pixels.buffer), raw, left: at * side, top: 0 })
  }
  const width = golden.pictures.length * side
  await sharp({ create: { width, height: side, channels: 3, background: '#000' } })
    .composite(strip)
    .webp({ quality: 90, smartSubsample: true })
    .toFile(goldenFile(golden))
  console.log(golden.name)
}
await studio.close()
