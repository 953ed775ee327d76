// Draws docs/contact-sheet.webp (28 characters in every style) and docs/contact-sheet-aspects.webp
// (a few in the other two formats). Build first:
//   npm run contact-sheet -w studio
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createStudio, describe, STYLES } from '../dist/index.js'

/** The eight examples of the page, and twenty others of every age, kind and dress. */
const CHARACTERS = [
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
  'A robot in copper armour in a city at night',
  'A green alien in a spacesuit',
  'A grandmother with glasses and a grey bun in a purple dress',
].map((text) => describe(text))

const studio = createStudio()

await drawSheet('contact-sheet.webp', ['portrait'], CHARACTERS, 88)
await drawSheet(
  'contact-sheet-aspects.webp',
  ['landscape', 'square'],
  CHARACTERS.filter((_, at) => [1, 2, 9, 23].includes(at)),
  80,
)
await studio.close()

/** A row a character, a column a style; formats one below the other. */
async function drawSheet(name, aspects, specs, shortSide) {
  const tiles = []
  let top = 0
  let width = 0
  for (const spec of specs) {
    for (const aspect of aspects) {
      let left = 0
      let height = 0
      for (const style of STYLES) {
        const picture = await studio.paint(spec, { style, aspect, shortSide })
        const raw = { width: picture.width, height: picture.height, channels: 4 }
        tiles.push({ input: Buffer.from(picture.pixels.buffer), raw, left, top })
        left += picture.width
        height = picture.height
      }
      width = Math.max(width, left)
      top += height
    }
  }
  const file = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url))
  const { size } = await sharp({
    create: { width, height: top, channels: 3, background: '#202020' },
  })
    .composite(tiles)
    .webp({ quality: 72, smartSubsample: true })
    .toFile(file)
  console.log(`${file}: ${width} x ${top}, ${Math.round(size / 1024)} kB`)
}
