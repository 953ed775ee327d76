import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import {
  characterSDBody,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { MAX_REPORTS, type RemoteReport } from '../contract/index.ts'
import { createMetrics, MAX_VERSIONS } from './createMetrics.ts'
import { startMetrics, type MetricsServer } from '../processes/startMetrics.ts'

let metrics: MetricsServer
let server: FunctionsServer
/** Everything that the test has started, the latest first. */
const started: { readonly close: () => Promise<void> }[] = []

const serveMetrics = async () => {
  metrics = await startMetrics(0, '127.0.0.1')
  started.unshift(metrics)
}

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  await serveMetrics()
  server = await serveFunctions(environment, { meter: metrics.meter })
  started.unshift(server)
}

afterEach(async () => {
  for (const { close } of started.splice(0)) await close()
})

const loaded: RemoteReport = {
  remote: 'generator',
  version: '0.2.0',
  outcome: 'loaded',
  milliseconds: 400,
}

const failed: RemoteReport = {
  ...loaded,
  outcome: 'failed',
  cause: 'timeout',
  action: 'fell-back',
  milliseconds: 10_000,
}

const report = (...reports: readonly RemoteReport[]) => post(server, 'remoteReports', { reports })

const scrape = async (): Promise<string> => (await fetch(metrics.url)).text()

/** The samples of a metric, each as `{labels} value`. */
const samplesOf = (text: string, metric: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`))
    .map((line) => line.slice(metric.length))

const labelsOf = (text: string, metric: string, label: string): ReadonlySet<string | undefined> =>
  new Set(
    samplesOf(text, metric).map((sample) => new RegExp(`[{,]${label}="([^"]*)"`).exec(sample)?.[1]),
  )

/** The export after each instrument has counted once. */
const scrapeEverything = async (): Promise<string> => {
  await serveMetrics()
  const counts = createMetrics(metrics.meter)
  counts.remoteLoad(loaded)
  counts.picture({ engine: 'brush-1', style: 'lego', tier: 'free', partner: undefined })
  counts.queueWait('free', 3)
  counts.drawing('brush-1', 'lego', 4)
  counts.takeOver('premium')
  counts.providerError('fal', 'busy')
  counts.billingNotice('drift')
  counts.cost('brush-1', 0.04)
  counts.cacheLookUp(true)
  counts.observeQueue(() => Promise.resolve({ free: 2, premium: 1 }))
  counts.observeBudget(() => Promise.resolve(0.5))
  counts.quotaRefusal('portrait visitor')
  counts.request('characterSD', 200, 1)
  counts.unknownAddress()
  return scrape()
}

it('counts pages’ reports, and times those of rendered remotes', async () => {
  await start()
  await report(loaded, failed, failed)
  const text = await scrape()
  expect(samplesOf(text, 'dramatis_remote_loads_total').toSorted()).toEqual([
    '{remote="generator",version="0.2.0",outcome="failed",cause="timeout",action="fell-back",file="none"} 2',
    '{remote="generator",version="0.2.0",outcome="loaded",cause="none",action="none",file="none"} 1',
  ])
  expect(samplesOf(text, 'dramatis_remote_load_seconds_sum')).toEqual([
    '{remote="generator",version="0.2.0"} 0.4',
  ])
})

