import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { HIDDEN_FOLDER } from '../../src/headers/hiddenFolder.ts'
import { publishRemote } from '../../src/parts/publishRemote.ts'
import { readRemoteBuild } from '../../src/parts/RemoteBuild.ts'
import { readRemotes } from '../../src/parts/remotesFile.ts'
import { folderTarget } from '../../src/storage/folderTarget.ts'
import { temporaryFolders } from '../support/temporaryFolders.ts'
import { writeBuild } from '../support/writeBuild.ts'

const newFolder = temporaryFolders()

const DIST = join(__dirname, '../../dist')

const newBuild = async (version: string): Promise<string> => {
  const folder = await newFolder()
  await writeBuild(folder, { version })
  return folder
}

const publish = async (site: string, version: string) =>
  publishRemote(
    { page: folderTarget(site) },
    await readRemoteBuild('generator', await newBuild(version)),
    undefined,
    new Date(),
  )

const liveIn = async (site: string) =>
  (await readRemotes(folderTarget(site))).document.remotes.generator?.version

it('publishes after a publisher that was killed while it held the lock', async () => {
  const site = await newFolder()
  await publish(site, '0.1.0')
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

  await publish(site, '0.2.0')
  expect(await liveIn(site)).toBe('0.2.0')
  expect(await readdir(join(site, HIDDEN_FOLDER))).not.toContain('.remotes.json.lock')
})

it('takes over an old lock of another host, and waits for a fresh one', async () => {
  const site = await newFolder()
  await publish(site, '0.1.0')
  const lock = join(site, HIDDEN_FOLDER, '.remotes.json.lock')
  const holder = { process: 1, host: `not-${hostname()}`, since: new Date().toISOString() }
  await writeFile(lock, JSON.stringify(holder))
  await utimes(lock, 0, 0)
  await publish(site, '0.2.0')
  expect(await liveIn(site)).toBe('0.2.0')

  await writeFile(lock, JSON.stringify(holder))
  const start = performance.now()
  await publish(site, '0.3.0')
  expect(performance.now() - start).toBeGreaterThan(5000)
  expect(await liveIn(site)).toBe('0.3.0')
})

it('leaves a site that can be published to, wherever a publisher is killed', async () => {
  const site = await newFolder()
  await mkdir(join(site, 'history'), { recursive: true })
  await writeFile(join(site, 'index.html'), '<html><head></head></html>')
  await publish(site, '1.0.0')
  for (let round = 1; round <= 12; round += 1) {
    const from = await newBuild(`1.${round}.0`)
    const child = fork(
      join(DIST, 'main.js'),
      ['publish', 'generator', '--to', site, '--from', from],
      { silent: true },
    )
    // A kill at each stage: from the first file of the version until the process ends on its own.
    const folder = join(site, 'remotes/generator', `1.${round}.0`)
    const ended = once(child, 'exit')
    while (child.exitCode === null && !(await readdir(folder).catch(() => undefined))) {
      await new Promise(setImmediate)
    }
    for (let turns = 0; turns < round * 3; turns += 1) await new Promise(setImmediate)
    child.kill('SIGKILL')
    await ended
    await publish(site, `2.${round}.0`)
    expect(await liveIn(site)).toBe(`2.${round}.0`)
  }
})
