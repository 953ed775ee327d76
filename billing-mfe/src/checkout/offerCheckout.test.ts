/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { setTimeout as sleep } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'
import { refusal, type Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { waitFor } from '@testing-library/react'
import { notices, resetStores } from '../../test/page.ts'
import {
  roundTripTo,
  serveFunctions,
  servePlatform,
  stopServers,
  type PlatformServer,
} from '../../test/servers.ts'
import { checkout } from '../../test/wire.ts'
import { billingStore } from '../billingStore.ts'
import { startBilling } from '../background/startBilling.ts'
import messages from '../messages/en.json'
import { HANDOVER_MS } from './offerCheckout.ts'

const STATIC = 'https://checkout.example/premium'

let stop: (() => void) | undefined
const channels: BroadcastChannel[] = []

beforeEach(() => {
  resetStores()
  Object.assign(globalThis, { BroadcastChannel })
  history.replaceState(null, '', '/')
})

afterEach(async () => {
  stop?.()
  stop = undefined
  jest.useRealTimers()
  for (const channel of channels.splice(0)) channel.close()
  jest.restoreAllMocks()
  await stopServers()
})

/** The parts of a new tab that this page uses. */
const fakeTab = () => ({
  opener: window as unknown,
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: jest.fn() },
  close: jest.fn(),
})

const setUp = async (replies: Replies, { checkoutUrl = STATIC, blocked = false } = {}) => {
  const server = await serveFunctions(replies)
  const tab = fakeTab()
  const opened = jest
    .spyOn(window, 'open')
    .mockReturnValue(blocked ? null : (tab as unknown as Window))
  stop = startBilling({ functionsUrl: server.url, checkoutUrl })
  const open = () => pageStore.getState().openCheckout?.()
  return { ...server, tab, opened, open }
}

/** This page in another tab. */
const otherTab = () => {
  const channel = new BroadcastChannel('dramatis-checkout')
  const received: unknown[] = []
  channel.onmessage = (message: unknown) => {
    received.push((message as MessageEvent<unknown>).data)
  }
  channels.push(channel)
  return {
    received,
    send: (message: object) => {
      channel.postMessage(message)
    },
  }
}

const CHECKOUT_URL = 'https://platform.example/checkout/1'

/** Replies with a checkout that can be watched on that platform. */
const watchableCheckout =
  ({ url }: PlatformServer) =>
  () => ({ url: CHECKOUT_URL, watch: { clientSecret: 'secret', platformUrl: url } })

/** Waits in real time, so the other tab's messages arrive even if the page's timers are fake. */
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await sleep(5)
}

const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'))

it('opens a tab synchronously, without an opener, and navigates it once the server has responded', async () => {
  const { open, tab, opened, calls } = await setUp({ checkout: () => ({ url: STATIC }) })
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  open()
  expect(opened.mock.calls).toEqual([['', '_blank']])
  expect(tab.opener).toBeNull()
  expect(tab.document.body.textContent).toBe(messages.checkout.opening)
  expect(tab.location.replace).not.toHaveBeenCalled()
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[STATIC]]))
  expect(calls[0]?.body).toEqual({ email: 'ann@example.com' })
})

it('offers a link when the browser blocks the tab', async () => {
  const { open } = await setUp({ checkout: () => ({ url: STATIC }) }, { blocked: true })
  open()
  await waitFor(() =>
    expect(billingStore.getState()).toMatchObject({ dialog: 'blocked', checkoutUrl: STATIC }),
  )
})

it('opens the configured link when the server creates no session', async () => {
  const { open, tab } = await setUp({ checkout: () => refusal(502, 'Down.') })
  open()
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[STATIC]]))
  expect(notices()).toEqual([])
})

it('[message-2] closes the tab and reports an error when there is neither a session nor a configured link', async () => {
  const { open, tab } = await setUp(
    { checkout: () => refusal(501, 'Set CHECKOUT_URL.') },
    { checkoutUrl: '' },
  )
  open()
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Something went wrong. Please try again.']]),
  )
  expect(tab.close).toHaveBeenCalledTimes(1)
})

it('does not navigate to a URL that would run as a script', async () => {
  const { open, tab } = await setUp({ checkout: () => ({ url: 'javascript:alert(1)' }) })
  open()
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Something went wrong. Please try again.']]),
  )
  expect(tab.location.replace).not.toHaveBeenCalled()
  expect(tab.close).toHaveBeenCalledTimes(1)
})

it('[billing-1] switches to premium without a reload when the checkout succeeds, even if the server learns of it late', async () => {
  const platform = await servePlatform(() => ({ body: checkout('succeeded', 'ann@example.com') }))
  let checks = 0
  const { open, tab } = await setUp({
    checkout: watchableCheckout(platform),
    subscription: () => {
      checks += 1
      return { premium: checks > 1 }
    },
  })
  const other = otherTab()
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  returnToPage()
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
  expect(pageStore.getState().subscriber).toEqual({ status: 'premium', email: 'ann@example.com' })
  expect(checks).toBe(2)
  expect(notices()).toEqual([['success', 'Premium Active']])
  await waitFor(() => expect(other.received).toEqual([{ type: 'paid', email: 'ann@example.com' }]))
})

