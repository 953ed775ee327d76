import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../test/support/run.ts'
import { temporaryFolders } from '../../test/support/temporaryFolders.ts'

const newFolder = temporaryFolders()

it.each([
  ['caddy', 'deploy/Caddyfile'],
  ['nginx', 'deploy/nginx.conf'],
])('keeps the configuration of %s up to date', async (name, file) => {
  // To update it: npm run -s headers -- caddy > deploy/Caddyfile
  const { stdout } = await run('headers', [name])
  expect(await readFile(join(__dirname, '../../..', file), 'utf8')).toBe(stdout)
})

it('configures which pages may show the embed in a frame', async () => {
  const folder = await newFolder()
  const file = join(folder, 'partners.json')
  await writeFile(
    file,
    '[{ "name": "shop", "key": "pk_0123456789abcdef", "origins": ["https://*.shop.example"] }]',
  )
  for (const server of ['caddy', 'nginx']) {
    const { stdout } = await run('headers', [server], { env: { PARTNERS: file } })
    expect(stdout).toContain('"https://*.shop.example"')
  }
  const wrong = await run('headers', ['caddy'], { env: { PARTNERS: '[{' } })
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.stderr).toContain('PARTNERS is not valid JSON')
})

it('allows the origins of remotes before they are first published', async () => {
  const env = { REMOTE_ORIGINS: 'https://one.example/path, http://two.example:81' }
  for (const server of ['caddy', 'nginx']) {
    const { stdout } = await run('headers', [server], { env })
    expect(stdout).toContain("script-src 'self' https://one.example http://two.example:81;")
  }
  const wrong = await run('headers', ['caddy'], { env: { REMOTE_ORIGINS: 'one.example' } })
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.stderr).toContain('not "one.example"')
})
