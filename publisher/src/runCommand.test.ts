import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { run } from '../test/support/run.ts'
import { startS3 } from '../test/support/startS3.ts'
import { temporaryFolders } from '../test/support/temporaryFolders.ts'
import { writeBuild, type BuildOptions } from '../test/support/writeBuild.ts'
import { readRemotes } from './parts/remotesFile.ts'
import { folderTarget } from './storage/folderTarget.ts'
import type { Target } from './storage/Target.ts'
import { timeAt } from './storage/timeAt.ts'

const newFolder = temporaryFolders()

const newSite = async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'index.html'), '<html><head></head></html>')
  return folder
}

const newBuild = async (options: BuildOptions) => {
  const folder = await newFolder()
  await writeBuild(folder, options)
  return folder
}

/** Publishes versions one after the other, as a team would. */
const publishAll = async (site: string, versions: readonly string[]) => {
  for (const version of versions) {
    const from = await newBuild({ version })
    const { code, stderr } = await run('publish', ['generator', '--to', site, '--from', from])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  }
}

const lineIn = async (site: string) =>
  (await readRemotes(folderTarget(site))).document.remotes.generator

const serve = async (server: Server): Promise<string> => {
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}

it('publishes, raises and promotes a canary, rolls back, and shows each state', async () => {
  const site = await newSite()
  await publishAll(site, ['0.1.0', '0.2.0'])
  const from = await newBuild({ version: '0.3.0', contract: '1.1' })
  const canary = await run('publish', [
    'generator',
    '--to',
    site,
    '--from',
    from,
    '--canary',
    '5',
    '--version',
    '0.3.0',
  ])
  expect(canary.stdout).toBe(`generator 0.3.0 is live for 5% of visitors in ${site}.\n`)

  // SITE replaces --to and --at; relative places are resolved against the folder in which npm was run.
  const there = { directory: site, env: { SITE: '.' } }
  const raised = await run('canary', ['generator', '--share', '20'], there)
  expect(raised.stdout).toBe(
    'generator 0.3.0 is live for 20% of visitors, 0.2.0 for everyone else.\n',
  )
  const { stdout } = await run('remotes', [], there)
  expect(stdout.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '…')).toBe(`generator
  0.2.0           live since …, published …, contract 1.0
  0.3.0           canary for 20% of visitors, published …, contract 1.1
  0.1.0           previous, published …, contract 1.0

`)
  const promoted = await run('canary', ['generator', '--promote'], there)
  expect(promoted.stdout).toBe('generator 0.3.0 is live for everyone.\n')
  const back = await run('rollback', ['generator'], there)
  expect(back.stdout).toBe(`generator 0.2.0 is live again in ${site}.\n`)
  expect(await lineIn(site)).toMatchObject({ version: '0.2.0', previous: { version: '0.1.0' } })
  expect((await run('remotes', [], there)).stdout).toMatch(/0\.3\.0 +kept, retired /)
})

it('shows the counts of each version of a site, even one read over HTTP', async () => {
  const site = await newSite()
  await publishAll(site, ['0.1.0', '0.2.0'])
  const metrics = [
    ['0.2.0', 'loaded', 'none', 12],
    ['0.2.0', 'failed', 'timeout', 2],
    ['0.2.0', 'failed', 'network', 1],
  ].map(
    ([version, outcome, cause, count]) =>
      `dramatis_remote_loads_total{remote="generator",version="${version}",outcome="${outcome}",cause="${cause}",action="none"} ${count}`,
  )
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/metrics') return response.end(metrics.join('\n'))
    readFile(join(site, path)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
    return response
  })
  const address = await serve(server)
  const { code, stdout } = await run('remotes', [
    '--at',
    address,
    '--metrics',
    `${address}/metrics`,
  ])
  server.close()
  expect(code).toBe(0)
  expect(stdout).toMatch(/0\.2\.0 .*, loaded 12, failed 3 \(timeout 2, network 1\)\n/)
  expect(stdout).toMatch(/0\.1\.0 .*, nothing counted\n/)
})

