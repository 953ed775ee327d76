/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { BroadcastChannel } from 'node:worker_threads'
import { pageStore } from '@dramatis/store'
import { configure, waitFor } from '@testing-library/react'
import { functions, loopback, stopLoopback, type Answering } from '../../test/loopback.ts'
import { forgetAll, notices } from '../../test/page.ts'
import { checkout } from '../../test/wire.ts'
import { billingStore } from '../billingStore.ts'
import { startBilling } from '../life/startBilling.ts'
import messages from '../messages/en.json'
import { TAKEN_WITHIN_MS } from './offerCheckout.ts'

jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

const STATIC = 'https://checkout.example/premium'

let stop: (() => void) | undefined
const channels: BroadcastChannel[] = []

beforeEach(() => {
  forgetAll()
  Object.assign(globalThis, { BroadcastChannel })
  history.replaceState(null, '', '/')
})

afterEach(async () => {
  stop?.()
  stop = undefined
  for (const channel of channels.splice(0)) channel.close()
  jest.restoreAllMocks()
  await stopLoopback()
})

/** The new tab as far as this page can see it. */
const fakeTab = () => ({
  opener: window as unknown,
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: jest.fn() },
  close: jest.fn(),
})

const setUp = async (
  answers: Readonly<Partial<Record<string, Answering>>>,
  { checkoutUrl = STATIC, blocked = false } = {},
) => {
  const server = await functions(answers)
  const tab = fakeTab()
  const opened = jest
    .spyOn(window, 'open')
    .mockReturnValue(blocked ? null : (tab as unknown as Window))
  stop = startBilling({ functionsUrl: server.url, checkoutUrl })
  const open = () => pageStore.getState().openCheckout?.()
  return { ...server, tab, opened, open }
}

/** The same page in another tab. */
const otherTab = () => {
  const channel = new BroadcastChannel('dramatis-checkout')
  const heard: unknown[] = []
  channel.onmessage = (message: unknown) => {
    heard.push((message as MessageEvent<unknown>).data)
  }
  channels.push(channel)
  return { heard, tell: (message: object) => channel.postMessage(message) }
}

const watched =
  (platformUrl: string, url = 'https://platform.example/checkout/1'): Answering =>
  () => ({ body: { url, watch: { clientSecret: 'secret', platformUrl } } })

it('opens the tab within the click, cuts the tie, and sends it on when the server has answered', async () => {
  const { open, tab, opened, seen } = await setUp({ checkout: () => ({ body: { url: STATIC } }) })
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  open()
  expect(opened.mock.calls).toEqual([['', '_blank']])
  expect(tab.opener).toBeNull()
  expect(tab.document.body.textContent).toBe(messages.checkout.opening)
  expect(tab.location.replace).not.toHaveBeenCalled()
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[STATIC]]))
  expect(seen[0]?.body).toEqual({ email: 'ann@example.com' })
})

it('offers a link when the browser blocks the tab', async () => {
  const { open } = await setUp({ checkout: () => ({ body: { url: STATIC } }) }, { blocked: true })
  open()
  await waitFor(() =>
    expect(billingStore.getState()).toMatchObject({ dialog: 'blocked', checkoutUrl: STATIC }),
  )
})

it('leads to the configured link when the server makes no session', async () => {
  const { open, tab } = await setUp({ checkout: () => ({ status: 502, body: { error: 'Down.' } }) })
  open()
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[STATIC]]))
  expect(notices()).toEqual([])
})

it('closes the tab and says so when there is no link either', async () => {
  const { open, tab } = await setUp(
    { checkout: () => ({ status: 501, body: { error: 'Set CHECKOUT_URL.' } }) },
    { checkoutUrl: '' },
  )
  open()
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Something went wrong. Please try again.']]),
  )
  expect(tab.close).toHaveBeenCalledTimes(1)
})

it('sends the tab to no address that would run as script', async () => {
  const { open, tab } = await setUp({ checkout: () => ({ body: { url: 'javascript:alert(1)' } }) })
  open()
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Something went wrong. Please try again.']]),
  )
  expect(tab.location.replace).not.toHaveBeenCalled()
  expect(tab.close).toHaveBeenCalledTimes(1)
})

it('becomes premium without a reload when the checkout succeeds, though the server hears of it late', async () => {
  const platform = await loopback(() => ({ body: checkout('succeeded', 'ann@example.com') }))
  let checks = 0
  const { open, tab } = await setUp({
    checkout: watched(platform.url),
    subscription: () => {
      checks += 1
      return { body: { premium: checks > 1 } }
    },
  })
  const other = otherTab()
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
  expect(pageStore.getState().subscriber).toEqual({ status: 'premium', email: 'ann@example.com' })
  expect(checks).toBe(2)
  expect(notices()).toEqual([['success', 'Premium Active']])
  await waitFor(() => expect(other.heard).toEqual([{ type: 'paid', email: 'ann@example.com' }]))
})

