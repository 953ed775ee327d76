import { deploymentOf } from '../../test/deployment.ts'
import { fakeRuntime } from '../../test/fakeRuntime.ts'
import { createRemote, LOAD_TIMEOUT_MS, RETRY_DELAY_MS } from './createRemote.ts'
import type { FederationRuntime } from './createRemote.ts'

const Form = () => null
const Badge = () => null
const Dialogs = () => null

const setUp = (
  servers: Map<string, Record<string, typeof Form>>,
  deployment = deploymentOf('2', '1'),
  change: Partial<FederationRuntime> = {},
) => {
  const { runtime, registered } = fakeRuntime(servers)
  const reported: string[] = []
  const waits: number[] = []
  const remote = createRemote<'Form' | 'Badge' | 'Dialogs', object>({
    name: 'billing',
    exposes: ['Form', 'Badge'],
    optional: ['Dialogs'],
    deployment: () => Promise.resolve(deployment),
    runtime: { ...runtime, ...change },
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return milliseconds === LOAD_TIMEOUT_MS && !change.load
        ? new Promise(() => undefined)
        : Promise.resolve()
    },
    report: (message) => reported.push(message),
  })
  return { remote, registered, reported, waits }
}

const up = { Form, Badge, Dialogs }

test('loads the current version, with all its components', async () => {
  const { remote, registered, reported } = setUp(new Map([['https://2', up]]))
  expect(remote.state.getState()).toEqual({ status: 'loading' })
  await remote.load()
  const state = remote.state.getState()
  expect(state).toMatchObject({ status: 'ready', version: '2' })
  expect(state.status === 'ready' && [...state.components]).toEqual([
    ['Form', Form],
    ['Badge', Badge],
    ['Dialogs', Dialogs],
  ])
  expect(registered).toEqual(['https://2'])
  expect(reported).toEqual([])
})

test('tries the current version twice, with a pause, and then the previous one', async () => {
  const { remote, registered, reported, waits } = setUp(new Map([['https://1', up]]))
  await remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'ready', version: '1' })
  expect(registered).toEqual(['https://2', 'https://2', 'https://1'])
  expect(waits.filter((wait) => wait === RETRY_DELAY_MS)).toHaveLength(1)
  expect(reported).toHaveLength(2)
})

test('does not mix versions: one missing component sends all to the previous one', async () => {
  const { remote } = setUp(
    new Map<string, Record<string, typeof Form>>([
      ['https://2', { Form }],
      ['https://1', up],
    ]),
  )
  await remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'ready', version: '1' })
})

test('a version from before an optional component is taken without it', async () => {
  const { remote, registered, reported } = setUp(new Map([['https://2', { Form, Badge }]]))
  await remote.load()
  const state = remote.state.getState()
  expect(state.status === 'ready' && [...state.components.keys()]).toEqual(['Form', 'Badge'])
  expect(registered).toEqual(['https://2'])
  expect(reported).toEqual(['billing has no Dialogs'])
})

test('fails when nothing loads, and recovers by a later retry', async () => {
  const servers = new Map<string, Record<string, typeof Form>>()
  const { remote, reported } = setUp(servers)
  await remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'failed', retrying: false })
  expect(reported.at(-1)).toBe('billing is not available')

  servers.set('https://2', up)
  const retried = remote.load()
  expect(remote.state.getState()).toMatchObject({ status: 'failed', retrying: true })
  await retried
  expect(remote.state.getState()).toMatchObject({ status: 'ready', version: '2' })
})

test('retries of several slots share one attempt', async () => {
  const { remote, registered } = setUp(new Map([['https://2', up]]))
  await Promise.all([remote.load(), remote.load(), remote.load()])
  expect(registered).toEqual(['https://2'])
})

test('a server that never answers counts as failed', async () => {
  const { remote } = setUp(new Map(), deploymentOf('2'), {
    load: () => new Promise(() => undefined),
  })
  await remote.load()
  expect(remote.state.getState().status).toBe('failed')
})

test('a version that crashes gives way to the previous one', async () => {
  const { remote, reported } = setUp(
    new Map([
      ['https://2', up],
      ['https://1', up],
    ]),
  )
  await remote.load()
  await remote.rollBack('2', new Error('boom'))
  expect(remote.state.getState()).toMatchObject({ status: 'ready', version: '1' })
  expect(reported).toEqual(['billing 2 crashed'])
})

test('several components that crash together roll back once', async () => {
  const { remote, registered } = setUp(
    new Map([
      ['https://2', up],
      ['https://1', up],
    ]),
  )
  await remote.load()
  const cause = new Error('boom')
  await Promise.all([remote.rollBack('2', cause), remote.rollBack('2', cause)])
  expect(registered).toEqual(['https://2', 'https://1'])
})

test('the last version stays, as its other components may work', async () => {
  const { remote } = setUp(new Map([['https://2', up]]), deploymentOf('2'))
  await remote.load()
  await remote.rollBack('2', new Error('boom'))
  expect(remote.state.getState()).toMatchObject({ status: 'ready', version: '2' })
})
