import { deploymentOf } from '../../test/deployment.ts'
import { fakeHost } from '../../test/fakeHost.ts'
import { fakeRuntime } from '../../test/fakeRuntime.ts'
import { createRemote, FAST_FAILURE_MS, LOAD_TIMEOUT_MS, RETRY_DELAY_MS } from './createRemote.ts'
import { HostFailed, RemoteEmpty, RemoteRefused } from './failures.ts'
import type { FederationRuntime } from './Remote.ts'
import { reportOf } from './reports/RemoteIncident.ts'

const Form = () => null
const Badge = () => null
const Dialogs = () => null

const NEVER = new Promise<never>(() => undefined)

const setUp = (
  servers: Map<string, Record<string, typeof Form>>,
  deployment = deploymentOf('2', '1'),
  change: (runtime: FederationRuntime) => FederationRuntime = (runtime) => runtime,
  host = fakeHost(),
) => {
  const { runtime, tried } = fakeRuntime(servers)
  const logged: string[] = []
  const reported: object[] = []
  const waits: number[] = []
  let time = 0
  let timeOut: () => void = () => undefined
  const remote = createRemote({
    name: 'billing',
    exposes: { Form: 'main', Badge: 'badge' },
    optional: { Dialogs: 'dialogs' },
    deployment: () => Promise.resolve(deployment),
    runtime: change(runtime),
    ...host,
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return milliseconds > RETRY_DELAY_MS
        ? new Promise((resolve) => (timeOut = resolve))
        : Promise.resolve()
    },
    now: () => time,
    log: (message) => logged.push(message),
    report: (incident) => {
      const { remote: name, ...report } = reportOf(incident)
      expect(name).toBe('billing')
      reported.push(report)
    },
  })
  remote.state.subscribe((current) => {
    if (current.status === 'ready') remote.rendered(current.candidate.entry)
  })
  return {
    remote,
    tried,
    logged,
    reported,
    waits,
    pass: (milliseconds: number) => (time += milliseconds),
    timeOut: () => timeOut(),
  }
}

/** Makes a runtime call `loadVersion2` to load version `2`; it works as usual otherwise. */
const withVersion2 =
  (loadVersion2: FederationRuntime['load']) =>
  ({ load }: FederationRuntime): FederationRuntime => ({
    load: (candidate, signal) =>
      (candidate.version === '2' ? loadVersion2 : load)(candidate, signal),
  })

const up = { Form, Badge, Dialogs }

test('loads the current version, with all its components', async () => {
  const { remote, tried, logged, reported } = setUp(new Map([['https://2', up]]))
  expect(remote.state.getState()).toEqual({ status: 'loading' })
  await remote.load()
  const state = remote.state.getState()
  expect(state).toMatchObject({ status: 'ready', candidate: { version: '2' } })
  expect(state.status === 'ready' && [...state.components]).toEqual([
    ['Form', Form],
    ['Badge', Badge],
    ['Dialogs', Dialogs],
  ])
  expect(tried).toEqual(['https://2'])
  expect(logged).toEqual([])
  expect(reported).toEqual([{ version: '2', outcome: 'loaded', milliseconds: 0 }])
})

test('tries the current version twice, with a pause, and then the previous one', async () => {
  const { remote, tried, reported, waits } = setUp(new Map([['https://1', up]]))
  await remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'ready', candidate: { version: '1' } })
  expect(tried).toEqual(['https://2', 'https://2', 'https://1'])
  expect(waits.filter((wait) => wait === RETRY_DELAY_MS)).toHaveLength(1)
  const failed = { version: '2', outcome: 'failed', milliseconds: 0 }
  expect(reported).toEqual([
    { ...failed, action: 'retried' },
    { ...failed, action: 'fell-back' },
    { version: '1', outcome: 'loaded', milliseconds: 0 },
  ])
})

test('does not retry a version that failed slowly', async () => {
  const { remote, tried, pass, reported } = setUp(
    new Map([['https://1', up]]),
    deploymentOf('2', '1'),
    withVersion2(() => {
      pass(FAST_FAILURE_MS)
      return Promise.reject(new Error('the server responded 500'))
    }),
  )
  await remote.load()
  expect(tried).toEqual(['https://1'])
  expect(reported[0]).toEqual({
    version: '2',
    outcome: 'failed',
    action: 'fell-back',
    milliseconds: FAST_FAILURE_MS,
  })
})

