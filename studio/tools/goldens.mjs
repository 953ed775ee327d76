// Repaints the pictures that src/goldens.test.ts compares with. Run it, after a build, when a style was
// changed on purpose, and look at the result before you commit it:
// npm run goldens -w studio -- --styles ghibli,lego      (all styles by default)
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { CHARACTERS } from '../dist/characters.fixture.js'
import { goldenFile, GOLDENS } from '../dist/goldens.fixture.js'
import { createStudio, STYLES } from '../dist/index.js'

const { values } = parseArgs({ options: { styles: { type: 'string', default: STYLES.join(',') } } })
const { names, aspect, shortSide } = GOLDENS
const studio = createStudio()
for (const style of values.styles.split(',')) {
  const strip = []
  for (const [at, name] of names.entries()) {
    const { width, height, pixels } = await studio.paint(CHARACTERS[name], {
      style,
      aspect,
      shortSide,
    })
    const raw = { width, height, channels: 4 }
    strip.push({ input: Buffer.from(pixels.buffer), raw, left: at * shortSide, top: 0 })
  }
  const width = names.length * shortSide
  await sharp({ create: { width, height: shortSide, channels: 3, background: '#000' } })
    .composite(strip)
    .webp({ quality: 90, smartSubsample: true })
    .toFile(goldenFile(style))
  console.log(style)
}
await studio.close()
