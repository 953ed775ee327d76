import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { REMOTE_NAMES } from '@dramatis/remotes'
import { temporaryFolders } from '../../test/support/temporaryFolders.ts'
import { writeBuild } from '../../test/support/writeBuild.ts'
import { writeEmbedBuild } from '../../test/support/writeEmbedBuild.ts'
import { siteHeaders } from '../headers/siteHeaders.ts'
import { readRemotes } from '../parts/remotesFile.ts'
import { runCommand } from '../runCommand.ts'
import { readFiles } from '../storage/Files.ts'
import { folderTarget } from '../storage/folderTarget.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ENV = {
  CHECKOUT_URL: 'https://checkout.example/premium',
  CONTACT_URL: 'https://forms.example/submit',
  CONTACT_ACCESS_KEY: 'key',
}

const newFolder = temporaryFolders()

/** A checkout with a built shell and built remotes, all at one version. */
const checkout = async (shell: string, version: string) => {
  const root = await newFolder()
  const dist = join(root, 'shell/dist')
  await mkdir(join(dist, 'icons'), { recursive: true })
  const script = `main.${shell}.js`
  await writeFile(join(dist, script), shell)
  await writeFile(join(dist, `${script}.map`), '{}')
  await writeFile(join(dist, `${script}.br`), 'compressed')
  await writeFile(join(dist, 'worker.js'), shell)
  await writeFile(join(dist, 'icons/icon.png'), 'icon')
  await writeFile(join(dist, 'index.html'), `<head><script src="/${script}"></script></head>`)
  await writeEmbedBuild(join(root, 'embed/dist/site'), version)
  for (const name of REMOTE_NAMES) {
    await writeBuild(join(root, `${name}-mfe/dist`), { name, version })
  }
  return root
}

const run = async (
  root: string,
  args: readonly string[],
  days = 0,
  env: NodeJS.ProcessEnv = ENV,
) => {
  const printed: string[] = []
  const code = await runCommand(
    args,
    {
      root,
      directory: root,
      env,
      print: (...lines) => printed.push(...lines),
      now: () => Promise.resolve(new Date(Date.parse('2026-11-22T13:00:00Z') + days * DAY_MS)),
      confirm: undefined,
    },
    (text) => printed.push(text),
  )
  return { code, printed }
}

const site = async (root: string, to: string, days = 0, ...more: readonly string[]) => {
  const { code, printed } = await run(root, ['site', to, ...more], days)
  expect({ code, printed }).toMatchObject({ code: 0 })
  return printed
}

const lineIn = async (folder: string) =>
  (await readRemotes(folderTarget(folder))).document.remotes.generator

const pathsIn = async (folder: string) => [...(await readFiles(folder)).keys()]

it('publishes the shell, every remote, the settings and the headers into an empty folder', async () => {
  const folder = await newFolder()
  await site(await checkout('aaaaaaaa', '0.1.0'), folder)
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  for (const name of REMOTE_NAMES) expect(html).toContain(`/remotes/${name}/0.1.0/remoteEntry.`)
  expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toEqual({
    functionsUrl: '',
    checkoutUrl: ENV.CHECKOUT_URL,
    contactUrl: ENV.CONTACT_URL,
    contactAccessKey: 'key',
    flow: 'latest',
  })
  expect(await lineIn(folder)).toMatchObject({ version: '0.1.0', previous: null })
})

it('[picture-47] writes the page’s address and picture for messengers, and keeps them when a remote is published', async () => {
  const [folder, root] = [await newFolder(), await checkout('aaaaaaaa', '0.1.0')]
  const tags = '<meta property="og:image" content="https://page.example/card.jpg">'
  const page = () => readFile(join(folder, 'index.html'), 'utf8')
  await run(root, ['site', folder], 0, { ...ENV, URL: 'https://page.example' })
  expect(await page()).toContain(tags)
  const remote = await newFolder()
  await writeBuild(remote, { name: 'generator', version: '0.2.0' })
  await run(root, ['publish', 'generator', '--to', folder, '--from', remote], 1)
  expect(await page()).toContain('/remotes/generator/0.2.0/')
  expect(await page()).toContain(tags)
})

it('refuses an address of the page that is none', async () => {
  const env = { ...ENV, PAGE_URL: 'page.example' }
  const { code, printed } = await run(await checkout('aaaaaaaa', '0.1.0'), ['site', 'x'], 0, env)
  expect([code, printed.join('')]).toEqual([
    2,
    'PAGE_URL is "page.example"; set it to an address such as https://example.com/.',
  ])
})

it('changes nothing on a second run', async () => {
  const [folder, root] = [await newFolder(), await checkout('aaaaaaaa', '0.1.0')]
  await site(root, folder)
  const before = await readFiles(folder)
  await site(root, folder, 1)
  expect(await readFiles(folder)).toEqual(before)
})

