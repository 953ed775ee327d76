import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const ROOT = join(__dirname, '../..')
const npmRun = (...args: string[]) =>
  promisify(execFile)('npm', ['run', '-s', 'portrait', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, STUDIO_SHORT_SIDE: '256' },
  })

it('writes a JPEG and reports it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portrait-'))
  const out = join(folder, 'gandalf.jpg')
  const { stdout } = await npmRun(
    'Gandalf, The Lord of the Rings',
    ...['--style', 'realistic', '--aspect', 'portrait', '--out', out, '--json'],
  )
  expect(await sharp(out).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 768 })
  expect(JSON.parse(stdout)).toMatchObject({
    description: expect.stringContaining('Gandalf') as unknown,
    engine: { kind: 'procedural' },
    // Twice STUDIO_SHORT_SIDE, as for premium: the command is for people who run the engine themselves.
    width: 512,
    height: 768,
    milliseconds: expect.any(Number) as unknown,
  })
  await rm(folder, { recursive: true })
})

it('exits with code 2 and a one-line message when an argument is invalid', async () => {
  const failure = await npmRun('Gandalf', '--style', 'cubist').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 2 })
  expect((failure as { stderr: string }).stderr.trim()).toMatch(/^[^\n]*cubist[^\n]*$/)
})
