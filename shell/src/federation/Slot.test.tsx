import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, useState, type ComponentType } from 'react'
import { deploymentOf } from '../../test/deployment.ts'
import { fakeRuntime } from '../../test/fakeRuntime.ts'
import { createRemote } from './createRemote.ts'
import { Slot } from './Slot.tsx'

interface Greeting {
  readonly name: string
}

const Hello = ({ name }: Greeting) => <p>Hello, {name}</p>
const Older = ({ name }: Greeting) => <p>Good day, {name}</p>

const Crashing = () => {
  throw new Error('boom')
}

/** A page with one slot and something that must survive. */
const renderPage = async (
  servers: Map<string, { Hello: ComponentType<never> }>,
  ...versions: string[]
) => {
  const remote = createRemote<'Hello', Greeting>({
    name: 'greeter',
    exposes: ['Hello'],
    deployment: () => Promise.resolve(deploymentOf(...versions)),
    runtime: fakeRuntime(servers).runtime,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
    report: () => undefined,
  })
  render(
    <>
      <h1>The page</h1>
      <Slot
        remote={remote}
        expose="Hello"
        waiting={<p>One moment</p>}
        failed={({ retry, retrying }) => (
          <button type="button" onClick={retry} disabled={retrying}>
            Try again
          </button>
        )}
      >
        {(Component, settings) => <Component name={settings.contactAccessKey} />}
      </Slot>
    </>,
  )
  expect(screen.getByText('One moment')).toBeDefined()
  await act(() => remote.load())
}

let logged: jest.SpyInstance

beforeEach(() => {
  // React writes each caught error there; the boundary is what is tested.
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  logged.mockRestore()
})

const expectPageToStand = () => {
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
}

test('keeps the place, then shows the remote with the settings', async () => {
  await renderPage(new Map([['https://1', { Hello }]]), '1')
  expect(screen.getByText('Hello, key')).toBeDefined()
  expect(screen.queryByText('One moment')).toBeNull()
})

test('says that the remote is missing, and recovers when its server is back', async () => {
  const servers = new Map<string, { Hello: ComponentType<never> }>()
  await renderPage(servers, '1')
  expectPageToStand()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()

  servers.set('https://1', { Hello })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello, key')).toBeDefined()
})

test('a crash stays within the slot, and trying again gives it another chance', async () => {
  let broken = true
  const Moody = ({ name }: Greeting) => {
    if (broken) throw new Error('boom')
    return <p>Hello, {name}</p>
  }
  await renderPage(new Map([['https://1', { Hello: Moody }]]), '1')
  expectPageToStand()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Hello, key')).toBeDefined()
})

test('a new version that crashes at its start is replaced by the previous one', async () => {
  await renderPage(
    new Map([
      ['https://2', { Hello: Crashing }],
      ['https://1', { Hello: Older }],
    ]),
    '2',
    '1',
  )
  expect(await screen.findByText('Good day, key')).toBeDefined()
  expectPageToStand()
})

test('a crash later on is caught too', async () => {
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
  expectPageToStand()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a part that the remote loads late keeps the place until it is there', async () => {
  let arrive: (module: { default: ComponentType<Greeting> }) => void = () => undefined
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType<Greeting> }>((resolve) => {
        arrive = resolve
      }),
  )
  await renderPage(new Map([['https://1', { Hello: Late }]]), '1')
  expect(screen.getByText('One moment')).toBeDefined()
  await act(async () => arrive({ default: Hello }))
  expect(await screen.findByText('Hello, key')).toBeDefined()
})