it('keeps an existing site’s earlier versions, hashed files and other remotes', async () => {
  const folder = await newFolder()
  await site(await checkout('aaaaaaaa', '0.1.0'), folder)
  const page = folderTarget(folder)
  const { document, tag } = await readRemotes(page)
  const contact = { version: '9.0.0', entry: 'https://contact.example/mf-manifest.json' }
  const changed = { ...document, remotes: { ...document.remotes, gallery: contact } }
  await page.write('remotes.json', Buffer.from(JSON.stringify(changed)), tag)

  await site(await checkout('bbbbbbbb', '0.2.0'), folder, 1)
  expect(await lineIn(folder)).toMatchObject({ version: '0.2.0', previous: { version: '0.1.0' } })
  expect((await readRemotes(page)).document.remotes.gallery).toEqual(contact)
  const paths = await pathsIn(folder)
  expect(paths).toEqual(expect.arrayContaining(['main.aaaaaaaa.js', 'main.bbbbbbbb.js']))
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  expect(html).toContain('main.bbbbbbbb.js')
  expect(html).not.toMatch(/href="[^"]*0\.1\.0/)
  expect(html).toContain('id="settings.json">{"functionsUrl":""')
})

it('deletes an earlier shell’s hashed files after five builds and 30 days, but none still in use', async () => {
  const folder = await newFolder()
  const shells = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee', 'ffffffff']
  for (const [day, shell] of shells.entries()) {
    await site(await checkout(shell, '0.1.0'), folder, day)
  }
  const last = await checkout('00000000', '0.1.0')
  await site(last, folder, 31.5)
  expect(await pathsIn(folder)).toContain('main.aaaaaaaa.js')
  await site(last, folder, 32) // The days are counted up to the newest earlier entry.
  const paths = await pathsIn(folder)
  expect(paths.filter((path) => path.includes('aaaaaaaa'))).toEqual([])
  for (const shell of shells.slice(1)) expect(paths).toContain(`main.${shell}.js`)
  expect(paths).toContain('worker.js')
})

it('does not bring back a withdrawn version', async () => {
  const folder = await newFolder()
  await site(await checkout('aaaaaaaa', '0.1.0'), folder)
  const second = await checkout('bbbbbbbb', '0.2.0')
  await site(second, folder, 1)
  await run(second, ['rollback', 'generator', '--to', folder], 2)
  expect(await site(second, folder, 3)).toContain(
    'generator stays at 0.1.0: 0.2.0 was published before.',
  )
  expect(await lineIn(folder)).toMatchObject({ version: '0.1.0', previous: null })
})

it('rolls the shell back, with page and worker, and does not bring the withdrawn build back', async () => {
  const folder = await newFolder()
  const first = await checkout('aaaaaaaa', '0.1.0')
  await site(first, folder)
  const second = await checkout('bbbbbbbb', '0.1.0')
  await site(second, folder, 1)
  const { printed } = await run(second, ['rollback', 'shell', '--to', folder], 2)
  expect(printed.join()).toMatch(/^shell [0-9a-f]{12} is live again in /)
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  expect(await read('worker.js')).toBe('aaaaaaaa')
  expect(await read('index.html')).toContain('main.aaaaaaaa.js')
  expect(await read('index.html')).toContain('/remotes/generator/0.1.0/remoteEntry.')
  expect((await site(second, folder, 3)).join()).toMatch(/shell stays at [0-9a-f]{12}: /)
  expect(await read('worker.js')).toBe('aaaaaaaa')

  const third = await checkout('cccccccc', '0.1.0')
  await site(third, folder, 4)
  await run(third, ['rollback', 'shell', '--to', folder], 5)
  expect(await read('worker.js')).toBe('aaaaaaaa')
})

it('rolls the embed back, and says when there is no earlier version', async () => {
  const folder = await newFolder()
  for (const [day, version] of ['0.1.0', '0.2.0', '0.3.0'].entries()) {
    await site(await checkout('aaaaaaaa', version), folder, day)
  }
  const last = await checkout('aaaaaaaa', '0.3.0')
  const rollBack = (day: number) => run(last, ['rollback', 'embed', '--to', folder], day)
  const loader = () => readFile(join(folder, 'embed/v1/dramatis.js'), 'utf8')
  expect(await loader()).toMatch(/0\.3\.0.*0\.2\.0/)
  await rollBack(3)
  expect(await loader()).toMatch(/0\.2\.0.*0\.1\.0/)
  await site(last, folder, 4)
  expect(await loader()).not.toContain('0.3.0')
  await rollBack(5)
  expect(await loader()).not.toContain('0.2.0')
  expect(await rollBack(6)).toEqual({
    code: 1,
    printed: [expect.stringContaining('embed 0.1.0 is the only version')],
  })
})

