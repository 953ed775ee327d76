/**
 * Draws the page's pictures with the studio, before webpack bundles them: the examples of the carousel, and a
 * thumbnail of each style. Does nothing if this file, the lists of examples and thumbnails, the catalogue and the
 * studio are unchanged.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStudio, describe } from '@dramatis/studio'
import { build } from 'esbuild'
import sharp from 'sharp'

/** The sides of the pictures in pixels: about twice what the page shows. */
const EXAMPLE_SIDE = 152
const THUMBNAIL_SIDE = 88
/** The side of the drawing in pixels; a face takes about half of it. */
const DRAWN_SIDE = 304

/** The character that the thumbnails show. */
const SITTER = 'Gandalf'

/** The square around a face: left, top and side as fractions of the drawing. */
const DEFAULT_FACE = [0.24, 0.32, 0.48]

/** The square in styles that draw the face elsewhere. Chosen by eye: check these when the studio's framing changes. */
const FACES = {
  ghibli: [0.27, 0.4, 0.48],
  lego: [0.24, 0.3, 0.48],
  southpark: [0.22, 0.34, 0.54],
  'animal crossing': [0.22, 0.32, 0.54],
  minecraft: [0.23, 0.32, 0.48],
}

/** The square for each example, also chosen by eye: it shows more around the face. */
const EXAMPLE_FACES = {
  'Mark Grayson': [0.16, 0.02, 0.68],
  Gandalf: [0.21, 0.28, 0.62],
  Mario: [0.21, 0.05, 0.58],
  'Paul Atreidies': [0.19, 0.05, 0.56],
  'Lyra Belacqua': [0.16, 0.05, 0.66],
  Eragon: [0.17, 0.05, 0.62],
  'Tris Prior': [0.17, 0.03, 0.64],
  'Percy Jackson': [0.16, 0.08, 0.6],
}

const directory = fileURLToPath(new URL('../pictures/', import.meta.url))
const stamp = path.join(directory, 'inputs.sha256')

// The page's own lists decide which pictures are drawn.
const EXAMPLES = fileURLToPath(new URL('../src/carousel/examples.ts', import.meta.url))
const THUMBNAILS = fileURLToPath(new URL('../src/choices/thumbnails.ts', import.meta.url))
const { examples } = await load(EXAMPLES)
const { thumbnails } = await load(THUMBNAILS)
const PICTURES = [
  ...examples.map(({ character, style, picture }) => ({
    file: picture,
    character,
    style,
    face: EXAMPLE_FACES[character] ?? DEFAULT_FACE,
    pixels: EXAMPLE_SIDE,
  })),
  ...Object.entries(thumbnails).map(([style, picture]) => ({
    file: picture,
    character: SITTER,
    style,
    face: FACES[style] ?? DEFAULT_FACE,
    pixels: THUMBNAIL_SIDE,
  })),
]

const inputs = await hashOf([
  fileURLToPath(import.meta.url),
  EXAMPLES,
  THUMBNAILS,
  ...(await filesIn(folderOf('@dramatis/catalogue'))),
  ...(await filesIn(folderOf('@dramatis/studio'))),
])
if (!(await isDrawn(inputs))) await draw()

async function draw() {
  await rm(directory, { recursive: true, force: true })
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
  await mkdir(path.dirname(file), { recursive: true })
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
    .toFile(file)
}

async function isDrawn(hash) {
  try {
    await Promise.all(PICTURES.map(({ file }) => access(file)))
    return (await readFile(stamp, 'utf8')) === hash
  } catch {
    return false // A file is missing.
  }
}

function folderOf(name) {
  return fileURLToPath(new URL('.', import.meta.resolve(name)))
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

/** Loads a module of the page, replacing each imported picture with the path of its file. */
async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [{ name: 'picture-paths', setup: resolvePictures }],
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** The setup of an esbuild plugin that resolves an imported picture to its path; the file may not exist yet. */
function resolvePictures(bundler) {
  const namespace = 'picture'
  bundler.onResolve({ filter: /\.webp$/ }, ({ path: file, resolveDir }) => ({
    path: path.join(resolveDir, file),
    namespace,
  }))
  bundler.onLoad({ filter: /./, namespace }, ({ path: file }) => ({
    contents: file,
    loader: 'text',
  }))
}