it('publishes a remote on another origin once its files are served there with CORS', async () => {
  const [site, files, from] = [
    await newSite(),
    await newFolder(),
    await newBuild({ version: '0.1.0' }),
  ]
  let headers: Record<string, string> = {}
  const server = createServer((request, response) => {
    readFile(join(files, request.url ?? '')).then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  const address = await serve(server)
  const args = ['generator', '--to', site, '--from', from, '--files', files, '--address', address]
  const refused = await run('publish', args)
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('lacks the header "Access-Control-Allow-Origin: *"')
  expect(await lineIn(site)).toBeUndefined()

  headers = { 'Access-Control-Allow-Origin': '*' }
  expect((await run('publish', args)).code).toBe(0)
  server.close()
  const entry = `${address}/remotes/generator/0.1.0/mf-manifest.json`
  expect(await lineIn(site)).toMatchObject({ version: '0.1.0', entry })
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain(entry)
})

it.each([
  ['publish', [], 2, 'Name a remote: generator, billing, contact.\n'],
  ['publish', ['gallery'], 2, 'There is no remote "gallery", only generator, billing, contact.\n'],
  [
    'publish',
    ['generator', '--canary', 'all'],
    2,
    'A share is a percentage from 0 to 100, not "all".\n',
  ],
  ['publish', ['generator', '--files', 'x'], 2, 'Give both --files and --address, or neither.\n'],
  [
    'publish',
    ['generator', '--to', 'https://dramatis.example'],
    2,
    'https://dramatis.example can only be read.',
  ],
  ['publish', ['generator', '--too', 'x'], 2, "Unknown option '--too'"],
  [
    'canary',
    ['generator', '--stop', '--promote'],
    2,
    'Give exactly one of --share <percent>, --stop and --promote.\n',
  ],
  [
    'rollback',
    ['generator', '--to', 'no-site-is-here'],
    1,
    'generator has not been published yet.\n',
  ],
  [
    'remotes',
    ['--at', 'http://localhost:1'],
    1,
    'http://localhost:1/remotes.json does not respond: ',
  ],
  ['remotes', ['--at', 'no-site-is-here'], 1, 'no-site-is-here has no remotes.json.\n'],
] as const)('explains what is wrong with "%s %j"', async (command, args, code, message) => {
  const result = await run(command, args)
  expect(result.stderr).toContain(message)
  expect(result).toMatchObject({ code, stdout: '' })
})

it('publishes into a bucket, and rolls back there', async () => {
  const s3 = await startS3()
  const env = { ...s3.env, SITE: 's3://site/production' }
  for (const version of ['0.1.0', '0.2.0']) {
    const from = await newBuild({ version })
    expect(await run('publish', ['generator', '--from', from], { env })).toMatchObject({ code: 0 })
  }
  expect((await run('rollback', ['generator'], { env })).stdout).toBe(
    'generator 0.1.0 is live again in s3://site/production.\n',
  )
  expect((await run('remotes', [], { env })).stdout).toMatch(/0\.2\.0 +kept, retired/)
  s3.close()
  expect([...s3.objects.keys()]).toContain(
    'site/production/remotes/generator/0.2.0/mf-manifest.json',
  )
})

it('does not publish a build under another version', async () => {
  const [site, from] = [await newSite(), await newBuild({ version: '0.1.0' })]
  const { code, stderr } = await run('publish', [
    'generator',
    '--to',
    site,
    '--from',
    from,
    '--version',
    '0.2.0',
  ])
  expect(code).toBe(1)
  expect(stderr).toMatch(/was built as 0\.1\.0.*Build it with REMOTE_VERSION=0\.2\.0/)
})

it('does not publish what the live page cannot run, unless it is told to', async () => {
  const [site, from] = [await newSite(), await newBuild({ version: '2.0.0', contract: '2.0' })]
  await writeFile(
    join(site, 'index.html'),
    '<html><head><meta name="dramatis:contract" content="1.3"/></head></html>',
  )
  const args = ['generator', '--to', site, '--from', from]
  const refused = await run('publish', args)
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain(
    'it was built for contract 2.0, and the live page has 1.3. Publish the page first with "npm run site", or add --ahead',
  )
  expect(await lineIn(site)).toBeUndefined()
  expect(await run('publish', [...args, '--ahead'])).toMatchObject({ code: 0 })
  await publishAll(site, ['2.1.0']) // built for contract 1.0
  expect(await lineIn(site)).toMatchObject({ version: '2.1.0', previous: { version: '2.0.0' } })
})

it('dates by the clock of a bucket, and says that its own differs', async () => {
  const days = 40 * 24 * 60 * 60 * 1000
  const s3 = await startS3(() => new Date(Date.now() - days))
  const env = { ...s3.env, SITE: 's3://site' }
  const from = await newBuild({ version: '0.1.0' })
  const warned: string[] = []
  const now = (site: Target) => timeAt(site, (text) => warned.push(text))
  expect(await run('publish', ['generator', '--from', from], { env, now })).toMatchObject({
    code: 0,
  })
  s3.close()
  expect(warned).toEqual([
    'The clock of this machine is 57600 minutes ahead of that of s3://site, which is used.',
  ])
  const history = s3.objects.get('site/history/generator.json')?.body.toString() ?? ''
  const [, published = ''] = /"publishedAt": "([^"]+)"/.exec(history) ?? []
  expect(Date.parse(published)).toBeLessThan(Date.now() - days + 60_000)
})
