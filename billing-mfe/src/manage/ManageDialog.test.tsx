/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import {
  EMAIL,
  fact,
  openManageDialog,
  setUpSubscriber,
  startPlatform,
} from '../../test/openManageDialog.tsx'
import { notices } from '../../test/page.ts'
import { serveFunctions } from '../../test/servers.ts'
import { billingStore } from '../billingStore.ts'
import messages from '../messages/en.json'
import { ManageDialog } from './ManageDialog.tsx'

const texts = messages.portal

setUpSubscriber()

it('shows the plan, its status, period and renewal, and the orders with their totals', async () => {
  const { platform } = await openManageDialog(startPlatform())
  await screen.findByRole('heading', { name: 'Dramatis Premium' })
  expect(screen.getByText('$4.99 per month')).toBeDefined()
  expect(await fact('Status')).toBe('Active')
  expect(await fact('Current period')).toMatch(/^Nov 21\s–\sDec 21, 2026$/)
  expect(await fact('Renews')).toBe('Dec 21, 2026')
  const row = screen.getAllByRole('row')[1]
  expect(row?.textContent).toBe('Nov 21, 2026Dramatis Premium$5.94')
  for (const { headers } of platform.requests) {
    expect(headers.authorization).toBe('Bearer session-token')
  }
  expect(document.documentElement.outerHTML).not.toContain('session-token')
  expect(JSON.stringify(localStorage)).not.toContain('session-token')
})

it('says so when the platform is unavailable, and lets the customer try again', async () => {
  let failing = true
  const { user } = await openManageDialog(
    startPlatform(() => (failing ? { status: 503, body: {} } : undefined)),
  )
  await screen.findByText(texts.unavailable)
  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Dramatis Premium' })
})

it('asks for a new code when the platform says that the session has expired', async () => {
  const platform = startPlatform(() => ({
    status: 401,
    body: { error: 'Unauthorized', detail: 'Expired.' },
  }))
  await openManageDialog(platform)
  await screen.findByText(texts.expired)
  expect(screen.getByRole('button', { name: 'Send a code' })).toBeDefined()
  expect(billingStore.getState().session).toBeUndefined()
})

it('does not use a session after its expiry date', async () => {
  const { platform } = await openManageDialog(startPlatform(), Date.now() - 1)
  await screen.findByText(texts.expired)
  expect(platform.requests).toEqual([])
})

it('opens once the emailed code is entered, while premium stays active', async () => {
  const platform = await startPlatform()
  const { url } = await serveFunctions({
    emailCode: () => ({ sent: true }),
    proveEmail: () => ({
      proof: 'signed',
      session: { token: 'fresh', expiresAt: '2999-01-01T00:00:00Z', platformUrl: platform.url },
    }),
  })
  const user = userEvent.setup()
  render(<ManageDialog settings={{ functionsUrl: url, checkoutUrl: '' }} />)
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await screen.findByRole('heading', { name: 'Dramatis Premium' })
  expect(platform.requests[0]?.headers.authorization).toBe('Bearer fresh')
  expect(pageStore.getState().subscriber).toEqual({
    status: 'premium',
    email: EMAIL,
    proof: 'signed',
  })
})

it('says that the subscription is unavailable when the code grants no session', async () => {
  const { url } = await serveFunctions({
    emailCode: () => ({ sent: true }),
    proveEmail: () => ({ proof: 'signed' }),
  })
  const user = userEvent.setup()
  render(<ManageDialog settings={{ functionsUrl: url, checkoutUrl: '' }} />)
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await screen.findByText(texts.unavailable)
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
})

it('signs out, even before the address is proven, and says how to get premium back', async () => {
  const { url, calls } = await serveFunctions()
  billingStore.setState({ dialog: 'manage' })
  render(<ManageDialog settings={{ functionsUrl: url, checkoutUrl: '' }} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: texts.signOut }))
  expect(billingStore.getState().dialog).toBeUndefined()
  expect(pageStore.getState().subscriber).toEqual({ status: 'unknown' })
  expect(localStorage.getItem('dramatis')).not.toContain(EMAIL)
  expect(notices()).toEqual([['info', expect.stringContaining(`enter ${EMAIL}`)]])
  expect(calls).toEqual([])
})

it('forgets the session on signing out', async () => {
  const { user } = await openManageDialog(startPlatform())
  await user.click(screen.getByRole('button', { name: texts.signOut }))
  expect(billingStore.getState().session).toBeUndefined()
})

it('has no accessibility violations that axe can find in jsdom', async () => {
  const { user } = await openManageDialog(startPlatform())
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  const { violations } = await axe.run(within(document.body).getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
