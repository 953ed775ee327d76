import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { anyNumber, anyString, containing } from '../../matchers.ts'
import { createProviderServer } from '../../providerServer.ts'
import { QUICK_STUDIO } from '../../quickStudio.ts'

/** The built file, from `npm run build`. */
const PORTRAIT = join(__dirname, '../../../dist/cli/portrait.js')

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portrait-'))
})

afterEach(() => rm(folder, { recursive: true }))

const start = (args: readonly string[], environment: Record<string, string> = {}) =>
  spawn(process.execPath, [PORTRAIT, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...QUICK_STUDIO, ...environment },
  })

const finished = async (child: ReturnType<typeof start>) => {
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { stdout, stderr, code: child.exitCode }
}

const portrait = (args: readonly string[], environment?: Record<string, string>) =>
  finished(start(args, environment))

test('paints a character into a JPEG file and reports it as JSON', async () => {
  const args = [
    'Gandalf, The Lord of the Rings',
    '--aspect',
    'landscape',
    '--out',
    'g.jpg',
    '--json',
  ]
  const { stdout, stderr, code } = await portrait(args)
  expect([code, stderr]).toEqual([0, ''])
  const file = await readFile(join(folder, 'g.jpg'))
  expect(JSON.parse(stdout)).toEqual({
    description: containing('Gandalf'),
    engine: { name: anyString, kind: 'procedural' },
    // Premium's size: twice the sides.
    width: 192,
    height: 128,
    bytes: file.byteLength,
    milliseconds: anyNumber,
    out: join(folder, 'g.jpg'),
  })
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 128 })
  expect(await readdir(folder)).toEqual(['g.jpg'])
})

test('names the file after the character, and with --quiet prints nothing', async () => {
  const { stdout, stderr, code } = await portrait(['Mulan, Mulan', '--quiet'])
  expect([stdout, stderr, code]).toEqual(['', '', 0])
  expect(await readdir(folder)).toEqual(['mulan-mulan.jpg'])
})

test('paints the same picture with the same seed, and a different one with a different seed', async () => {
  const paintedWith = async (seed: string) => {
    await portrait(['a tall stranger', '--out', 'a.jpg', '--seed', seed, '--quiet'])
    // The file also contains its date.
    return sharp(join(folder, 'a.jpg')).raw().toBuffer()
  }
  const first = await paintedWith('7')
  expect(first.equals(await paintedWith('7'))).toBe(true)
  expect(first.equals(await paintedWith('8'))).toBe(false)
})

test('prints help with examples', async () => {
  const { stdout, code } = await portrait(['--help'])
  expect(code).toBe(0)
  expect(stdout).toContain('--aspect')
  expect(stdout).toContain('portrait "Gandalf, The Lord of the Rings" --out gandalf.jpg')
})

test.each([
  ['no character', [], 'character'],
  ['a blank character', [' '], 'Please enter a character name'],
  ['an unknown style', ['Gandalf', '--style', 'oil'], 'realistic, ghibli'],
  ['an unknown aspect', ['Gandalf', '--aspect', 'round'], 'portrait, landscape, square'],
  ['a seed that is not a number', ['Gandalf', '--seed', 'x'], 'whole number'],
  ['an unknown option', ['Gandalf', '--colour'], '--colour'],
  ['a folder that does not exist', ['Gandalf', '--out', 'no/where/g.jpg'], 'create it first'],
  ['a file of another format', ['Gandalf', '--out', 'g.png'], '.jpg'],
])('exits 2 with one line of explanation for %s', async (_, args, reason) => {
  const { stdout, stderr, code } = await portrait(args)
  expect([stdout, code]).toEqual(['', 2])
  expect(stderr).toContain(reason)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(await readdir(folder)).toEqual([])
})

test('exits 2 if the file is a folder, and leaves it alone', async () => {
  await mkdir(join(folder, 'g.jpg'))
  const { stderr, code } = await portrait(['Gandalf', '--out', 'g.jpg'])
  expect([stderr, code]).toEqual([containing('is a folder'), 2])
})

test('exits 2 for a wrong configuration, and names the variable', async () => {
  const { stderr, code } = await portrait(['Gandalf'], { STUDIO_SHORT_SIDE: 'huge' })
  expect([stderr, code]).toEqual([containing('STUDIO_SHORT_SIDE'), 2])
})

describe('with a provider', () => {
  const provider = createProviderServer()
  beforeAll(() => provider.start())
  afterAll(() => provider.stop())

  const environment = () => ({ OPENAI_BASE_URL: provider.baseUrl, IMAGE_MODEL: 'painter' })

  test('names the model that painted', async () => {
    provider.paints()
    const { stdout, code } = await portrait(['Gandalf', '--style', 'lego', '--json'], environment())
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ engine: { name: 'painter', kind: 'model' } })
  })

  test('exits 1 with the reason when it fails, and leaves no file', async () => {
    provider.fails(401, { message: 'Incorrect API key' })
    const { stderr, code } = await portrait(['Gandalf', '--quiet'], environment())
    expect([stderr, code]).toEqual([containing('Incorrect API key'), 1])
    expect(await readdir(folder)).toEqual([])
  })

  test('stops on Ctrl-C, and leaves no file', async () => {
    provider.paints()
    provider.respondsLate()
    const child = start(['Gandalf'], environment())
    const painting = new Promise<void>((resolve) => {
      child.stderr.on('data', (chunk: Buffer) => {
        if (chunk.includes('Painting')) resolve()
      })
    })
    const end = finished(child)
    await painting
    child.kill('SIGINT')
    expect(await end).toMatchObject({ code: 130, stderr: containing('interrupted') })
    expect(await readdir(folder)).toEqual([])
  })
})
