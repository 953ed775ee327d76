import { deploymentOf } from '../../../test/deployment.ts'
import { observe } from './observability.ts'
import { recordIncident } from './recordedIncidents.ts'

const [candidate] = deploymentOf('1').candidates
if (!candidate) throw new Error('The deployment has no version')

/** Reads what the federation's DevTools read, as they do: through JSON. */
const read = (method: string, argument?: unknown): unknown => {
  const federation: unknown = Reflect.get(globalThis, '__FEDERATION__')
  const { __OBSERVABILITY__: readers } = federation as { __OBSERVABILITY__: object }
  const reader = Reflect.get(readers, 'dramatis') as Record<string, (it: unknown) => unknown>
  return JSON.parse(JSON.stringify(reader[method]?.(argument) ?? null))
}

beforeAll(() => {
  recordIncident({ remote: 'generator', candidate, outcome: 'loaded', milliseconds: 120 })
  recordIncident({
    remote: 'generator',
    candidate,
    outcome: 'failed',
    cause: 'timeout',
    action: 'fell-back',
    milliseconds: 5000,
  })
  recordIncident({ remote: 'shell', outcome: 'failed', cause: 'error', action: 'fell-back' })
  recordIncident({ remote: 'billing', candidate, outcome: 'crashed', cause: 'error' })
  Reflect.set(globalThis, '__FEDERATION__', { __INSTANCES__: [] })
  observe()
})
afterAll(() => Reflect.deleteProperty(globalThis, '__FEDERATION__'))

test('leaves what a federation runtime on the page has written', () => {
  expect(Reflect.get(globalThis, '__FEDERATION__')).toHaveProperty('__INSTANCES__', [])
})

test('lists the reports, the newest first', () => {
  expect(read('getReports', { limit: 2 })).toMatchObject([
    { remote: { name: 'billing' }, summary: { outcome: 'failed', runtimeLoaded: true } },
    { remote: { name: 'shell' }, diagnosis: { ownerHint: 'host' } },
  ])
  expect(read('getReports')).toHaveLength(4)
  expect(read('getLatestReport')).toMatchObject({ requestId: 'billing' })
})

test('describes a load that succeeded', () => {
  const [report] = read('findReports', { remote: 'generator', status: 'success' }) as [
    { traceId: string; startedAt: number; updatedAt: number },
  ]
  expect(report).toMatchObject({
    requestId: 'generator',
    hostName: 'shell',
    remote: { name: 'generator', entry: 'https://1' },
    duration: 120,
    events: [
      { phase: 'loadRemote', status: 'start' },
      { phase: 'loadRemote', status: 'success', eventName: 'component:business-loaded' },
    ],
    summary: { outcome: 'component-loaded', componentLoaded: true },
  })
  expect(report.updatedAt - report.startedAt).toBe(120)
  expect(read('getReport', report.traceId)).toEqual(report)
})

test('describes a load that failed', () => {
  expect(read('findReports', { remote: 'generator', outcome: 'failed' })).toMatchObject([
    {
      failedPhase: 'loadRemote',
      errorName: 'timeout',
      ownerHint: 'network',
      retryable: true,
      events: [{ status: 'start' }, { status: 'error', errorName: 'timeout' }],
      diagnosis: {
        title: 'generator 1 did not load',
        facts: { version: '1', action: 'fell-back' },
      },
    },
  ])
})

test.each([{ shared: 'react' }, { expose: 'App' }, { traceId: 'mf-0' }, { remote: 'gallery' }])(
  'finds nothing that the page does not report: %j',
  (query) => {
    expect(read('findReports', query)).toEqual([])
  },
)

test('gives the events and the ids of the reports in the order of time', () => {
  const ids = read('getTraceIds') as string[]
  expect(new Set(ids).size).toBe(4)
  expect(read('getEvents')).toMatchObject([
    { traceId: ids[0] },
    {},
    { traceId: ids[1] },
    {},
    {},
    {},
  ])
  expect(read('exportReport')).toMatchObject({ traceId: ids[3] })
  expect(read('exportReport', ids[0])).toMatchObject({ traceId: ids[0] })
})

test('remembers the last hundred', () => {
  for (let index = 0; index < 150; index += 1) {
    recordIncident({ remote: 'contact', candidate, outcome: 'crashed', cause: 'error' })
  }
  expect(read('getReports')).toHaveLength(100)
  expect(new Set(read('getTraceIds') as string[]).size).toBe(100)
})
