import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderOf, REMOTE_NAMES } from '@dramatis/remotes'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'

const ROOT = join(__dirname, '../..')

describe('the page’s server', () => {
  let ports: Ports
  let local: Running

  beforeAll(async () => {
    ports = await freePorts()
    local = await startLocal(ports)
  })
  afterAll(() => local.stop())

  it('[security-remote-1] sends a policy that allows no inline code and no eval', async () => {
    const { headers } = await fetch(originOf(ports.page))
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(
      `script-src 'self' ${REMOTE_NAMES.map((name) => originOf(ports[name])).join(' ')};`,
    )
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('[security-site-1] lets only listed origins read the functions’ responses', async () => {
    const preflight = (origin: string) =>
      fetch(`${originOf(ports.page)}/.netlify/functions/charPrompt`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const partner = originOf(ports.partner)
    expect((await preflight(partner)).headers.get('access-control-allow-origin')).toBe(partner)
    const stranger = await preflight('https://stranger.example')
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it.each(['shell', ...REMOTE_NAMES.map(folderOf)])(
  '[security-functions-1] puts no secret from the environment into a bundle: %s',
  async (folder) => {
    const secret = 'planted-secret-7f3a9c'
    const env = {
      ...process.env,
      OPENAI_API_KEY: secret,
      VISITOR_SECRET: `${secret}-${secret}`,
      BILLING_ACCESS_TOKEN: secret,
    }
    const output = await mkdtemp(join(tmpdir(), 'bundles-'))
    await promisify(execFile)(
      process.execPath,
      [
        join(ROOT, 'node_modules/webpack-cli/bin/cli.js'),
        ...['--mode', 'production', '--output-path', output],
      ],
      { cwd: join(ROOT, folder), env },
    )
    const files = (await readdir(output, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    )
    expect(files.some(({ name }) => name.endsWith('.js'))).toBe(true)
    for (const file of files) {
      const text = await readFile(join(file.parentPath, file.name), 'latin1')
      expect({ file: file.name, leaks: text.includes(secret) }).toEqual({
        file: file.name,
        leaks: false,
      })
    }
    await rm(output, { recursive: true })
  },
)
