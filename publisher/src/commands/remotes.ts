import { parseArgs } from 'node:util'
import { releasedIn, type PublishedRemote, type RemoteVersion } from '@dramatis/remotes/document'
import { readHistory } from '../parts/history.ts'
import { readRemotes } from '../parts/remotesFile.ts'
import type { KeptVersion, VersionHistory } from '../rules/VersionHistory.ts'
import { openSource } from '../storage/openTarget.ts'
import { request } from '../storage/request.ts'
import { siteOf, type Command } from './Command.ts'
import { parseSamples, type Sample } from './parseSamples.ts'

export const remotes: Command = {
  usage: `npm run remotes -- [options]

Shows which versions are live and since when, which are kept, and how many visitors get the canaries.

  --at <place>     the site: a folder, s3://bucket/prefix or its address (default: SITE, or dist/site)
  --metrics <url>  the URL of the functions' metrics, to show each version's counts`,

  run: async (args, context) => {
    const { env, print } = context
    const { values } = parseArgs({
      args: [...args],
      options: { at: { type: 'string' }, metrics: { type: 'string' } },
    })
    const site = openSource(siteOf(values.at, env), context)
    const { document, tag } = await readRemotes(site)
    if (tag === undefined) throw new Error(`${site.label} has no remotes.json.`)
    const samples = values.metrics === undefined ? undefined : await readSamples(values.metrics)
    for (const [name, line] of Object.entries(document.remotes)) {
      print(name, ...linesOf(name, line, await readHistory(site, name), samples), '')
    }
    if (samples) {
      print('Counted since the functions started: every failure, and one in a hundred loads.')
    }
  },
}

const linesOf = (
  name: string,
  line: PublishedRemote,
  { versions }: VersionHistory,
  samples: readonly Sample[] | undefined,
): readonly string[] => {
  const keptVersion = (version: string) => versions.find((kept) => kept.version === version)
  const [current, ...fallbacks] = releasedIn(line)
  const rows = [
    [current, `live since ${minuteOf(keptVersion(current.version)?.liveSince)}`] as const,
    ...(line.canary
      ? [[line.canary, `canary for ${line.canary.share}% of visitors`] as const]
      : []),
    ...fallbacks.map((version, index) => [version, index === 0 ? 'previous' : 'older'] as const),
    ...versions.flatMap((kept) => retiredRow(kept)),
  ]
  return rows.map(([version, state]) =>
    [
      `  ${version.version.padEnd(WIDTH)}`,
      [
        state,
        `published ${minuteOf(version.publishedAt)}`,
        ...(version.contract === undefined ? [] : [`contract ${version.contract}`]),
        ...(samples ? [countsOf(samples, name, version.version)] : []),
      ].join(', '),
    ].join(''),
  )
}

/** A version that the page no longer names, but whose files are kept for pages that are still open. */
const retiredRow = (kept: KeptVersion): readonly (readonly [RowVersion, string])[] =>
  kept.retiredAt === undefined ? [] : [[kept, `kept, retired ${minuteOf(kept.retiredAt)}`]]

type RowVersion = Pick<RemoteVersion, 'version' | 'publishedAt' | 'contract'>

const WIDTH = 16

/** For example `2026-11-22 13:00 UTC`. */
const minuteOf = (time: string | undefined): string =>
  time === undefined ? 'an unknown time' : `${time.slice(0, 16).replace('T', ' ')} UTC`

const readSamples = async (url: string): Promise<readonly Sample[]> => {
  const response = await request(url, METRICS_TIMEOUT_MS)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
  return parseSamples(await response.text()).filter(({ metric }) => metric === LOADS)
}

const METRICS_TIMEOUT_MS = 10_000
const LOADS = 'dramatis_remote_loads_total'

/** For example `loaded 12, failed 3 (timeout 2, network 1)`. */
const countsOf = (samples: readonly Sample[], remote: string, version: string): string => {
  const own = samples.filter(
    ({ labels }) => labels.get('remote') === remote && labels.get('version') === version,
  )
  const causesOf = (outcome: string) =>
    sums(
      own.filter(({ labels }) => labels.get('outcome') === outcome),
      'cause',
    ).filter(([cause]) => cause !== 'none')
  const counts = sums(own, 'outcome').map(([outcome, count]) => {
    const causes = causesOf(outcome).map(([cause, part]) => `${cause} ${part}`)
    return `${outcome} ${count}${causes.length > 0 ? ` (${causes.join(', ')})` : ''}`
  })
  return counts.length > 0 ? counts.join(', ') : 'nothing counted'
}

/** The sums of the values for each value of a label, the largest first. */
const sums = (
  samples: readonly Sample[],
  label: string,
): readonly (readonly [string, number])[] => {
  const byValue = new Map<string, number>()
  for (const { labels, value } of samples) {
    const key = labels.get(label) ?? 'none'
    byValue.set(key, (byValue.get(key) ?? 0) + value)
  }
  return [...byValue].sort(([, one], [, other]) => other - one)
}