it('refuses a different build of the same version', async () => {
  const [folder, root] = [await newFolder(), await checkout('aaaaaaaa', '0.1.0')]
  await site(root, folder)
  await rm(join(root, 'generator-mfe/dist'), { recursive: true })
  await writeBuild(join(root, 'generator-mfe/dist'), { version: '0.1.0', text: 'other' })
  const { code, printed } = await run(root, ['site', folder])
  expect(code).toBe(1)
  expect(printed.join()).toMatch(
    /generator 0\.1\.0 has already been published with different files\./,
  )
})

it.each([
  ['a folder', (folder: string) => Promise.resolve({ from: folder, close: () => undefined })],
  ['an address', serve],
])('carries the state and the kept versions over from %s', async (_title, open) => {
  const earlier = await newFolder()
  await site(await checkout('aaaaaaaa', '0.1.0'), earlier)
  await site(await checkout('bbbbbbbb', '0.2.0'), earlier, 1)
  const root = await checkout('cccccccc', '0.3.0')
  await run(root, ['rollback', 'contact', '--to', earlier], 2)

  const folder = await newFolder()
  const { from, close } = await open(earlier)
  await site(root, folder, 3, '--from', from)
  close()
  expect(await lineIn(folder)).toMatchObject({
    version: '0.3.0',
    previous: { version: '0.2.0' },
    older: [{ version: '0.1.0' }],
  })
  const earlierFiles = await readFiles(earlier)
  const files = await readFiles(folder)
  const kept = [...earlierFiles.keys()].filter((path) => /^remotes\/|^main\..*\.js$/.test(path))
  expect(kept.length).toBeGreaterThan(20)
  for (const path of kept) expect(files.get(path)).toEqual(earlierFiles.get(path))
})

it('starts from scratch, and says so, when the address has no site', async () => {
  const { from, close } = await serve(await newFolder())
  const folder = await newFolder()
  const printed = await site(await checkout('aaaaaaaa', '0.1.0'), folder, 0, '--from', from)
  close()
  expect(printed[0]).toBe(`${from} has no remotes.json: this site starts without earlier versions.`)
})

it('refuses to carry over a site whose files differ from the published ones', async () => {
  const earlier = await newFolder()
  await site(await checkout('aaaaaaaa', '0.1.0'), earlier)
  await writeFile(join(earlier, 'remotes/contact/0.1.0/pictures/gandalf.webp'), 'changed')
  const folder = await newFolder()
  const { code, printed } = await run(await checkout('bbbbbbbb', '0.2.0'), [
    'site',
    folder,
    '--from',
    earlier,
  ])
  expect(code).toBe(1)
  expect(printed.join()).toContain(
    'contact/0.1.0/pictures/gandalf.webp differs from the published file',
  )
  expect(await pathsIn(folder)).not.toContain('remotes.json')
})

it('lists the headers of each file in _headers', async () => {
  const folder = await newFolder()
  const partner = { name: 'shop', key: 'pk_0123456789abcdef', origins: ['https://*.shop.example'] }
  const env = { ...ENV, PARTNERS: JSON.stringify([partner]) }
  const root = await checkout('aaaaaaaa', '0.1.0')
  await writeFile(join(root, 'embed/dist/site/v1/frame.html'), 'the frame')
  expect(await run(root, ['site', folder], 0, env)).toMatchObject({ code: 0 })
  const rules = rulesIn(await readFile(join(folder, '_headers'), 'utf8'))
  const origins = {
    remotes: [],
    services: ['https://forms.example', 'https://api.polar.sh'],
    partners: partner.origins,
  }
  const requested = (await pathsIn(folder)).filter((path) => !/\.(map|br)$|^_/.test(path))
  expect(requested).toContain('embed/v1/frame.html')
  for (const path of [...requested.map((it) => `/${it}`), '/']) {
    const { 'Content-Security-Policy': policy, ...headers } = siteHeaders(path, origins)
    const { 'Content-Security-Policy': sent, ...others } = headersBy(rules, path)
    expect([path, others]).toEqual([path, headers])
    const isDocument = /(\/|\.html)$|^\/worker\.js$/.test(path)
    if (sent !== undefined || isDocument) expect([path, sent]).toEqual([path, policy])
  }
  expect(rules.length).toBeLessThan(100) // the maximum that Cloudflare Pages reads
})

/** Serves a folder. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    readFile(join(folder, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { from: `http://localhost:${address.port}`, close: () => server.close() }
}

type Rule = readonly [string, readonly (readonly [string, string])[]]

/** The rules of a `_headers` file. */
const rulesIn = (text: string): readonly Rule[] =>
  text
    .split(/\n(?=\/)/)
    .filter(Boolean)
    .map((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n')
      return [
        path,
        lines.map((line) => {
          const [name = '', ...value] = line.trim().split(': ')
          return [name, value.join(': ')] as const
        }),
      ] as const
    })

/** No header may be set twice: hosts would send either both values or one of them. */
const headersBy = (rules: readonly Rule[], path: string) => {
  const matching = rules.filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  const headers = matching.flatMap(([, entries]) => entries)
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length)
  return Object.fromEntries(headers) as Readonly<Record<string, string>>
}
