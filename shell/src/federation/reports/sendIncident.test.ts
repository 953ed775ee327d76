import { MAX_REPORTS, RemoteReportsRequest } from '@dramatis/functions/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import { deploymentOf } from '../../../test/deployment.ts'
import type { sendIncident as Send } from './sendIncident.ts'

const [candidate] = deploymentOf('1').candidates
if (!candidate) throw new Error('The deployment has no version')
const crash = {
  remote: 'generator',
  candidate,
  outcome: 'crashed',
  cause: 'error',
} as const

const functionsUrl = () => Promise.resolve('https://functions.example')

let sent: { readonly url: string; readonly body: unknown }[]
let sendIncident: typeof Send

beforeEach(async () => {
  sent = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => sent.push({ url, body: JSON.parse(body) }),
  })
  jest.resetModules() // Each test gets a fresh copy of the module, as each page does.
  ;({ sendIncident } = await import('./sendIncident.ts'))
})

test('collects reports and sends them in one request that the functions accept', async () => {
  await sendIncident(crash, functionsUrl)
  await sendIncident({ ...crash, candidate: { ...candidate, canary: true } }, functionsUrl)
  expect(sent).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url).toBe('https://functions.example/.netlify/functions/remoteReports')
  expect(isRight(RemoteReportsRequest.decode(sent[0]?.body))).toBe(true)
  const report = { remote: 'generator', version: '1', outcome: 'crashed', cause: 'error' }
  expect(sent[0]?.body).toEqual({ reports: [report, { ...report, canary: true }] })
})

test('sends after a moment, even if the visitor stays', async () => {
  const beacon = new Promise<void>((resolve) => {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => resolve() })
  })
  await sendIncident(crash, functionsUrl)
  await beacon
})

test('sends no more from one page than one request may carry', async () => {
  for (let index = 0; index < MAX_REPORTS + 5; index += 1) await sendIncident(crash, functionsUrl)
  dispatchEvent(new Event('pagehide'))
  await sendIncident(crash, functionsUrl)
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toHaveProperty('reports.length', MAX_REPORTS)
})
