import { deploymentOf } from '../../../test/deployment.ts'
import { createReporter, SUCCESS_SHARE } from './createReporter.ts'
import { reportOf, type RemoteIncident } from './RemoteIncident.ts'

const [candidate] = deploymentOf('1').candidates

const incident = (change: Partial<RemoteIncident>): RemoteIncident => {
  if (!candidate) throw new Error('The deployment has no version')
  return {
    remote: 'generator',
    candidate,
    outcome: 'loaded',
    ...change,
  }
}

const ofPage = () => Promise.resolve('')

const nextEvent = () =>
  new Promise((resolve) => {
    const onReport = (event: Event) => {
      if (event instanceof CustomEvent) resolve(event.detail)
    }
    addEventListener('dramatis:report', onReport, { once: true })
  })

const sender = () => {
  const sent: RemoteIncident[] = []
  const load = () =>
    Promise.resolve({
      sendIncident: (one: RemoteIncident) => {
        sent.push(one)
        return Promise.resolve({ ...one, cause: 'network' as const })
      },
    })
  return { sent, load }
}

test('sends a failure and dispatches it on the page, with its cause and nothing about the visitor', async () => {
  const { sent, load } = sender()
  const failure = incident({ outcome: 'failed', action: 'fell-back', milliseconds: 12.3 })
  const event = nextEvent()
  createReporter(ofPage, () => 1, load)(failure)
  expect(await event).toEqual({
    remote: 'generator',
    version: '1',
    outcome: 'failed',
    cause: 'network',
    action: 'fell-back',
    milliseconds: 12,
  })
  expect(sent).toEqual([failure])
})

test('sends one success in a hundred, and dispatches all of them on the page', async () => {
  const { sent, load } = sender()
  const most = nextEvent()
  createReporter(ofPage, () => SUCCESS_SHARE, load)(incident({}))
  expect(await most).toEqual({ remote: 'generator', version: '1', outcome: 'loaded' })
  expect(sent).toEqual([])

  const one = nextEvent()
  createReporter(ofPage, () => SUCCESS_SHARE / 2, load)(incident({}))
  await one
  expect(sent).toHaveLength(1)
})

test('dispatches a failure on the page even if nothing can be sent', async () => {
  const event = nextEvent()
  createReporter(
    ofPage,
    () => 1,
    () => Promise.reject(new Error('offline')),
  )(incident({ outcome: 'failed' }))
  expect(await event).toMatchObject({ outcome: 'failed' })
})

test('names the file that failed, without its hash, and of the page the build that it belongs to', async () => {
  const main = Object.assign(document.createElement('script'), {
    type: 'text/plain',
    src: 'https://page.example/main.0a1b2c3d.js',
  })
  document.head.append(main)
  const event = nextEvent()
  createReporter(
    ofPage,
    () => 1,
    sender().load,
  )({
    remote: 'shell',
    outcome: 'failed',
    file: 'https://page.example/react.4e5f6a7b.js',
  })
  expect(await event).toMatchObject({ remote: 'shell', version: '0a1b2c3d', file: 'react.js' })
  main.remove()
})

test.each(['2 beta', '../2', ''])(
  'gives no version to the functions that they refuse: %j',
  (version) => {
    expect(reportOf({ ...incident({}), candidate: { version, entry: '', canary: false } })).toEqual(
      {
        remote: 'generator',
        version: 'unknown',
        outcome: 'loaded',
      },
    )
  },
)
