import * as fc from 'fast-check'
import { releasedIn, versionsIn } from '@dramatis/remotes/document'
import type { RemotesDocument, RemoteVersion } from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { changeShare, promoteCanary, startCanary, stopCanary } from './changeCanary.ts'
import { MAX_RELEASED } from './publishedLine.ts'
import { publishVersion } from './publishVersion.ts'
import { rollBack } from './rollBack.ts'

const NOW = new Date('2026-11-22T13:00:00Z')

const build = (version: string): RemoteVersion => ({
  version,
  entry: `/remotes/generator/${version}/mf-manifest.json`,
  integrity: `sha384-${version}`,
  contract: '1.0',
  container: { script: `remoteEntry.${version}.js`, globalName: 'dramatis_generator' },
})

const EMPTY: RemotesDocument = { version: 1, remotes: {} }

const publish = (document: RemotesDocument, version: string): RemotesDocument =>
  publishVersion(document, 'generator', build(version), NOW)

const documentWith = (...versions: readonly string[]): RemotesDocument =>
  versions.reduce(publish, EMPTY)

const line = (document: RemotesDocument) => {
  const { generator } = document.remotes
  if (!generator) throw new Error('The document has no line for the generator.')
  return generator
}

const releasedVersions = (document: RemotesDocument): readonly string[] =>
  releasedIn(line(document)).map(({ version }) => version)

describe('publishVersion', () => {
  it('publishes the first version without a fallback', () => {
    expect(documentWith('0.1.0')).toEqual({
      version: 1,
      remotes: {
        generator: { ...build('0.1.0'), publishedAt: NOW.toISOString(), previous: null },
      },
    })
  })

  it('makes the current version the previous one, and the previous one the first of the older ones', () => {
    const { generator } = documentWith('0.1.0', '0.2.0', '0.3.0').remotes
    const dated = (version: string) => ({ ...build(version), publishedAt: NOW.toISOString() })
    expect(generator).toEqual({
      ...dated('0.3.0'),
      previous: dated('0.2.0'),
      older: [dated('0.1.0')],
    })
  })

  it('lists at most five versions', () => {
    const versions = ['1', '2', '3', '4', '5', '6', '7']
    expect(releasedVersions(documentWith(...versions))).toEqual(['7', '6', '5', '4', '3'])
  })

  it('refuses another build of a version that a visitor may get', () => {
    const before = startCanary(documentWith('0.1.0', '0.2.0'), 'generator', build('0.3.0'), 5, NOW)
    for (const version of ['0.1.0', '0.2.0', '0.3.0']) {
      const other = { ...build(version), integrity: 'sha384-other' }
      expect(() => publishVersion(before, 'generator', other, NOW)).toThrow(PublishingRefused)
    }
  })

  it('brings back a replaced version, with its publication date', () => {
    const later = new Date('2026-11-23T13:00:00Z')
    const again = publishVersion(documentWith('0.1.0', '0.2.0'), 'generator', build('0.1.0'), later)
    expect(releasedVersions(again)).toEqual(['0.1.0', '0.2.0'])
    expect(line(again).publishedAt).toBe(NOW.toISOString())
  })

  it('keeps a canary of another version', () => {
    const canary = startCanary(documentWith('0.1.0'), 'generator', build('0.3.0'), 5, NOW)
    expect(line(publish(canary, '0.2.0')).canary).toMatchObject({ version: '0.3.0', share: 5 })
    expect(line(publish(canary, '0.3.0')).canary).toBeUndefined()
  })
})

describe('rollBack', () => {
  it('returns to the previous version, and does not fall back to the withdrawn one', () => {
    const back = rollBack(documentWith('0.1.0', '0.2.0', '0.3.0'), 'generator')
    expect(releasedVersions(back)).toEqual(['0.2.0', '0.1.0'])
    expect(releasedVersions(rollBack(back, 'generator'))).toEqual(['0.1.0'])
  })

  it('refuses to withdraw the only version, and an unknown remote', () => {
    expect(() => rollBack(documentWith('0.1.0'), 'generator')).toThrow(/only version/)
    expect(() => rollBack(EMPTY, 'generator')).toThrow('generator has not been published yet.')
    expect(() => rollBack(EMPTY, 'constructor')).toThrow(PublishingRefused)
  })
})

