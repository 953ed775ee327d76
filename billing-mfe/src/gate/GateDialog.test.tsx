/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { defined, FREE_LIMIT } from '@dramatis/catalogue'
import { refusal, type Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import { resetStores } from '../../test/page.ts'
import { serveFunctions, stopServers } from '../../test/servers.ts'
import { billingStore, closeDialog, openDialog } from '../billingStore.ts'
import EmailGate from '../EmailGate.tsx'
import HeaderStatus from '../HeaderStatus.tsx'
import messages from '../messages/en.json'
import Premium from '../Premium.tsx'
import QuotaBadge from '../QuotaBadge.tsx'
import { promptBuyer } from './promptBuyer.ts'

beforeEach(() => {
  installModalDialog()
  resetStores()
})
afterEach(stopServers)

const overlay = () => screen.queryByRole('dialog', { name: 'Start Creating Characters' })
const section = () => screen.queryByRole('region', { name: 'Your email' })
const badge = () => screen.queryByRole('region', { name: 'Free quota' })

/** Everything that billing shows on the page, with the gate's overlay open. */
const setUp = async (subscription: Replies['subscription']) => {
  const { url } = await serveFunctions(defined({ subscription }))
  const settings = { functionsUrl: url, checkoutUrl: '' }
  render(
    <>
      <HeaderStatus />
      <QuotaBadge />
      <EmailGate settings={settings} />
      <Premium settings={settings} />
    </>,
  )
  act(() => openDialog('gate'))
  const user = userEvent.setup()
  return async (email: string) => {
    const inside = within(overlay() ?? document.body)
    await user.type(inside.getByLabelText('Email you subscribed with'), `${email}{Enter}`)
  }
}

it('[gate-1] shows what visitors can create, with example pictures, and asks for an address', async () => {
  await setUp(() => ({ premium: true }))
  const inside = within(overlay() ?? document.body)
  inside.getByRole('heading', { name: 'What You Can Create' })
  expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fantasy Characters',
    'Sci-Fi Heroes',
    'Movie Icons',
    'Original Characters',
  ])
  expect(inside.getAllByRole('img').length).toBeGreaterThan(0)
  expect(inside.getByLabelText<HTMLInputElement>('Email you subscribed with').type).toBe('email')
  expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Check subscription' }).type).toBe(
    'submit',
  )
})

it('thanks a buyer whose address is missing or unproven, until it is closed', async () => {
  await setUp(() => ({ premium: true }))
  expect(screen.queryByText(/^Thank you/)).toBeNull()
  act(promptBuyer)
  screen.getByText(messages.checkout.thanks)
  act(() => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    billingStore.setState({ emailToProve: 'ann@example.com' })
  })
  screen.getByText(messages.checkout.prove)
  expect(pageStore.getState().notices).toEqual([])
  act(() => closeDialog())
  act(() => openDialog('gate'))
  expect(screen.queryByText(/^Thank you/)).toBeNull()
})

it('says why it asks for an address', async () => {
  await setUp(() => ({ premium: true }))
  within(overlay() ?? document.body).getByText(/^Subscribed\? Enter the email address/)
})

it('[validation-3] asks for an address when none was entered', async () => {
  const enter = await setUp(() => ({ premium: true }))
  await enter('')
  within(overlay() ?? document.body).getByText('Please enter your email address')
})

it('[page-3, subscriber-2, subscriber-4] closes for a subscriber, and everything about the quota disappears', async () => {
  const enter = await setUp(() => ({ premium: true }))
  expect(section()).not.toBeNull()
  expect(badge()).not.toBeNull()
  await enter('ann@example.com')
  await waitFor(() => expect(overlay()).toBeNull())
  expect([section(), badge()]).toEqual([null, null])
  expect(screen.queryByText(/portraits left/)).toBeNull()
  screen.getByText('Premium Active')
})

it('[subscriber-5] closes for an address without a subscription, and the quota stays', async () => {
  const enter = await setUp(() => ({ premium: false }))
  await enter('ann@example.com')
  await waitFor(() => expect(overlay()).toBeNull())
  expect(section()).toBeNull()
  expect(badge()).not.toBeNull()
  screen.getByText(`${FREE_LIMIT} of ${FREE_LIMIT} portraits left this hour`)
})

it('[subscriber-6, message-1] stays open and says so when the check fails, and grants no premium', async () => {
  const enter = await setUp(() => refusal(503, 'Down.'))
  await enter('ann@example.com')
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('failed'))
  within(overlay() ?? document.body).getByText(
    'Could not verify subscription. Please try again or contact support.',
  )
  expect(section()).not.toBeNull()
  screen.getByText(`${FREE_LIMIT} of ${FREE_LIMIT} portraits left this hour`)
})

it('[gate-2] is not shown to a visitor whose address is known', async () => {
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  const { url } = await serveFunctions()
  const settings = { functionsUrl: url, checkoutUrl: '' }
  render(
    <>
      <EmailGate settings={settings} />
      <Premium settings={settings} />
    </>,
  )
  expect([section(), overlay()]).toEqual([null, null])
})
