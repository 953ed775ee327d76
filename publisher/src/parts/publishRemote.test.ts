import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemotesDocument } from '@dramatis/remotes/document'
import { temporaryFolders } from '../../test/support/temporaryFolders.ts'
import { writeBuild, type BuildOptions } from '../../test/support/writeBuild.ts'
import { changeShare } from '../rules/changeCanary.ts'
import { rollBack } from '../rules/rollBack.ts'
import { readFiles } from '../storage/Files.ts'
import { folderTarget } from '../storage/folderTarget.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import type { Target } from '../storage/Target.ts'
import { readHistory } from './history.ts'
import { changeRemote, publishRemote } from './publishRemote.ts'
import { readRemoteBuild, type RemoteBuild } from './RemoteBuild.ts'
import { readRemotes } from './remotesFile.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const day = (days: number) => new Date(Date.parse('2026-11-22T13:00:00Z') + days * DAY_MS)

const newFolder = temporaryFolders()

/** A site with a page and no remotes. */
const newSite = async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'index.html'), '<html><head><title>t</title></head></html>')
  return { folder, page: folderTarget(folder) }
}

const newBuild = async (options: BuildOptions) => {
  const folder = await newFolder()
  await writeBuild(folder, options)
  return readRemoteBuild(options.name ?? 'generator', folder)
}

const publish = async (page: Target, options: BuildOptions, days = 0) =>
  publishRemote({ page }, await newBuild(options), undefined, day(days))

const lineIn = async (page: Target, name = 'generator') =>
  (await readRemotes(page)).document.remotes[name]

const containerOf = ({ container, files }: RemoteBuild): Buffer =>
  files.get(container?.script ?? '') ?? Buffer.of()

const pageIn = async (folder: string) => readFile(join(folder, 'index.html'), 'utf8')

/** Checks that every file that `remotes.json` refers to exists as it was published. */
const expectComplete = async (page: Target) => {
  const { document } = await readRemotes(page)
  for (const { entry, integrity, previous } of Object.values(document.remotes)) {
    for (const version of [{ entry, integrity }, ...(previous ? [previous] : [])]) {
      const manifest = await page.read(version.entry.slice(1))
      expect(manifest && integrityOf(manifest.bytes)).toBe(version.integrity)
      const json = JSON.parse(manifest?.bytes.toString() ?? '') as {
        readonly dramatis: { readonly integrity: Readonly<Record<string, string>> }
      }
      for (const [file, hash] of Object.entries(json.dramatis.integrity)) {
        const stored = await page.read(version.entry.slice(1).replace('mf-manifest.json', file))
        expect(stored && integrityOf(stored.bytes)).toBe(hash)
      }
    }
  }
}

