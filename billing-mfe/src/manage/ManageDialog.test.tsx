/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import {
  functions,
  loopback,
  stopLoopback,
  type Answer,
  type SeenRequest,
} from '../../test/loopback.ts'
import { forgetAll } from '../../test/page.ts'
import { listOf, order, subscription } from '../../test/wire.ts'
import { billingStore } from '../billingStore.ts'
import messages from '../messages/en.json'
import { ManageDialog } from './ManageDialog.tsx'

jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })
installModalDialog()

const EMAIL = 'ann@example.com'
const texts = messages.portal

beforeEach(() => {
  forgetAll()
  pageStore.getState().setSubscriber({ status: 'premium', email: EMAIL })
})

afterEach(async () => {
  jest.restoreAllMocks()
  await stopLoopback()
})

/** A platform with one customer, who has `held`; what the test names goes before. */
const startPlatform = (
  own: (request: SeenRequest) => Answer | undefined = () => undefined,
  held: object = subscription,
) => {
  let current = held
  return loopback((request) => {
    const answer = own(request)
    if (answer) return answer
    if (request.path.includes('/invoice'))
      return { body: { url: 'https://platform.example/i.pdf' } }
    if (request.path.includes('/orders/')) return { body: listOf(order) }
    if (request.method !== 'PATCH') return { body: listOf(current) }
    const { cancel_at_period_end: ending } = request.body as { cancel_at_period_end: boolean }
    current = {
      ...current,
      cancel_at_period_end: ending,
      ends_at: ending ? subscription.current_period_end : null,
    }
    return { body: current }
  })
}

const open = async (platform: Awaited<ReturnType<typeof loopback>>, expiresAt?: number) => {
  billingStore.setState({
    session: {
      token: 'session-token',
      platformUrl: platform.url,
      ...(expiresAt !== undefined && { expiresAt }),
    },
  })
  const user = userEvent.setup()
  render(<ManageDialog functionsUrl="" />)
  return { user, platform }
}

const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent

it('shows plan, status, period and renewal, and the orders with what was paid', async () => {
  const { platform } = await open(await startPlatform())
  await screen.findByRole('heading', { name: 'Dramatis Premium' })
  expect(screen.getByText('$4.99 per month')).toBeDefined()
  expect(await fact('Status')).toBe('Active')
  expect(await fact('Current period')).toMatch(/^Nov 21\s–\sDec 21, 2026$/)
  expect(await fact('Renews')).toBe('Dec 21, 2026')
  const row = screen.getAllByRole('row')[1]
  expect(row?.textContent).toBe('Nov 21, 2026Dramatis Premium$5.94')
  for (const { headers } of platform.seen) {
    expect(headers.authorization).toBe('Bearer session-token')
  }
  expect(document.documentElement.outerHTML).not.toContain('session-token')
  expect(JSON.stringify(localStorage)).not.toContain('session-token')
})

