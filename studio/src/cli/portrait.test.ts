import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe as describeCharacter } from '../understanding/describe.ts'
import { writeDescription } from '../understanding/writeDescription.ts'

/** The built file, from `npm run build -w studio`. */
const PORTRAIT = join(__dirname, '../../dist/bundle/portrait.js')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'))
})

afterEach(() => rm(folder, { recursive: true }))

const portrait = (...args: readonly string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [PORTRAIT, ...args],
      { cwd: folder },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })

test.each([
  ['g.jpg', 'jpeg'],
  ['g.png', 'png'],
  ['g.webp', 'webp'],
  ['g.avif', 'heif'],
])('draws %s, exits and reports the result', async (out, format) => {
  const options = ['--style', 'ghibli', '--aspect', 'landscape', '--size', '64', '--out', out]
  const { code, stdout, stderr } = await portrait('Gandalf', ...options)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/: 96 x 64, \d+ kB\. Gandalf, an elderly man with /u)
  const meta = await sharp(await readFile(join(folder, out))).metadata()
  expect([meta.format, meta.width, meta.height]).toEqual([format, 96, 64])
})

test('names the file after the character, and draws the same for the same seed', async () => {
  await portrait('Zoë the Bold', '--size', '16', '--seed', '7')
  expect(await readdir(folder)).toEqual(['zoë-the-bold.jpg'])
  await portrait('Zoë the Bold', '--size', '16', '--seed', '7', '--out', 'again.jpg')
  const [first, second] = await Promise.all(
    ['zoë-the-bold.jpg', 'again.jpg'].map((name) => readFile(join(folder, name))),
  )
  expect(second).toEqual(first)
})

test('prints the description, in words or as data, and draws nothing', async () => {
  const gandalf = describeCharacter('Gandalf')
  expect((await portrait('Gandalf', '--describe')).stdout.trim()).toBe(writeDescription(gandalf))
  expect(JSON.parse((await portrait('Gandalf', '--json')).stdout)).toEqual(gandalf)
  expect(await readdir(folder)).toEqual([])
})

test.each([
  [[], 'Name a character'],
  [['old', 'pirate'], 'in quotes: "old pirate"'],
  [['Gandalf', '--style', 'oil'], '--style must be one of realistic, '],
  [['Gandalf', '--aspect', '16:9'], '--aspect must be one of portrait, landscape, square'],
  [['Gandalf', '--size', '9000'], '--size must be a whole number from 16 to 4096'],
  [['Gandalf', '--seed', '-1'], '--seed'],
  [['Gandalf', '--out', 'g.gif'], '--out must end in .jpg, .webp, .avif or .png'],
  [['Gandalf', '--colour', 'red'], "Unknown option '--colour'"],
])('refuses %p and says what to change', async (args, expected) => {
  const { code, stdout, stderr } = await portrait(...args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain(expected)
  expect(await readdir(folder)).toEqual([])
})

test('fails with the reason if the file cannot be written', async () => {
  const { code, stderr } = await portrait('Gandalf', '--size', '16', '--out', 'no/such/g.jpg')
  expect(code).toBe(1)
  expect(stderr).toContain('no/such/g.jpg')
})
