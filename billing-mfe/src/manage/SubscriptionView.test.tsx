/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, PREMIUM } from '@dramatis/catalogue'
import { screen } from '@testing-library/react'
import { notices } from '../../test/page.ts'
import {
  EMAIL,
  fact,
  openManageDialog,
  setUpSubscriber,
  startPlatform,
} from '../../test/openManageDialog.tsx'
import { listOf, subscription } from '../../test/wire.ts'
import { billingStore } from '../billingStore.ts'
import messages from '../messages/en.json'

const texts = messages.portal

setUpSubscriber()

it('[billing-2] cancels at the end of the period with a reason and a comment, and undoes the cancellation', async () => {
  const { user, platform } = await openManageDialog(startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  expect(document.activeElement?.textContent).toBe(texts.cancelTitle)
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    "You won't be charged again.",
    'Premium stays active until Dec 21, 2026. You can change your mind until then.',
    `After that, you get ${FREE_LIMIT} portraits an hour in the Realistic style. You keep the pictures in your gallery.`,
  ])
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

  await screen.findByText('Canceled. Premium stays active until Dec 21, 2026.')
  expect(await fact('Status')).toBe('Active, not renewed')
  expect(await fact('Ends')).toBe('Dec 21, 2026')
  expect(screen.queryByText('Renews')).toBeNull()
  const sent = () => platform.requests.filter(({ method }) => method === 'PATCH')
  expect(sent()[0]?.path).toBe('/v1/customer-portal/subscriptions/subscription')
  expect(sent()[0]?.body).toEqual({
    cancel_at_period_end: true,
    cancellation_reason: 'too_complex',
    cancellation_comment: 'Too many hats.',
  })

  await user.click(screen.getByRole('button', { name: texts.resume }))
  await screen.findByText(texts.resumed)
  expect(sent()[1]?.body).toEqual({ cancel_at_period_end: false })
  expect(await fact('Renews')).toBe('Dec 21, 2026')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dramatis Premium' }))
})

it('cancels nothing when the customer changes their mind', async () => {
  const { user, platform } = await openManageDialog(startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('button', { name: texts.keep }))
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeDefined()
  expect(platform.requests.some(({ method }) => method === 'PATCH')).toBe(false)
})

it('says that a cancellation failed, and keeps the form filled in', async () => {
  const { user } = await openManageDialog(
    startPlatform(({ method }) => (method === 'PATCH' ? { status: 500, body: {} } : undefined)),
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.type(screen.getByLabelText(texts.comment), 'Too many hats.')
  await user.click(screen.getByRole('button', { name: texts.confirm }))
  await screen.findByText(messages.somethingWentWrong)
  expect(screen.getByDisplayValue('Too many hats.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.confirm }))
})

it('[billing-3] shows the current state when the subscription was canceled elsewhere', async () => {
  let canceled = false
  const { user } = await openManageDialog(
    startPlatform(({ method, path }) => {
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
  expect(await screen.findByRole('button', { name: texts.resume })).toBeDefined()
  expect(notices()).toEqual([['info', texts.alreadyCanceled]])
})

it('shows when an ended subscription ended, and no way to cancel it', async () => {
  await openManageDialog(
    startPlatform(undefined, {
      ...subscription,
      status: 'canceled',
      ended_at: '2026-10-21T12:00:00Z',
    }),
  )
  expect(await fact('Ended')).toBe('Oct 21, 2026')
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
})

it.each([
  ['the name of a status', 'paused', 'Paused'],
  ["the platform's name for an unknown status", 'resting', 'resting'],
])('shows %s, and no way to cancel', async (_, status, shown) => {
  await openManageDialog(startPlatform(undefined, { ...subscription, status }))
  expect(await fact('Status')).toBe(shown)
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
})

it('shows what is there when the platform leaves out what it promises', async () => {
  await openManageDialog(
    startPlatform(
      ({ path }) =>
        path.includes('/orders/') && !path.includes('/invoice')
          ? { body: listOf({ id: 'order' }) }
          : undefined,
      { id: 'subscription', status: 'active', product: null },
    ),
  )
  expect(await fact('Status')).toBe('Active')
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeDefined()
})

it('shows and cancels a subscription to an archived product', async () => {
  const product = { ...subscription.product, is_archived: true }
  const { user } = await openManageDialog(startPlatform(undefined, { ...subscription, product }))
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await user.click(screen.getByRole('button', { name: texts.confirm }))
  await screen.findByText('Canceled. Premium stays active until Dec 21, 2026.')
})

describe('the money-back guarantee', () => {
  const DAY_MS = 24 * 60 * 60_000
  const boughtDaysAgo = (days: number) =>
    startPlatform(undefined, {
      ...subscription,
      started_at: new Date(Date.now() - days * DAY_MS).toISOString(),
    })
  const guarantee = () => screen.queryByText(/^Money-back guarantee/)

  it('is shown while it lasts, with instructions for claiming it', async () => {
    const contact = document.body.appendChild(document.createElement('section'))
    contact.id = 'contact'
    const { user } = await openManageDialog(boughtDaysAgo(PREMIUM.guaranteeDays - 1))
    await screen.findByRole('heading', { name: 'Dramatis Premium' })
    expect(guarantee()?.textContent).toContain(`Please mention ${EMAIL}.`)
    billingStore.setState({ dialog: 'manage' })
    await user.click(screen.getByRole('link', { name: texts.contact }))
    expect(billingStore.getState().dialog).toBeUndefined()
    contact.remove()
  })

  it('is not shown once it has ended', async () => {
    await openManageDialog(boughtDaysAgo(PREMIUM.guaranteeDays))
    await screen.findByRole('heading', { name: 'Dramatis Premium' })
    expect(guarantee()).toBeNull()
  })
})