it('asks for the code when the server wants the address that has paid to be proved', async () => {
  const platform = await loopback(() => ({ body: checkout('succeeded', 'ann@example.com') }))
  const { open, tab, seen } = await setUp({
    checkout: watched(platform.url),
    subscription: () => ({ body: { premium: false, proof: 'email-code' } }),
    emailCode: () => ({ body: { sent: true } }),
  })
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(billingStore.getState().dialog).toBe('gate'))
  expect(billingStore.getState().proofWanted).toBe('ann@example.com')
  expect(seen.filter(({ path }) => path.endsWith('subscription'))).toHaveLength(1)
})

it('leaves all as it was when the checkout is left or the card is declined', async () => {
  const platform = await loopback(() => ({ body: checkout('open', 'ann@example.com') }))
  const { open, tab, seen } = await setUp({ checkout: watched(platform.url) })
  const before = pageStore.getState().subscriber
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  tab.closed = true
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(platform.seen.length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(pageStore.getState().subscriber).toBe(before)
  expect(notices()).toEqual([])
  expect(seen).toHaveLength(1)
})

it('takes the session that the checkout brings back, for its own checkout only, and keeps it in memory', async () => {
  const platform = await loopback(() => ({ body: checkout('open') }))
  const { open, tab } = await setUp({ checkout: watched(platform.url) })
  const other = otherTab()
  other.tell({ type: 'returned', checkoutId: 'checkout', token: 'unasked' })
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(platform.seen).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  other.tell({ type: 'returned', checkoutId: 'of-someone-else', token: 'foreign' })
  other.tell({ nonsense: true })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(billingStore.getState().session).toBeUndefined()
  other.tell({ type: 'returned', checkoutId: 'checkout', token: 'session-token' })
  await waitFor(() => expect(other.heard).toEqual([{ type: 'taken', checkoutId: 'checkout' }]))
  expect(billingStore.getState().session).toEqual({
    token: 'session-token',
    platformUrl: platform.url,
  })
  await waitFor(() => expect(platform.seen).toHaveLength(2))
  expect(JSON.stringify(localStorage)).not.toContain('session-token')
  expect(JSON.stringify(sessionStorage)).not.toContain('session-token')
})

describe('back from the checkout', () => {
  const ADDRESS = '/?checkout_id=checkout&customer_session_token=token&style=lego#contact'

  it('takes the token out of the address at once and hands it to the tab that waits', async () => {
    history.replaceState({ kept: true }, '', ADDRESS)
    const other = otherTab()
    await setUp({})
    expect(location.search + location.hash).toBe('?style=lego#contact')
    expect(history.state).toEqual({ kept: true })
    await waitFor(() =>
      expect(other.heard).toEqual([{ type: 'returned', checkoutId: 'checkout', token: 'token' }]),
    )
    other.tell({ type: 'taken', checkoutId: 'checkout' })
    await new Promise((resolve) => setTimeout(resolve, TAKEN_WITHIN_MS + 300))
    expect(notices()).toEqual([])
    expect(billingStore.getState()).toMatchObject({ dialog: undefined, session: undefined })
  })

  it('asks for the address when no tab waits', async () => {
    history.replaceState(null, '', ADDRESS)
    await setUp({})
    await waitFor(() => expect(billingStore.getState().dialog).toBe('gate'))
    expect(notices()).toEqual([['success', messages.checkout.thanks]])
  })

  it('looks the saved address up again when another tab says that it has paid', async () => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    await setUp({ subscription: () => ({ body: { premium: true } }) })
    otherTab().tell({ type: 'paid', email: 'ann@example.com' })
    await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
  })
})

it('looks a saved address up on return from a checkout that cannot be watched', async () => {
  const { open, tab } = await setUp({
    checkout: () => ({ body: { url: STATIC } }),
    subscription: () => ({ body: { premium: true } }),
  })
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  expect(pageStore.getState().subscriber.status).toBe('free')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
})

it('takes the offer back with the last part that made it', async () => {
  const { url } = await functions({})
  const first = startBilling({ functionsUrl: url, checkoutUrl: STATIC })
  const second = startBilling({ functionsUrl: url, checkoutUrl: STATIC })
  first()
  expect(pageStore.getState().openCheckout).toBeDefined()
  second()
  expect(pageStore.getState().openCheckout).toBeUndefined()
})