describe('publishing a remote', () => {
  it('puts its files under its version and then names them in remotes.json and in the page', async () => {
    const { folder, page } = await newSite()
    const build = await newBuild({ version: '0.1.0', contract: '1.2' })
    await publishRemote({ page }, build, undefined, day(0))
    expect(await lineIn(page)).toEqual({
      version: '0.1.0',
      entry: '/remotes/generator/0.1.0/mf-manifest.json',
      integrity: build.integrity,
      contract: '1.2',
      container: {
        script: [...build.files.keys()].find((path) => path.startsWith('remoteEntry.')),
        globalName: 'dramatis_generator',
        integrity: integrityOf(containerOf(build)),
      },
      publishedAt: day(0).toISOString(),
      previous: null,
    })
    const files = await readFiles(join(folder, 'remotes/generator/0.1.0'))
    expect([...files.keys()]).toEqual([...build.files.keys()])
    expect(await pageIn(folder)).toContain('href="/remotes/generator/0.1.0/remoteEntry.')
    await expectComplete(page)
  })

  it('leaves no preload of an earlier version in the page', async () => {
    const { folder, page } = await newSite()
    await publish(page, { version: '0.1.0' })
    await publish(page, { version: '0.2.0' })
    await publish(page, { version: '1.0.0', name: 'contact' })
    const html = await pageIn(folder)
    expect(html).toContain('/remotes/generator/0.2.0/')
    expect(html).toContain('/remotes/contact/1.0.0/')
    expect(html).not.toContain('href="/remotes/generator/0.1.0')
    expect(html).toContain('<script type="application/json" id="remotes.json">')
    expect(html).toMatch(/^<html><head><title>t<\/title>.*<\/head><\/html>$/)
  })

  it('changes nothing when it is repeated', async () => {
    const { folder, page } = await newSite()
    await publish(page, { version: '0.1.0' })
    await publish(page, { version: '0.2.0' }, 1)
    const before = await readFiles(folder)
    await publish(page, { version: '0.2.0' }, 2)
    expect(await readFiles(folder)).toEqual(before)
  })

  it('refuses the same version with different files, and writes nothing', async () => {
    const { folder, page } = await newSite()
    await publish(page, { version: '0.1.0' })
    await publish(page, { version: '0.2.0' })
    const before = await readFiles(folder)
    for (const version of ['0.1.0', '0.2.0']) {
      await expect(publish(page, { version, text: 'other' })).rejects.toThrow(
        `generator ${version} has already been published with different files.`,
      )
    }
    expect(await readFiles(folder)).toEqual(before)
  })

  it('refuses different files even for a version that no page names anymore', async () => {
    const { page } = await newSite()
    await publish(page, { version: '0.1.0' })
    await publish(page, { version: '0.2.0' })
    await changeRemote(page, 'generator', (it) => rollBack(it, 'generator'), day(1))
    await expect(publish(page, { version: '0.2.0', text: 'other' })).rejects.toThrow(
      /different files/,
    )
  })

  it('can be interrupted at any write and then repeated', async () => {
    const { page } = await newSite()
    await publish(page, { version: '0.1.0' })
    const build = await newBuild({ version: '0.2.0' })
    for (let writes = 0, interrupted = true; interrupted; writes += 1) {
      const failing = failingAfter(page, writes)
      interrupted = await publishRemote({ page: failing }, build, undefined, day(1)).then(
        () => false,
        () => true,
      )
      await expectComplete(page)
      expect(writes).toBeLessThan(50)
    }
    expect(await lineIn(page)).toMatchObject({ version: '0.2.0', previous: { version: '0.1.0' } })
  })

  it('keeps versions that others publish at the same time', async () => {
    const { folder, page } = await newSite()
    const names = ['generator', 'billing', 'contact']
    await Promise.all(names.map((name) => publish(page, { name, version: '0.1.0' })))
    for (const name of names) {
      expect(await lineIn(page, name)).toMatchObject({ version: '0.1.0' })
      expect(await pageIn(folder)).toContain(`/remotes/${name}/0.1.0/`)
    }
  })

  it('refuses when someone else publishes the same remote at the same time', async () => {
    const { page } = await newSite()
    await publish(page, { version: '0.1.0' })
    const overtaken = before(page, 'remotes.json', () => publish(page, { version: '0.1.1' }))
    await expect(publish(overtaken, { version: '0.2.0' })).rejects.toThrow(
      'Someone else changed generator at the same time: it is at 0.1.1 now. Run "npm run remotes" to see what is live, then try again.',
    )
    expect(await lineIn(page)).toMatchObject({ version: '0.1.1', previous: { version: '0.1.0' } })
  })

  it('does not write preloads over those of a later publisher', async () => {
    const { folder, page } = await newSite()
    const overtaken = before(page, 'index.html', async () => {
      await publish(page, { name: 'contact', version: '2.0.0' })
    })
    await publish(overtaken, { version: '0.1.0' })
    expect(await pageIn(folder)).toContain('/remotes/contact/2.0.0/')
    expect(await pageIn(folder)).toContain('/remotes/generator/0.1.0/')
  })
})

describe('a canary', () => {
  it('is published alongside the current version, and its share can be raised', async () => {
    const { folder, page } = await newSite()
    await publish(page, { version: '0.1.0' })
    await publishRemote({ page }, await newBuild({ version: '0.2.0' }), 5, day(1))
    const raise = (document: RemotesDocument) => changeShare(document, 'generator', 20)
    await changeRemote(page, 'generator', raise, day(1))
    expect(await lineIn(page)).toMatchObject({
      version: '0.1.0',
      canary: { version: '0.2.0', share: 20 },
    })
    expect(await pageIn(folder)).toContain('/remotes/generator/0.1.0/')
  })
})