describe('a canary', () => {
  const canary = startCanary(documentWith('0.1.0'), 'generator', build('0.2.0'), 5, NOW)

  it('goes to a share of the visitors, and everyone else keeps the current version', () => {
    expect(line(canary)).toMatchObject({
      version: '0.1.0',
      canary: { ...build('0.2.0'), share: 5, publishedAt: NOW.toISOString() },
    })
  })

  it('can be raised, promoted and stopped', () => {
    const raised = changeShare(canary, 'generator', 20)
    expect(line(raised).canary?.share).toBe(20)
    expect(releasedVersions(promoteCanary(raised, 'generator', NOW))).toEqual(['0.2.0', '0.1.0'])
    expect(promoteCanary(raised, 'generator', NOW)).toEqual(documentWith('0.1.0', '0.2.0'))
    expect(stopCanary(raised, 'generator')).toEqual(documentWith('0.1.0'))
  })

  it('survives a rollback of the current version', () => {
    const replaced = publish(canary, '0.1.1')
    expect(line(rollBack(replaced, 'generator')).canary?.version).toBe('0.2.0')
  })

  it('ends when a rollback gives its version to everyone', () => {
    const both = startCanary(documentWith('0.1.0', '0.2.0'), 'generator', build('0.1.0'), 5, NOW)
    expect(line(rollBack(both, 'generator')).canary).toBeUndefined()
  })

  it.each([-1, 101, Number.NaN])('refuses a share of %d percent', (share) => {
    expect(() => changeShare(canary, 'generator', share)).toThrow(/from 0 to 100/)
  })

  it('must exist before it can be changed, and must not be the current version', () => {
    const without = documentWith('0.1.0')
    expect(() => changeShare(without, 'generator', 5)).toThrow(/no canary/)
    expect(() => stopCanary(without, 'generator')).toThrow(/no canary/)
    expect(() => promoteCanary(without, 'generator', NOW)).toThrow(/no canary/)
    expect(() => startCanary(without, 'generator', build('0.1.0'), 5, NOW)).toThrow(/already/)
  })
})

describe('after any sequence of changes', () => {
  const version = fc.constantFrom('0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0', '0.7.0')
  const change = fc.oneof(
    version.map((it) => (document: RemotesDocument) => publish(document, it)),
    version.map(
      (it) => (document: RemotesDocument) => startCanary(document, 'generator', build(it), 10, NOW),
    ),
    fc.constant((document: RemotesDocument) => rollBack(document, 'generator')),
    fc.constant((document: RemotesDocument) => promoteCanary(document, 'generator', NOW)),
    fc.constant((document: RemotesDocument) => stopCanary(document, 'generator')),
  )
  const start: RemotesDocument = {
    version: 1,
    remotes: { ...documentWith('0.0.1').remotes, contact: build('1.0.0') },
  }
  const after = (changes: readonly ((document: RemotesDocument) => RemotesDocument)[]) =>
    changes.reduce((document, apply) => {
      try {
        return apply(document)
      } catch (error) {
        if (error instanceof PublishingRefused) return document
        throw error
      }
    }, start)
  const documents = fc.array(change, { maxLength: 20 }).map(after)

  it('the line has no version twice, and at most five plus a canary', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const released = releasedIn(line(document)).map((it) => it.version)
        expect(new Set(released).size).toBe(released.length)
        expect(released.length).toBeLessThanOrEqual(MAX_RELEASED)
        expect(line(document).canary?.version).not.toBe(line(document).version)
      }),
    )
  })

  it('the other remotes are unchanged', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(document.remotes.contact).toEqual(build('1.0.0'))
      }),
    )
  })

  it('publishing the current version again changes nothing', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(publish(document, line(document).version)).toEqual(document)
      }),
    )
  })

  it('a rollback undoes the publication of a new version, except that a fifth version is lost', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const back = rollBack(publish(document, '9.0.0'), 'generator')
        expect(releasedVersions(back)).toEqual(
          releasedVersions(document).slice(0, MAX_RELEASED - 1),
        )
        expect(line(back).canary).toEqual(line(document).canary)
      }),
    )
  })

  it('each version has its own integrity, contract, container and date', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const { publishedAt, ...rest } of versionsIn(line(document))) {
          expect(rest).toEqual(build(rest.version))
          expect(publishedAt).toBe(NOW.toISOString())
        }
      }),
    )
  })
})