test('[stall-4] withdraws a version that does not load in time, and moves on to the previous one', async () => {
  const signals: AbortSignal[] = []
  const { remote, tried, reported, timeOut } = setUp(
    new Map([['https://1', up]]),
    deploymentOf('2', '1'),
    withVersion2((_, signal) => {
      signals.push(signal)
      setTimeout(timeOut)
      return NEVER
    }),
  )
  await remote.load()
  expect(tried).toEqual(['https://1'])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(reported[0]).toMatchObject({ version: '2', cause: 'timeout', action: 'fell-back' })
})

test.each([
  [[], 5000],
  [[300, 400], 2000],
  [[300, 3500], 3500],
])(
  '[stall-4] after loads of %j ms gives a version %i ms, and the last one ten seconds',
  async (times, patience) => {
    const { remote, waits, timeOut } = setUp(
      new Map(),
      deploymentOf('2', '1'),
      () => ({
        load: () => {
          setTimeout(timeOut)
          return NEVER
        },
      }),
      fakeHost(times),
    )
    await remote.load()
    expect(waits).toEqual([patience, LOAD_TIMEOUT_MS])
  },
)

test('[stall-4] does not count the time in which the page itself is loading', async () => {
  let ready: () => void = () => undefined
  const hostReady = new Promise<void>((resolve) => (ready = resolve))
  const { remote, waits, timeOut } = setUp(
    new Map(),
    deploymentOf('2'),
    () => ({ load: () => NEVER }),
    { ...fakeHost(), hostReady },
  )
  const loading = remote.load()
  await new Promise((resolve) => setTimeout(resolve))
  expect(waits).toEqual([])
  ready()
  await new Promise((resolve) => setTimeout(resolve))
  timeOut()
  await loading
  expect(waits).toEqual([LOAD_TIMEOUT_MS])
})

test('[stall-5] does not blame a version when what it shares with the page has not loaded', async () => {
  const hostReady = Promise.reject(new HostFailed('react'))
  hostReady.catch(() => undefined)
  const { remote, tried, reported } = setUp(
    new Map([['https://1', up]]),
    deploymentOf('2', '1'),
    withVersion2(() => Promise.resolve(() => Promise.reject(new Error('no React')))),
    { ...fakeHost(), hostReady },
  )
  await remote.load()
  expect(remote.state.getState().status).toBe('failed')
  expect(tried).toEqual([])
  expect(reported).toEqual([])
})

test('remembers how long a version took to load', async () => {
  const added: unknown[] = []
  const { loadTimes, hostReady } = fakeHost()
  const { remote } = setUp(new Map([['https://2', up]]), deploymentOf('2'), undefined, {
    hostReady,
    loadTimes: { ...loadTimes, add: (...load) => added.push(load) },
  })
  await remote.load()
  expect(added).toEqual([['billing', 0]])
})

test('takes the next version when a manifest names a contract that the shell does not fulfill', async () => {
  const { remote, tried, reported } = setUp(
    new Map([['https://1', up]]),
    deploymentOf('2', '1'),
    withVersion2(() => Promise.reject(new RemoteRefused('contract 9.0'))),
  )
  await remote.load()
  expect(tried).toEqual(['https://1'])
  expect(reported[0]).toMatchObject({
    version: '2',
    outcome: 'refused',
    cause: 'contract',
    action: 'fell-back',
  })
})

test('reports refused versions and loads none of them', async () => {
  const [refused, ...candidates] = deploymentOf('2', '1').candidates
  if (!refused) throw new Error('The deployment has no version')
  const { remote, tried, logged, reported } = setUp(new Map([['https://1', up]]), {
    ...deploymentOf(),
    candidates,
    refused: [{ ...refused, reason: '2 was built for contract 9.0' }],
  })
  await remote.load()
  expect(tried).toEqual(['https://1'])
  expect(logged).toEqual(['billing 2 is not loaded'])
  expect(reported[0]).toEqual({
    version: '2',
    outcome: 'refused',
    cause: 'contract',
    action: 'fell-back',
  })
})

test('fails when no version fits', async () => {
  const [refused] = deploymentOf('2').candidates
  if (!refused) throw new Error('The deployment has no version')
  const { remote, reported } = setUp(new Map(), {
    ...deploymentOf(),
    refused: [{ ...refused, reason: '2 was built for contract 9.0' }],
  })
  await remote.load()
  expect(remote.state.getState().status).toBe('failed')
  expect(reported).toMatchObject([{ version: '2', outcome: 'refused', action: 'gave-up' }])
})