describe('rolling back', () => {
  it('makes the previous version current again, in the page as well, and keeps the files of both', async () => {
    const { folder, page } = await newSite()
    await publish(page, { version: '0.1.0' })
    await publish(page, { version: '0.2.0' })
    await changeRemote(page, 'generator', (it) => rollBack(it, 'generator'), day(1))
    expect(await lineIn(page)).toMatchObject({ version: '0.1.0', previous: null })
    expect(await pageIn(folder)).toContain('/remotes/generator/0.1.0/')
    expect(await pageIn(folder)).not.toContain('0.2.0')
    expect(await page.read('remotes/generator/0.2.0/mf-manifest.json')).toBeDefined()
  })
})

describe('an old version', () => {
  const VERSIONS = ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0', '0.7.0']

  it('is deleted 30 days after the page last named it, and not before', async () => {
    const { folder, page } = await newSite()
    for (const [index, version] of VERSIONS.entries()) await publish(page, { version }, index)
    // 0.6.0 retired 0.1.0 on day 5, and 0.7.0 retired 0.2.0 on day 6.
    // The days are counted up to the newest earlier entry.
    expect(await publish(page, { version: '0.7.0' }, 90)).toEqual([])
    expect(await publish(page, { version: '0.8.0' }, 35)).toEqual([])
    expect(await publish(page, { version: '0.9.0' }, 35.5)).toEqual([])
    const manifestOf = (version: string) =>
      page.read(`remotes/generator/${version}/mf-manifest.json`)
    expect(await publish(page, { version: '0.9.0' }, 36)).toEqual(['0.1.0'])
    expect(await manifestOf('0.1.0')).toBeUndefined()
    expect(await readdir(join(folder, 'remotes/generator'))).not.toContain('0.1.0')
    const kept = [...VERSIONS.slice(1), '0.8.0', '0.9.0']
    for (const version of kept) expect(await manifestOf(version)).toBeDefined()
    await changeRemote(page, 'generator', (it) => rollBack(it, 'generator'), day(90))
    const { versions } = await readHistory(page, 'generator')
    expect(versions.map(({ version }) => version)).toEqual(kept.reverse())
  })
})

describe('a build', () => {
  it('must belong to the remote, be complete, and match its manifest', async () => {
    const folder = await newFolder()
    await expect(readRemoteBuild('generator', folder)).rejects.toThrow(
      /is not a build of generator/,
    )
    await expect(readRemoteBuild('generator', join(folder, 'none'))).rejects.toThrow(/ENOENT/)
    await writeBuild(folder, { version: '0.1.0' })
    await expect(readRemoteBuild('contact', folder)).rejects.toThrow(/is not a build of contact/)
    for (const [script, content] of await readFiles(folder)) {
      if (!script.endsWith('.js')) continue
      await writeFile(join(folder, script), 'changed')
      await expect(readRemoteBuild('generator', folder)).rejects.toThrow(
        `${script} is not the file that was built`,
      )
      await rm(join(folder, script))
      await expect(readRemoteBuild('generator', folder)).rejects.toThrow(
        // The manifest does not list a file that is loaded later.
        `lacks ${script.startsWith('de.') ? '1 of the files' : script}`,
      )
      await writeFile(join(folder, script), content)
    }
  })
})

/** A target that fails after this many writes. */
const failingAfter = (target: Target, writes: number): Target => {
  let left = writes
  return {
    ...target,
    write: (...args) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('The power is off.')) : target.write(...args)
    },
  }
}

/** A target where something else happens before a file is first written. */
const before = (target: Target, path: string, happens: () => Promise<unknown>): Target => {
  let pending = true
  return {
    ...target,
    write: async (...args) => {
      if (pending && args[0] === path) {
        pending = false
        await happens()
      }
      return target.write(...args)
    },
  }
}