describe('the tab that opened the checkout', () => {
  const buy = async () => {
    billingStore.setState({ dialogsMounted: true })
    let isPaid = false
    const platform = await servePlatform(() => ({
      body: checkout(isPaid ? 'succeeded' : 'open', 'ann@example.com'),
    }))
    const { open, tab } = await setUp({
      checkout: watchableCheckout(platform),
      subscription: () => ({ premium: true }),
    })
    const other = otherTab()
    open()
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
    returnToPage()
    await waitFor(() => expect(platform.requests).toHaveLength(1))
    await roundTripTo(platform)
    return {
      other,
      pay: async () => {
        isPaid = true
        returnToPage()
        await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
      },
    }
  }
  const returned = { type: 'returned', checkoutId: 'checkout', token: 'token' }

  it('thanks the buyer, and closes the dialog if the checkout then returns to another tab', async () => {
    const { other, pay } = await buy()
    await pay()
    expect(billingStore.getState().dialog).toBe('thanks')
    other.send(returned)
    await waitFor(() => expect(billingStore.getState().dialog).toBeUndefined())
    expect(notices()).toEqual([['success', 'Premium Active']])
  })

  it('switches to premium without a dialog when the buyer is already in another tab', async () => {
    const { other, pay } = await buy()
    other.send(returned)
    await waitFor(() => expect(billingStore.getState().session).toBeDefined())
    await pay()
    expect(billingStore.getState().dialog).toBeUndefined()
    expect(notices()).toEqual([['success', 'Premium Active']])
  })
})

it("asks for a code when the server requires proof of the buyer's address", async () => {
  const platform = await servePlatform(() => ({ body: checkout('succeeded', 'ann@example.com') }))
  const { open, tab, callsTo } = await setUp({
    checkout: watchableCheckout(platform),
    subscription: () => ({ premium: false, proof: 'email-code' }),
    emailCode: () => ({ sent: true }),
  })
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  returnToPage()
  await waitFor(() => expect(billingStore.getState().dialog).toBe('gate'))
  expect(billingStore.getState().emailToProve).toBe('ann@example.com')
  expect(callsTo('subscription')).toHaveLength(1)
})

describe('a buyer whose address the server wants proved', () => {
  const replies = (proveReply: Replies['proveCheckout']): Replies => ({
    subscription: ({ headers }) =>
      headers['x-dramatis-proof'] === 'signed'
        ? { premium: true }
        : { premium: false, proof: 'email-code' },
    ...(proveReply && { proveCheckout: proveReply }),
  })
  const proved = () => ({ email: 'ann@example.com', proof: 'signed' })
  const premium = { status: 'premium', email: 'ann@example.com', proof: 'signed' }

  it('proves it by the checkout, without a code', async () => {
    const platform = await servePlatform(() => ({ body: checkout('succeeded') }))
    const { open, tab, callsTo } = await setUp({
      checkout: watchableCheckout(platform),
      ...replies(proved),
    })
    open()
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
    returnToPage()
    await waitFor(() => expect(pageStore.getState().subscriber).toEqual(premium))
    expect(callsTo('proveCheckout')).toMatchObject([{ body: { checkoutId: 'checkout' } }])
    expect(callsTo('emailCode')).toEqual([])
    expect(billingStore.getState().dialog).toBeUndefined()
  })

  it('does so in the tab that the checkout returns to, if the one that opened it is gone', async () => {
    history.replaceState(null, '', '/?checkout_id=checkout')
    await setUp(replies(proved))
    await waitFor(() => expect(pageStore.getState().subscriber).toEqual(premium), {
      timeout: 2 * HANDOVER_MS,
    })
    expect(notices()).toEqual([['success', 'Premium Active']])
  })

  it('does so as usual if the checkout proves nothing', async () => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    history.replaceState(null, '', '/?checkout_id=checkout')
    const { callsTo } = await setUp(replies(() => refusal(403, 'No.')))
    await waitFor(() => expect(billingStore.getState().emailToProve).toBe('ann@example.com'), {
      timeout: 2 * HANDOVER_MS,
    })
    expect(callsTo('proveCheckout')).toHaveLength(1)
  })
})

it('changes nothing when the checkout is abandoned or the card is declined, but never opens the gate', async () => {
  const platform = await servePlatform(() => ({ body: checkout('open', 'ann@example.com') }))
  const { open, tab, calls } = await setUp({ checkout: watchableCheckout(platform) })
  const before = pageStore.getState().subscriber
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  tab.closed = true
  returnToPage()
  await waitFor(() => expect(platform.requests.length).toBeGreaterThan(0))
  await roundTripTo(platform)
  expect(pageStore.getState().subscriber).toBe(before)
  expect(notices()).toEqual([])
  expect(calls).toHaveLength(1)
  expect(pageStore.getState().seen).toEqual(['gate'])
})

