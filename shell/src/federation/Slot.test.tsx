import type { ContactProps } from '@dramatis/store/slots'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { deploymentOf } from '../../test/deployment.ts'
import { fakeHost } from '../../test/fakeHost.ts'
import { fakeRuntime } from '../../test/fakeRuntime.ts'
import { createRemote } from './createRemote.ts'
import { EMPTY_TIMEOUT_MS } from './NotEmpty.tsx'
import { reportOf } from './reports/RemoteIncident.ts'
import { Slot } from './Slot.tsx'

const Hello = ({ settings }: ContactProps) => <p>Hello, {settings.contactAccessKey}</p>
const Older = ({ settings }: ContactProps) => <p>Good day, {settings.contactAccessKey}</p>

const Crashing = () => {
  throw new Error('boom')
}

/** Renders a page with one slot, and a heading that must survive. */
const renderPage = async (
  servers: Map<string, { Hello: ComponentType<never> }>,
  ...versions: string[]
) => renderSlot({}, servers, ...versions)

const renderSlot = async (
  props: Pick<ComponentProps<typeof Slot>, 'required'>,
  servers: Map<string, { Hello: ComponentType<never> }>,
  ...versions: string[]
) => {
  const remote = createRemote({
    name: 'greeter',
    exposes: { Hello: 'main' },
    deployment: () => Promise.resolve(deploymentOf(...versions)),
    runtime: fakeRuntime(servers).runtime,
    ...fakeHost(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
    now: () => 0,
    log: () => undefined,
    report: (incident) => reported.push(reportOf(incident)),
  })
  render(
    <>
      <h1>The page</h1>
      <Slot
        name="main"
        {...props}
        remotes={[remote]}
        waiting={<p>One moment</p>}
        failed={({ retry, retrying }) => (
          <button type="button" onClick={retry} disabled={retrying}>
            Try again
          </button>
        )}
      />
    </>,
  )
  expect(screen.getByText('One moment')).toBeDefined()
  await act(() => remote.load())
}

let logged: jest.SpyInstance
let reported: object[]

beforeEach(() => {
  reported = []
  // React logs every error that a boundary catches.
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  logged.mockRestore()
})

const expectPageIntact = () => {
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
}

test('shows a placeholder, then the remote with its settings', async () => {
  await renderPage(new Map([['https://1', { Hello }]]), '1')
  expect(screen.getByText('Hello, key')).toBeDefined()
  expect(screen.queryByText('One moment')).toBeNull()
})

test('says that the remote is missing, and recovers when its server is back', async () => {
  const servers = new Map<string, { Hello: ComponentType<never> }>()
  await renderPage(servers, '1')
  expectPageIntact()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()

  servers.set('https://1', { Hello })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello, key')).toBeDefined()
})

test('contains a crash within the slot, and renders again on retry', async () => {
  let broken = true
  const Moody = (props: ContactProps) => {
    if (broken) throw new Error('boom')
    return <Hello {...props} />
  }
  await renderPage(new Map([['https://1', { Hello: Moody }]]), '1')
  expectPageIntact()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Hello, key')).toBeDefined()
})

test('falls back to the previous version when a new one crashes on start', async () => {
  await renderPage(
    new Map([
      ['https://2', { Hello: Crashing }],
      ['https://1', { Hello: Older }],
    ]),
    '2',
    '1',
  )
  expect(await screen.findByText('Good day, key')).toBeDefined()
  expectPageIntact()
})

test('catches a later crash too', async () => {
  const Fuse = () => {
    const [lit, setLit] = useState(false)
    if (lit) throw new Error('boom')
    return (
      <button type="button" onClick={() => setLit(true)}>
        Light
      </button>
    )
  }
  await renderPage(new Map([['https://1', { Hello: Fuse }]]), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Light' }))
  expectPageIntact()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('shows the placeholder while the remote loads a part of itself', async () => {
  let arrive: (module: { default: ComponentType<ContactProps> }) => void = () => undefined
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType<ContactProps> }>((resolve) => {
        arrive = resolve
      }),
  )
  await renderPage(new Map([['https://1', { Hello: Late }]]), '1')
  expect(screen.getByText('One moment')).toBeDefined()
  act(() => arrive({ default: Hello }))
  expect(await screen.findByText('Hello, key')).toBeDefined()
})

const Suspended = lazy(() => new Promise<never>(() => undefined))

test('[stall-3] replaces a version that suspends for ever, and does not report it as loaded', async () => {
  await renderPage(
    new Map<string, { Hello: ComponentType<never> }>([
      ['https://2', { Hello: Suspended }],
      ['https://1', { Hello: Older }],
    ]),
    '2',
    '1',
  )
  expect(await screen.findByText('Good day, key', undefined, PATIENT)).toBeDefined()
  expect(reported).toMatchObject([
    { version: '2', outcome: 'failed', cause: 'timeout', action: 'fell-back' },
    { version: '1', outcome: 'loaded' },
  ])
})

test('[stall-3] says that the remote is missing when its only version suspends for ever', async () => {
  await renderPage(new Map([['https://1', { Hello: Suspended }]]), '1')
  expect(await screen.findByRole('button', { name: 'Try again' }, PATIENT)).toBeDefined()
  expect(reported).toMatchObject([{ version: '1', outcome: 'failed', cause: 'timeout' }])
})

const Nothing = () => null

test('[security-remote-6] replaces a version that shows nothing in a required slot', async () => {
  await renderSlot(
    { required: true },
    new Map([
      ['https://2', { Hello: Nothing }],
      ['https://1', { Hello: Older }],
    ]),
    '2',
    '1',
  )
  expect(await screen.findByText('Good day, key', undefined, PATIENT)).toBeDefined()
})

test('says that the remote is missing when no version shows anything', async () => {
  await renderSlot({ required: true }, new Map([['https://1', { Hello: Nothing }]]), '1')
  expect(await screen.findByRole('button', { name: 'Try again' }, PATIENT)).toBeDefined()
})

test('waits for a component that shows something only later', async () => {
  const Slow = ({ settings }: ContactProps) => {
    const [text, setText] = useState('')
    useEffect(() => {
      const timer = setTimeout(() => setText(`Hello, ${settings.contactAccessKey}`))
      return () => clearTimeout(timer)
    }, [settings])
    return text
  }
  await renderSlot({ required: true }, new Map([['https://1', { Hello: Slow }]]), '1')
  expect(await screen.findByText('Hello, key')).toBeDefined()
  // Timers fire in the order of their times, so the slot's has fired before this one.
  await act(() => new Promise((resolve) => setTimeout(resolve, EMPTY_TIMEOUT_MS)))
  expect(screen.getByText('Hello, key')).toBeDefined()
})

const PATIENT = { timeout: 60_000 }
