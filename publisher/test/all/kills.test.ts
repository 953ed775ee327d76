import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { HIDDEN_FOLDER } from '../../src/headers/hiddenFolder.ts'
import { publishRemote } from '../../src/parts/publishRemote.ts'
import { readRemoteBuild } from '../../src/parts/RemoteBuild.ts'
import { readRemotes } from '../../src/parts/remotesFile.ts'
import { folderTarget } from '../../src/storage/folderTarget.ts'
import { openTarget } from '../../src/storage/openTarget.ts'
import type { Target } from '../../src/storage/Target.ts'
import { startS3, type S3 } from '../support/startS3.ts'
import { temporaryFolders } from '../support/temporaryFolders.ts'
import { writeBuild } from '../support/writeBuild.ts'

const newFolder = temporaryFolders()

const DIST = join(__dirname, '../../dist')

const newBuild = async (version: string): Promise<string> => {
  const folder = await newFolder()
  await writeBuild(folder, { version })
  return folder
}

const publish = async (page: Target, version: string) =>
  publishRemote(
    { page },
    await readRemoteBuild('generator', await newBuild(version)),
    undefined,
    new Date(),
  )

const liveIn = async (page: Target) => (await readRemotes(page)).document.remotes.generator?.version

it('publishes after a publisher that was killed while it held the lock', async () => {
  const site = await newFolder()
  const page = folderTarget(site)
  await publish(page, '0.1.0')
  const lock = join(site, HIDDEN_FOLDER, '.remotes.json.lock')
  const holder = join(await newFolder(), 'holder.mjs')
  await writeFile(
    holder,
    `import { withLock } from ${JSON.stringify(join(DIST, 'storage/fileLock.js'))}
await withLock(${JSON.stringify(lock)}, async () => {
  process.send('held')
  await new Promise((resolve) => setTimeout(resolve, 1e6))
})`,
  )
  const child = fork(holder)
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await readdir(join(site, HIDDEN_FOLDER))).toContain('.remotes.json.lock')

  await publish(page, '0.2.0')
  expect(await liveIn(page)).toBe('0.2.0')
  expect(await readdir(join(site, HIDDEN_FOLDER))).not.toContain('.remotes.json.lock')
})

it('takes over an old lock of another host, and waits for a fresh one', async () => {
  const site = await newFolder()
  const page = folderTarget(site)
  await publish(page, '0.1.0')
  const lock = join(site, HIDDEN_FOLDER, '.remotes.json.lock')
  const holder = { process: 1, host: `not-${hostname()}`, since: new Date().toISOString() }
  await writeFile(lock, JSON.stringify(holder))
  await utimes(lock, 0, 0)
  await publish(page, '0.2.0')
  expect(await liveIn(page)).toBe('0.2.0')

  await writeFile(lock, JSON.stringify(holder))
  const start = performance.now()
  await publish(page, '0.3.0')
  expect(performance.now() - start).toBeGreaterThan(5000)
  expect(await liveIn(page)).toBe('0.3.0')
})

interface Place {
  /** As in `--to`. */
  readonly to: string
  readonly env: NodeJS.ProcessEnv
  readonly hasFile: (start: string) => Promise<boolean>
}

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  [
    'a folder',
    async () => {
      const to = await newFolder()
      const hasFile = (start: string) =>
        readdir(join(to, start)).then(
          () => true,
          () => false,
        )
      return { to, env: {}, hasFile }
    },
  ],
  [
    'a bucket',
    () => {
      const hasFile = (start: string) =>
        Promise.resolve([...s3.objects.keys()].some((key) => key.startsWith(`site/1/${start}`)))
      return Promise.resolve({ to: 's3://site/1', env: s3.env, hasFile })
    },
  ],
]

let s3: S3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())

it.each(PLACES)(
  'leaves %s that can be published to, wherever a publisher is killed',
  async (_title, open) => {
    const { to, env, hasFile } = await open()
    const page = openTarget(to, { directory: '/', env })
    await page.write('index.html', Buffer.from('<html><head></head></html>'), undefined)
    await publish(page, '1.0.0')
    for (let round = 1; round <= 8; round += 1) {
      const version = `1.${round}.0`
      const args = ['publish', 'generator', '--to', to, '--from', await newBuild(version)]
      const options = { silent: true, env: { ...process.env, ...env } }
      const child = fork(join(DIST, 'main.js'), args, options)
      // A kill at each stage: from the first file of the version until the process ends on its own.
      const ended = once(child, 'exit')
      while (child.exitCode === null && !(await hasFile(`remotes/generator/${version}`))) {
        await new Promise(setImmediate)
      }
      for (let turns = 0; turns < round * 5; turns += 1) await new Promise(setImmediate)
      child.kill('SIGKILL')
      await ended
      expect([version, await hasFile(`remotes/generator/${version}`)]).toEqual([version, true])
      await publish(page, `2.${round}.0`)
      expect(await liveIn(page)).toBe(`2.${round}.0`)
    }
  },
)
