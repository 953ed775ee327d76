import * as fc from 'fast-check'
import { memoryTarget, type MemoryTarget } from '../../test/support/memoryTarget.ts'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { rollBack } from '../rules/rollBack.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { timeAt } from '../storage/timeAt.ts'
import { publishEmbed, rollBackEmbed } from './publishEmbed.ts'
import { changeRemote, publishRemote } from './publishRemote.ts'
import { publishShell, rollBackShell } from './publishShell.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** In minutes. */
const DAY = 24 * 60
const START = Date.parse('2026-11-22T13:00:00Z')

/** A part of a site, whose versions are `v0`, `v1` and so on. */
interface Kind {
  readonly name: string
  readonly publish: (page: MemoryTarget, version: string, now: Date) => Promise<unknown>
  readonly rollBack: (page: MemoryTarget, now: Date) => Promise<unknown>
  /** The version that visitors get. */
  readonly live: (page: MemoryTarget) => string | undefined
  /** The path of one of the version's own files. */
  readonly fileOf: (version: string) => string
}

const bytes = (text: string) => Buffer.from(text)
const numberIn = (version: string) => Number(version.slice(1))
const textOf = (page: MemoryTarget, path: string) => page.files.get(path)?.toString() ?? ''

const scriptOf = (version: string) => `main.${String(numberIn(version)).padStart(8, '0')}.js`

const SHELL: Kind = {
  name: 'shell',
  publish: (page, version, now) => {
    const script = scriptOf(version)
    return publishShell(
      page,
      {
        html: bytes(`<head><script src="/${script}"></script></head><!--${version}!-->`),
        files: new Map([
          [script, bytes(version)],
          ['worker.js', bytes(version)],
        ]),
      },
      now,
    )
  },
  rollBack: rollBackShell,
  fileOf: scriptOf,
  live: (page) => /<!--(v\d+)!-->/.exec(textOf(page, 'index.html'))?.[1],
}

const EMBED: Kind = {
  name: 'embed',
  publish: (page, version, now) => {
    const core = `../${version}/core.js`
    const integrity = integrityOf(bytes(version))
    const release = { version, core, integrity, previous: null }
    return publishEmbed(
      page,
      {
        release,
        files: new Map([['core.js', bytes(version)]]),
        moving: new Map([
          ['dramatis.js', bytes(`"${core} ${integrity}"`)],
          ['embed.json', bytes(JSON.stringify(release))],
        ]),
      },
      now,
    )
  },
  rollBack: rollBackEmbed,
  fileOf: (version) => `embed/${version}/core.js`,
  live: (page) => /"version": "(v\d+)",\n {2}"core"/.exec(textOf(page, 'embed/v1/embed.json'))?.[1],
}

const REMOTE: Kind = {
  name: 'generator',
  publish: (page, version, now) =>
    publishRemote(
      { page },
      {
        name: 'generator',
        version,
        contract: '1.0',
        container: undefined,
        integrity: integrityOf(bytes(version)),
        files: new Map([['mf-manifest.json', bytes(version)]]),
      },
      undefined,
      now,
    ),
  rollBack: (page, now) =>
    changeRemote(page, 'generator', (document) => rollBack(document, 'generator'), now),
  fileOf: (version) => `remotes/generator/${version}/mf-manifest.json`,
  live: (page) => /"generator": {\n +"version": "(v\d+)"/.exec(textOf(page, 'remotes.json'))?.[1],
}

interface Step {
  readonly action: 'publish' | 'rollBack'
  /** Days since the step before. */
  readonly days: number
  /** How far the clock of whoever does it is ahead, in days. */
  readonly error: number
  /** After how many changes the publisher is killed. */
  readonly killed: number | undefined
}

const steps = (error: fc.Arbitrary<number>) =>
  fc.array(
    fc.record<Step>({
      action: fc.constantFrom('publish', 'publish', 'rollBack'),
      days: fc.double({ min: 0, max: 20, noNaN: true }),
      error,
      killed: fc.option(fc.nat({ max: 14 }), { nil: undefined, freq: 1 }),
    }),
    { minLength: 1, maxLength: 20 },
  )

/**
 * Does the steps, and checks after each that the live version is the one that was asked for last.
 *
 * @param timeOf the time that a step's publisher works with; by default, that of a clock that is wrong
 */
const play = async (
  kind: Kind,
  all: readonly Step[],
  check: (page: MemoryTarget, days: number, live: string) => void = () => undefined,
  timeOf: (page: MemoryTarget, clock: Date) => Promise<Date> = (_page, clock) =>
    Promise.resolve(clock),
) => {
  let days = 0
  let asked: readonly string[] = []
  const page = memoryTarget(() => new Date(START + days * DAY_MS))
  for (const [index, { action, days: later, error, killed = Infinity }] of all.entries()) {
    days += later
    const now = await timeOf(page, new Date(START + (days + error) * DAY_MS))
    const version = `v${index}`
    const after = action === 'publish' ? [version, ...asked] : asked.slice(1)
    page.failAfter(killed)
    const work = () =>
      action === 'publish' ? kind.publish(page, version, now) : kind.rollBack(page, now)
    const outcome = await work().then(
      () => 'done',
      (cause: unknown) => (cause instanceof PublishingRefused ? 'refused' : 'killed'),
    )
    page.failAfter(Infinity)
    const live = kind.live(page)
    if (outcome === 'done') expect([index, live]).toEqual([index, after[0]])
    else expect([asked[0], outcome === 'killed' ? after[0] : asked[0]]).toContain(live)
    if (outcome === 'refused') expect(action).toBe('rollBack')
    const released = live === asked[0] ? asked : after
    asked = released.filter((kept) => page.files.has(kind.fileOf(kept)))
    if (outcome === 'refused') expect(asked.length).toBeLessThanOrEqual(1)
    if (live !== undefined) check(page, days, live)
  }
}

afterEach(() => jest.useRealTimers())

describe.each([SHELL, EMBED, REMOTE])('$name', (kind) => {
  it('has the version live that was asked for last, whatever clocks say and whoever is killed', async () => {
    await fc.assert(
      fc.asyncProperty(steps(fc.integer({ min: -60, max: 60 })), (all) => play(kind, all)),
    )
  })

  it('keeps every file of a version for 30 days after it was live, by the site’s clock alone', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const upTo = (minutes: number) => fc.integer({ min: -minutes, max: minutes })
    const minutes = fc.oneof(fc.constant(0), upTo(5), upTo(2 * DAY), upTo(10 * 365 * DAY))
    await fc.assert(
      fc.asyncProperty(steps(minutes.map((it) => it / DAY)), async (all) => {
        let before: string | undefined
        const lastLive = new Map<string, number>()
        const disagreements: string[] = []
        const timeOf = (page: MemoryTarget, clock: Date) => {
          jest.setSystemTime(clock)
          return timeAt(page, (text) => disagreements.push(text))
        }
        const check = (page: MemoryTarget, days: number, live: string) => {
          for (const version of [before ?? live, live]) lastLive.set(version, days)
          before = live
          for (const [version, day] of lastLive) {
            if (days - day <= 30) expect([...page.files.keys()]).toContain(kind.fileOf(version))
          }
        }
        await play(kind, all, check, timeOf)
        const wrong = all.filter((step) => Math.abs(Math.round(step.error * DAY)) > 1)
        expect(disagreements).toHaveLength(wrong.length)
      }),
    )
  })
})
