/**
 * Draws the pictures of the page with the studio, before webpack packs them: the examples of the company
 * and one character in each style for the lists of styles. Draws nothing when neither this file nor the
 * studio has changed since.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStudio, describe } from '@dramatis/studio'
import sharp from 'sharp'

/** Pixels, twice of what the page shows. */
const EXAMPLE_SIDE = 152
const THUMBNAIL_SIDE = 88
/** The side of the whole drawing, in pixels; a face takes about half of it. */
const DRAWN_SIDE = 304

/** Whom the lists of styles show. */
const SITTER = 'Gandalf'

/**
 * `face` is the square around it as left, top and side in shares of the drawing, taken by eye: look at the
 * pictures again when the studio frames its characters in another way.
 */
const PICTURES = [
  example('mark-grayson', 'Mark Grayson', 'nintendo', [0.16, 0.02, 0.68]),
  example('gandalf', 'Gandalf', 'ghibli', [0.21, 0.28, 0.62]),
  example('mario', 'Mario', 'lego', [0.21, 0.05, 0.58]),
  example('paul-atreidies', 'Paul Atreidies', 'lego', [0.19, 0.05, 0.56]),
  example('lyra-belacqua', 'Lyra Belacqua', 'realistic', [0.16, 0.05, 0.66]),
  example('eragon', 'Eragon', 'realistic', [0.17, 0.05, 0.62]),
  example('tris-prior', 'Tris Prior', 'realistic', [0.17, 0.03, 0.64]),
  example('percy-jackson', 'Percy Jackson', 'realistic', [0.16, 0.08, 0.6]),
  thumbnail('realistic', [0.24, 0.32, 0.48]),
  thumbnail('ghibli', [0.27, 0.4, 0.48]),
  thumbnail('fortnite', [0.24, 0.32, 0.48]),
  thumbnail('lego', [0.24, 0.3, 0.48]),
  thumbnail('southpark', [0.22, 0.34, 0.54]),
  thumbnail('animal crossing', [0.22, 0.32, 0.54]),
  thumbnail('minecraft', [0.23, 0.32, 0.48]),
  thumbnail('pixar', [0.24, 0.32, 0.48]),
  thumbnail('dispo', [0.24, 0.32, 0.48]),
]

const directory = fileURLToPath(new URL('../pictures/', import.meta.url))
const stamp = path.join(directory, 'inputs.sha256')

const inputs = await hashOf([
  fileURLToPath(import.meta.url),
  ...(await filesIn(fileURLToPath(new URL('.', import.meta.resolve('@dramatis/studio'))))),
])
if (!(await isDrawn(inputs))) await draw()

async function draw() {
  await rm(directory, { recursive: true, force: true })
  await Promise.all(
    ['examples', 'styles'].map((kind) => mkdir(path.join(directory, kind), { recursive: true })),
  )
  const studio = createStudio()
  try {
    for (const picture of PICTURES) await drawOne(studio, picture)
  } finally {
    await studio.close()
  }
  await writeFile(stamp, inputs)
}

async function drawOne(studio, { file, character, style, face: [left, top, side], pixels }) {
  const drawing = await studio
    .paint(describe(character), { style, aspect: 'square', shortSide: DRAWN_SIDE })
    .catch((cause) => {
      throw new Error(`The studio could not draw ${character} in the style "${style}".`, { cause })
    })
  const crop = Math.round(side * drawing.width)
  await sharp(drawing.pixels, {
    raw: { width: drawing.width, height: drawing.height, channels: 4 },
  })
    .extract({
      left: Math.round(left * drawing.width),
      top: Math.round(top * drawing.height),
      width: crop,
      height: crop,
    })
    .resize(pixels, pixels)
    .webp({ quality: 82 })
    .toFile(path.join(directory, file))
}

async function isDrawn(hash) {
  try {
    await Promise.all(PICTURES.map(({ file }) => access(path.join(directory, file))))
    return (await readFile(stamp, 'utf8')) === hash
  } catch {
    return false // A file is missing.
  }
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(js|wasm)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

async function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex')
}

function example(name, character, style, face) {
  return { file: `examples/${name}.webp`, character, style, face, pixels: EXAMPLE_SIDE }
}

function thumbnail(style, face) {
  const file = `styles/${style.replace(' ', '-')}.webp`
  return { file, character: SITTER, style, face, pixels: THUMBNAIL_SIDE }
}