it('cancels at the end of the period with a reason and a comment, and takes it back', async () => {
  const { user, platform } = await open(await startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  expect(document.activeElement?.textContent).toBe(
    'Premium stays on until Dec 21, 2026 and is not renewed.',
  )
  const reason = screen.getByLabelText<HTMLSelectElement>(texts.reason)
  expect([...reason.options].map(({ value }) => value).sort()).toEqual([
    '',
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ])
  await user.selectOptions(reason, 'too_complex')
  await user.type(screen.getByLabelText(texts.comment), ' Too many hats. ')
  await user.click(screen.getByRole('button', { name: texts.confirm }))

  await screen.findByText('Canceled. Premium stays on until Dec 21, 2026.')
  expect(await fact('Status')).toBe('Active, not renewed')
  expect(await fact('Ends')).toBe('Dec 21, 2026')
  expect(screen.queryByText('Renews')).toBeNull()
  const sent = () => platform.seen.filter(({ method }) => method === 'PATCH')
  expect(sent()[0]?.path).toBe('/v1/customer-portal/subscriptions/subscription')
  expect(sent()[0]?.body).toEqual({
    cancel_at_period_end: true,
    cancellation_reason: 'too_complex',
    cancellation_comment: 'Too many hats.',
  })

  await user.click(screen.getByRole('button', { name: texts.takeBack }))
  await screen.findByText(texts.takenBack)
  expect(sent()[1]?.body).toEqual({ cancel_at_period_end: false })
  expect(await fact('Renews')).toBe('Dec 21, 2026')
})

it('cancels nothing when the customer thinks again', async () => {
  const { user, platform } = await open(await startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('button', { name: texts.keep }))
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeDefined()
  expect(platform.seen.some(({ method }) => method === 'PATCH')).toBe(false)
})

it('says that a cancellation failed, and keeps what was filled in', async () => {
  const { user } = await open(
    await startPlatform(({ method }) =>
      method === 'PATCH' ? { status: 500, body: {} } : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.type(screen.getByLabelText(texts.comment), 'Too many hats.')
  await user.click(screen.getByRole('button', { name: texts.confirm }))
  await screen.findByText(messages.somethingWentWrong)
  expect(screen.getByDisplayValue('Too many hats.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.confirm }))
})

it('shows what the platform has when it was canceled elsewhere', async () => {
  let canceled = false
  const { user } = await open(
    await startPlatform(({ method, path }) => {
      if (method === 'PATCH') {
        canceled = true
        return {
          status: 403,
          body: { error: 'AlreadyCanceledSubscription', detail: 'Already canceled.' },
        }
      }
      return canceled && path.includes('/subscriptions/')
        ? { body: listOf({ ...subscription, cancel_at_period_end: true }) }
        : undefined
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('button', { name: texts.confirm }))
  expect(await screen.findByRole('button', { name: texts.takeBack })).toBeDefined()
})

it('opens an invoice in a new tab, or offers its link when the tab is blocked', async () => {
  const tab = {
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    close: jest.fn(),
  }
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user } = await open(await startPlatform())
  const button = await screen.findByRole('button', { name: /Invoice of Nov 21, 2026/ })
  await user.click(button)
  await waitFor(() =>
    expect(tab.location.replace.mock.calls).toEqual([['https://platform.example/i.pdf']]),
  )
  expect(tab.opener).toBeNull()
  opened.mockReturnValue(null)
  await user.click(button)
  const link = await screen.findByRole('link', { name: /Invoice of Nov 21, 2026/ })
  expect(link.getAttribute('href')).toBe('https://platform.example/i.pdf')
})

it('says when an invoice cannot be had, and closes the tab', async () => {
  const close = jest.fn()
  const document = window.document.implementation.createHTMLDocument()
  jest.spyOn(window, 'open').mockReturnValue({ opener: null, document, close } as unknown as Window)
  const { user } = await open(
    await startPlatform(({ path }) =>
      path.includes('/invoice') ? { status: 404, body: {} } : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: /Invoice of/ }))
  await screen.findByText(texts.noInvoice)
  expect(close).toHaveBeenCalledTimes(1)
  const button = screen.getByRole('button', { name: /Invoice of/ })
  await waitFor(() => expect(window.document.activeElement).toBe(button))
})

it('says that the platform does not answer, and tries again', async () => {
  let failing = true
  const { user } = await open(
    await startPlatform(() => (failing ? { status: 503, body: {} } : undefined)),
  )
  await screen.findByText(texts.unavailable)
  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Dramatis Premium' })
})

it('asks for a new code when the session has ended, on the platform or by its own date', async () => {
  const refusing = await startPlatform(() => ({
    status: 401,
    body: { error: 'Unauthorized', detail: 'Expired.' },
  }))
  await open(refusing)
  await screen.findByText(texts.expired)
  expect(screen.getByRole('button', { name: 'Send a code' })).toBeDefined()
  expect(billingStore.getState().session).toBeUndefined()
})

it('does not use a session after its end', async () => {
  const { platform } = await open(await startPlatform(), Date.now() - 1)
  await screen.findByText(texts.expired)
  expect(platform.seen).toEqual([])
})

it('opens with a code from the e-mail, and premium stays on meanwhile', async () => {
  const platform = await startPlatform()
  const { url } = await functions({
    emailCode: () => ({ body: { sent: true } }),
    proveEmail: () => ({
      body: {
        proof: 'signed',
        session: { token: 'fresh', expiresAt: '2999-01-01T00:00:00Z', platformUrl: platform.url },
      },
    }),
  })
  const user = userEvent.setup()
  render(<ManageDialog functionsUrl={url} />)
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await screen.findByRole('heading', { name: 'Dramatis Premium' })
  expect(platform.seen[0]?.headers.authorization).toBe('Bearer fresh')
  expect(pageStore.getState().subscriber).toEqual({
    status: 'premium',
    email: EMAIL,
    proof: 'signed',
  })
})

it('says so when the proof brings no session', async () => {
  const { url } = await functions({
    emailCode: () => ({ body: { sent: true } }),
    proveEmail: () => ({ body: { proof: 'signed' } }),
  })
  const user = userEvent.setup()
  render(<ManageDialog functionsUrl={url} />)
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  const notice = await screen.findByText(texts.unavailable)
  await waitFor(() => expect(document.activeElement).toBe(notice))
})

it('shows an ended subscription with its end and nothing to cancel', async () => {
  await open(
    await startPlatform(undefined, {
      ...subscription,
      status: 'canceled',
      ended_at: '2026-10-21T12:00:00Z',
    }),
  )
  expect(await fact('Ended')).toBe('Oct 21, 2026')
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
})

it('shows a status that it does not know as the platform names it', async () => {
  await open(await startPlatform(undefined, { ...subscription, status: 'paused' }))
  expect(await fact('Status')).toBe('paused')
})

it('signs out', async () => {
  const { user } = await open(await startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Use another address' }))
  expect(pageStore.getState().subscriber).toEqual({ status: 'unknown' })
  expect(billingStore.getState().session).toBeUndefined()
  expect(localStorage.getItem('dramatis')).not.toContain(EMAIL)
})

it('has no accessibility violations that can be seen without a layout', async () => {
  const { user } = await open(await startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  const { violations } = await axe.run(within(document.body).getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
