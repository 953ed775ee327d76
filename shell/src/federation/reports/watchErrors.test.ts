import { createStore } from 'zustand/vanilla'
import { deploymentOf } from '../../../test/deployment.ts'
import type { Remote, RemoteState } from '../Remote.ts'
import type { RemoteIncident } from './RemoteIncident.ts'
import { watchErrors } from './watchErrors.ts'

const [candidate] = deploymentOf('remote.example/2.0.0/mf-manifest.json').candidates
const { settings } = deploymentOf()

const remote = (state: RemoteState): Remote => ({
  name: 'generator',
  slots: {},
  state: createStore(() => state),
  load: () => Promise.resolve(),
  rendered: () => undefined,
  rollBack: () => Promise.resolve(),
})

let reported: RemoteIncident[] = []

beforeAll(() => {
  if (!candidate) throw new Error('The deployment has no version')
  watchErrors(
    [
      remote({ status: 'loading' }),
      remote({ status: 'ready', candidate, components: new Map(), settings }),
    ],
    (incident) => reported.push(incident),
  )
})

beforeEach(() => {
  reported = []
})

const OWN = 'https://remote.example/2.0.0/components.0a1b2c3d.js'
const OTHER = 'https://remote.example/1.0.0/components.0a1b2c3d.js'

const fail = (element: HTMLScriptElement | HTMLLinkElement) => {
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
  element.remove()
}

const script = (src: string) =>
  Object.assign(document.createElement('script'), { type: 'text/plain', src })
const rejection = (stack: string) =>
  Object.assign(new Event('unhandledrejection'), { reason: Object.assign(new Error(), { stack }) })

test.each([
  ['an uncaught error', () => dispatchEvent(new ErrorEvent('error', { filename: OWN }))],
  ['an unhandled rejection', () => dispatchEvent(rejection(`Error\n  at f (${OWN}:1:2)`))],
])('reports %s as a crash of the remote whose script caused it', (_what, happen) => {
  happen()
  expect(reported).toMatchObject([
    { remote: 'generator', candidate, outcome: 'crashed', cause: 'error' },
  ])
})

test('reports a file that a remote fails to load later', () => {
  fail(script(OWN))
  expect(reported).toMatchObject([{ remote: 'generator', outcome: 'failed', file: OWN }])
})

test('ignores errors that belong to no remote on the page', () => {
  fail(script(OTHER))
  dispatchEvent(new ErrorEvent('error', { filename: OTHER }))
  dispatchEvent(new ErrorEvent('error'))
  dispatchEvent(rejection('Error'))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: OWN }))
  expect(reported).toEqual([])
})