it('accepts only the session of its own checkout, and keeps it in memory', async () => {
  const platform = await servePlatform(() => ({ body: checkout('open') }))
  const { open, tab } = await setUp({ checkout: watchableCheckout(platform) })
  const sessions: unknown[] = []
  const unsubscribe = billingStore.subscribe(({ session }) => sessions.push(session))
  const other = otherTab()
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  returnToPage()
  await waitFor(() => expect(platform.requests).toHaveLength(1))
  await roundTripTo(platform)
  // Messages arrive in order, so once the last one has arrived, so have the others.
  other.send({ type: 'returned', checkoutId: 'of-someone-else', token: 'foreign' })
  other.send({ nonsense: true })
  other.send({ type: 'returned', checkoutId: 'checkout', token: 'session-token' })
  const taken = { type: 'taken', checkoutId: 'checkout', platformUrl: platform.url }
  await waitFor(() => expect(other.received).toEqual([taken]))
  unsubscribe()
  expect(sessions.filter((session) => session !== undefined)).toEqual([
    { token: 'session-token', platformUrl: platform.url },
  ])
  await waitFor(() => expect(platform.requests.length).toBeGreaterThan(1))
  expect(JSON.stringify(localStorage)).not.toContain('session-token')
  expect(JSON.stringify(sessionStorage)).not.toContain('session-token')
})

it('ignores sessions if it has not opened a checkout', async () => {
  await setUp({ subscription: () => ({ premium: true }) })
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  const other = otherTab()
  other.send({ type: 'returned', checkoutId: 'checkout', token: 'unasked' })
  other.send({ type: 'paid', email: 'ann@example.com' })
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
  expect(billingStore.getState().session).toBeUndefined()
  expect(other.received).toEqual([])
})

describe('the tab that the checkout returns to', () => {
  const ADDRESS = '/?checkout_id=checkout&customer_session_token=token&style=lego#contact'

  it('removes the token from the URL, sends it to the tab that opened the checkout, and thanks the buyer', async () => {
    history.replaceState({ kept: true }, '', ADDRESS)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const other = otherTab()
    await setUp({})
    expect(location.search + location.hash).toBe('?style=lego#contact')
    expect(history.state).toEqual({ kept: true })
    await until(() => other.received.length > 0)
    expect(other.received).toEqual([{ type: 'returned', checkoutId: 'checkout', token: 'token' }])
    other.send({ type: 'taken', checkoutId: 'of-another-tab', platformUrl: 'https://a.example' })
    other.send({ type: 'taken', checkoutId: 'checkout', platformUrl: 'https://b.example' })
    await until(() => billingStore.getState().dialog === 'thanks')
    expect(billingStore.getState().session).toEqual({
      token: 'token',
      platformUrl: 'https://b.example',
    })
    jest.advanceTimersByTime(HANDOVER_MS)
    expect(notices()).toEqual([])
    expect(billingStore.getState().dialog).toBe('thanks')
  })

  it('waits until a saved address is premium before it thanks the buyer, if no other tab responds', async () => {
    history.replaceState(null, '', ADDRESS)
    billingStore.setState({ dialogsMounted: true })
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    let isPaid = false
    const { callsTo } = await setUp({ subscription: () => ({ premium: isPaid }) })
    await waitFor(() => expect(callsTo('subscription')).toHaveLength(1))
    expect(billingStore.getState().dialog).toBeUndefined()
    isPaid = true
    await waitFor(() => expect(billingStore.getState().dialog).toBe('thanks'))
    expect(pageStore.getState().subscriber.status).toBe('premium')
  })

  it('asks for the address when no other tab responds', async () => {
    history.replaceState(null, '', ADDRESS)
    await setUp({})
    await waitFor(() => expect(billingStore.getState().dialog).toBe('gate'))
    expect(notices()).toEqual([['success', messages.checkout.thanks]])
  })

  it('checks the saved address again when another tab reports a payment', async () => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    await setUp({ subscription: () => ({ premium: true }) })
    otherTab().send({ type: 'paid', email: 'ann@example.com' })
    await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
  })
})

it('checks a saved address on return from a checkout that cannot be watched', async () => {
  const { open, tab } = await setUp({
    checkout: () => ({ url: STATIC }),
    subscription: () => ({ premium: true }),
  })
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  open()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  expect(pageStore.getState().subscriber.status).toBe('free')
  returnToPage()
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('premium'))
})

it('withdraws the offer when the last mounted part unmounts', async () => {
  const { url } = await serveFunctions()
  const first = startBilling({ functionsUrl: url, checkoutUrl: STATIC })
  const second = startBilling({ functionsUrl: url, checkoutUrl: STATIC })
  first()
  expect(pageStore.getState().openCheckout).toBeDefined()
  second()
  expect(pageStore.getState().openCheckout).toBeUndefined()
})