test('does not mix versions: if one component is missing, all come from the previous version', async () => {
  const { remote } = setUp(
    new Map<string, Record<string, typeof Form>>([
      ['https://2', { Form }],
      ['https://1', up],
    ]),
  )
  await remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'ready', candidate: { version: '1' } })
})

test('loads an older version without an optional component', async () => {
  const { remote, tried, logged } = setUp(new Map([['https://2', { Form, Badge }]]))
  await remote.load()
  const state = remote.state.getState()
  expect(state.status === 'ready' && [...state.components.keys()]).toEqual(['Form', 'Badge'])
  expect(tried).toEqual(['https://2'])
  expect(logged).toEqual(['An optional component of billing is missing'])
})

test('fails when nothing loads, and recovers on a later retry', async () => {
  const servers = new Map<string, Record<string, typeof Form>>()
  const { remote, logged, reported } = setUp(servers)
  await remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'failed', retrying: false })
  expect(logged.at(-1)).toBe('billing is not available')
  expect(reported.at(-1)).toMatchObject({ version: '1', action: 'gave-up' })

  servers.set('https://2', up)
  const retried = remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'failed', retrying: true })
  await retried
  expect(remote.state.getState()).toMatchObject({ status: 'ready', candidate: { version: '2' } })
})

test('makes one attempt when several slots retry at once', async () => {
  const { remote, tried } = setUp(new Map([['https://2', up]]))
  await Promise.all([remote.load(), remote.load(), remote.load()])
  expect(tried).toEqual(['https://2'])
})

test('fails when no server responds', async () => {
  const { remote, timeOut, reported } = setUp(new Map(), deploymentOf('2'), () => ({
    load: () => {
      setTimeout(timeOut)
      return NEVER
    },
  }))
  await remote.load()
  expect(remote.state.getState().status).toBe('failed')
  expect(reported).toMatchObject([{ version: '2', cause: 'timeout', action: 'gave-up' }])
})

test('falls back to the previous version when one crashes', async () => {
  const { remote, logged, reported } = setUp(
    new Map([
      ['https://2', up],
      ['https://1', up],
    ]),
  )
  await remote.load()
  await remote.rollBack('https://2', new Error('boom'))
  expect(remote.state.getState()).toMatchObject({ status: 'ready', candidate: { version: '1' } })
  expect(logged).toEqual(['billing from https://2 crashed'])
  expect(reported[1]).toEqual({
    version: '2',
    outcome: 'crashed',
    cause: 'error',
    action: 'fell-back',
  })
})

test('[stall-9] tells a version that it has given way, be it that it failed or crashed, and no other', async () => {
  const signals: [string, AbortSignal][] = []
  const { remote } = setUp(
    new Map([
      ['https://2', up],
      ['https://1', up],
    ]),
    deploymentOf('3', '2', '1'),
    ({ load }) => ({
      load: (candidate, signal) => {
        signals.push([candidate.version, signal])
        return load(candidate, signal)
      },
    }),
  )
  const givenWay = () => signals.map(([version, { aborted }]) => [version, aborted])
  await remote.load()
  expect(givenWay()).toEqual([
    ['3', true],
    ['3', true],
    ['2', false],
  ])
  await remote.rollBack('https://2', new Error('boom'))
  expect(givenWay().slice(2)).toEqual([
    ['2', true],
    ['1', false],
  ])
  await remote.rollBack('https://1', new Error('boom'))
  expect(givenWay().at(-1)).toEqual(['1', false])
})

test('rolls back once when several components crash together', async () => {
  const { remote, tried, reported } = setUp(
    new Map([
      ['https://2', up],
      ['https://1', up],
    ]),
  )
  await remote.load()
  const cause = new RemoteEmpty('It rendered nothing')
  const rollBack = () => remote.rollBack('https://2', cause)
  await Promise.all([rollBack(), rollBack()])
  await rollBack()
  expect(tried).toEqual(['https://2', 'https://1'])
  expect(reported.filter((report) => 'cause' in report && report.cause === 'empty')).toHaveLength(1)
})

test('keeps the last version although it crashes, because its other components may work', async () => {
  const { remote } = setUp(new Map([['https://2', up]]), deploymentOf('2'))
  await remote.load()
  await remote.rollBack('https://2', new Error('boom'))
  expect(remote.state.getState()).toMatchObject({ status: 'ready', candidate: { version: '2' } })
})