it('counts requests for which no proxy said where they come from', async () => {
  await start({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  expect((await post(server, 'characterSD', characterSDBody)).status).toBe(400)
  expect(await scrape()).toMatch(/^dramatis_unknown_addresses_total 1$/m)
})

it('counts pictures, cache lookups, responses and refusals', async () => {
  await start({ ADDRESS_LIMIT: '2' })
  for (let time = 1; time <= 3; time++) await post(server, 'characterSD', characterSDBody)
  await post(server, 'nothing', {})
  const text = await scrape()
  expect(samplesOf(text, 'dramatis_pictures_total')).toEqual([
    expect.stringMatching(
      /^\{engine="[^"]+",style="realistic",tier="free",partner="none"\} 2$/,
    ) as string,
  ])
  expect(samplesOf(text, 'dramatis_cache_lookups_total')).toEqual([
    '{result="miss"} 1',
    '{result="hit"} 1',
  ])
  expect(samplesOf(text, 'dramatis_quota_refusals_total')).toEqual(['{quota="portrait address"} 1'])
  expect(samplesOf(text, 'dramatis_requests_total')).toEqual([
    '{endpoint="characterSD",status="200"} 2',
    '{endpoint="characterSD",status="429"} 1',
    '{endpoint="other",status="404"} 1',
  ])
  expect(samplesOf(text, 'dramatis_request_seconds_count')).toEqual([
    '{endpoint="characterSD"} 3',
    '{endpoint="other"} 1',
  ])
})

it('[security-functions-12] has a bounded number of series, whatever is reported', async () => {
  await start({ ADDRESS_LIMIT: '1000000' })
  const anyReport = fc.record({
    remote: fc.oneof(fc.constant('generator'), fc.stringMatching(/^[a-z\d-]{1,32}$/)),
    version: fc.stringMatching(/^[a-z\d.+-]{1,64}$/),
    outcome: fc.constant('crashed' as const),
    file: fc.stringMatching(/^[a-z.]{20,64}$/),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyReport, { minLength: MAX_REPORTS, maxLength: MAX_REPORTS }),
      async (reports) => {
        expect((await report(...reports)).status).toBe(204)
      },
    ),
    { numRuns: 30 },
  )
  const text = await scrape()
  const remotes = labelsOf(text, 'dramatis_remote_loads_total', 'remote')
  expect(remotes).toEqual(new Set(['generator', 'other']))
  const versions = samplesOf(text, 'dramatis_remote_loads_total')
  expect(versions.filter((sample) => sample.includes('remote="generator"'))).toHaveLength(
    MAX_VERSIONS + 1,
  )
  expect(versions.filter((sample) => sample.includes('remote="other"'))).toHaveLength(
    MAX_VERSIONS + 1,
  )
})

it('counts drawn pictures and their cost, and reads the queue and the budget', async () => {
  const text = await scrapeEverything()
  expect(samplesOf(text, 'dramatis_queue_waiting').toSorted()).toEqual([
    '{tier="free"} 2',
    '{tier="premium"} 1',
  ])
  expect(samplesOf(text, 'dramatis_queue_wait_seconds_sum')).toEqual(['{tier="free"} 3'])
  expect(samplesOf(text, 'dramatis_drawing_seconds_sum')).toEqual([
    '{engine="brush-1",style="lego"} 4',
  ])
  expect(samplesOf(text, 'dramatis_provider_errors_total')).toEqual([
    '{provider="fal",kind="busy"} 1',
  ])
  expect(samplesOf(text, 'dramatis_spent_dollars_total')).toEqual(['{model="brush-1"} 0.04'])
  expect(samplesOf(text, 'dramatis_cache_lookups_total')).toEqual(['{result="hit"} 1'])
  expect(text).toContain('\ndramatis_budget_spent_ratio 0.5')
})

it('serves nothing but the metrics', async () => {
  await start()
  expect((await fetch(new URL('/healthz', metrics.url))).status).toBe(404)
})

describe('the dashboard, the alerts and the pages about them', () => {
  const folder = join(__dirname, '../../../docs/operations')
  const dashboard = readFileSync(join(folder, 'metrics/dashboard.json'), 'utf8')
  const rules = readFileSync(join(folder, 'metrics/alerts.yaml'), 'utf8')
  const [recorded = '', alerts = ''] = rules.split('- name: dramatis\n')
  const page = readFileSync(join(folder, 'metrics.md'), 'utf8')
  const runbook = readFileSync(join(folder, 'runbook.md'), 'utf8')

  /** Every metric that is exported, with its labels. */
  const exported = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const samples = (await scrapeEverything()).matchAll(/^(dramatis_\w+)(?:\{(.*)\})? /gm)
    return new Map(
      [...samples].map(([, metric = '', labels = '']) => [
        metric,
        [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
      ]),
    )
  }

  const expressions = [
    ...[...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
      text.replaceAll('\\"', '"'),
    ),
    ...[...alerts.matchAll(/expr: ([^]*?)\n {8}(?:for|labels):/g)].map(([, text = '']) =>
      text.replaceAll(/:increase\w+/g, '_total'),
    ),
  ]

  it('use only exported metrics and their labels', async () => {
    const labelsByMetric = await exported()
    expect(expressions.length).toBeGreaterThan(15)
    const aggregations = expressions.flatMap((expression) => [
      ...expression.matchAll(
        /(?:sum|max)(?: by \(([\w, ]+)\) )?\((?:(?:rate|increase)\()?(dramatis_\w+)(?:\{([^}]*)\})?[[)]/g,
      ),
    ])
    const mentions = expressions.flatMap((expression) => expression.match(/dramatis_\w+/g) ?? [])
    // Each mention is in an aggregation, so its labels are checked.
    expect(aggregations).toHaveLength(mentions.length)
    for (const [, grouping = '', metric = '', selector = ''] of aggregations) {
      const selected = [...selector.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, label]) => label)
      expect([metric, labelsByMetric.get(metric)]).toEqual([
        metric,
        expect.arrayContaining([...(grouping.match(/\w+/g) ?? []), ...selected]),
      ])
    }
  })

  it('record what the alerts read from exported metrics', async () => {
    const labelsByMetric = await exported()
    const names = [...recorded.matchAll(/- record: (\w+):(\w+)/g)].map(
      ([, name]) => `${name}_total`,
    )
    expect(names).toEqual([...new Set(recorded.match(/dramatis_\w+_total/g))])
    expect([...labelsByMetric.keys()]).toEqual(expect.arrayContaining(names))
  })

  it('describe every metric with its labels', async () => {
    const labelsByMetric = await exported()
    const described = [...page.matchAll(/^\| `(dramatis_\w+)` +\| (.*?) +\|/gm)].map(
      ([, metric = '', labels = '']): [string, readonly string[]] => [
        metric,
        [...labels.matchAll(/\w+/g)].map(([label]) => label).toSorted(),
      ],
    )
    const actual = [...labelsByMetric]
      .filter(([metric]) => !/_(?:bucket|count)$/.test(metric))
      .map(([metric, labels]): [string, readonly string[]] => [
        metric.replace(/_sum$/, ''),
        labels.toSorted(),
      ])
    expect(new Map(described)).toEqual(new Map(actual))
  })

  const isInstalled = spawnSync('promtool', ['--version']).error === undefined
  ;(isInstalled ? it : it.skip)('fire when they should, if promtool is installed', () => {
    const { status, stdout, stderr } = spawnSync(
      'promtool',
      ['test', 'rules', join(folder, 'metrics/alerts.test.yaml')],
      { encoding: 'utf8' },
    )
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
  })

  it('say what to do about every alert', () => {
    const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
    const described = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
    expect(described).toEqual(named)
  })
})
