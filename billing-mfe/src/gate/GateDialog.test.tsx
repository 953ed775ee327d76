/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import { functions, stopLoopback, type Answering } from '../../test/loopback.ts'
import { forgetAll } from '../../test/page.ts'
import { billingStore, closeDialog, openDialog } from '../billingStore.ts'
import EmailGate from '../EmailGate.tsx'
import HeaderStatus from '../HeaderStatus.tsx'
import messages from '../messages/en.json'
import Premium from '../Premium.tsx'
import QuotaBadge from '../QuotaBadge.tsx'
import { askBuyer } from './askBuyer.ts'

// A real server on a busy machine takes its time.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  installModalDialog()
  forgetAll()
})
afterEach(stopLoopback)

const overlay = () => screen.queryByRole('dialog', { name: 'Start Creating Characters' })
const section = () => screen.queryByRole('region', { name: 'Your email' })
const badge = () => screen.queryByRole('region', { name: 'Free quota' })

/** All that billing puts on the page, with the gate's overlay open. */
const setUp = async (subscription: Answering) => {
  const { url } = await functions({ subscription })
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
    await user.type(inside.getByLabelText('Email'), `${email}{Enter}`)
  }
}

it('shows what can be made, with example pictures, and asks for an address', async () => {
  await setUp(() => ({ body: { premium: true } }))
  const inside = within(overlay() ?? document.body)
  inside.getByRole('heading', { name: 'What You Can Create' })
  expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fantasy Characters',
    'Sci-Fi Heroes',
    'Movie Icons',
    'Original Characters',
  ])
  expect(inside.getAllByRole('img').length).toBeGreaterThan(0)
  expect(inside.getByLabelText<HTMLInputElement>('Email').type).toBe('email')
  expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).type).toBe('submit')
})

it('thanks a buyer whose address is missing or to be proved, until it is closed', async () => {
  await setUp(() => ({ body: { premium: true } }))
  expect(screen.queryByText(/^Thank you/)).toBeNull()
  act(askBuyer)
  screen.getByText(messages.checkout.thanks)
  act(() => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    billingStore.setState({ proofWanted: 'ann@example.com' })
  })
  screen.getByText(messages.checkout.prove)
  expect(pageStore.getState().notices).toEqual([])
  act(() => closeDialog())
  act(() => openDialog('gate'))
  expect(screen.queryByText(/^Thank you/)).toBeNull()
})

it('asks for the address that is missing', async () => {
  const enter = await setUp(() => ({ body: { premium: true } }))
  await enter('')
  within(overlay() ?? document.body).getByText('Please enter your email address')
})

it('goes for a subscriber, with all that tells of a quota', async () => {
  const enter = await setUp(() => ({ body: { premium: true } }))
  expect(section()).not.toBeNull()
  expect(badge()).not.toBeNull()
  await enter('ann@example.com')
  await waitFor(() => expect(overlay()).toBeNull())
  expect([section(), badge()]).toEqual([null, null])
  expect(screen.queryByText(/images$/)).toBeNull()
  screen.getByText('Premium Active')
})

it('goes for an address without a subscription, and the quota stays', async () => {
  const enter = await setUp(() => ({ body: { premium: false } }))
  await enter('ann@example.com')
  await waitFor(() => expect(overlay()).toBeNull())
  expect(section()).toBeNull()
  expect(badge()).not.toBeNull()
  screen.getByText('5/5 images')
})

it('stays open when the check fails, says so, and nobody is premium', async () => {
  const enter = await setUp(() => ({ status: 503, body: { error: 'Down.' } }))
  await enter('ann@example.com')
  await waitFor(() => expect(pageStore.getState().subscriber.status).toBe('failed'))
  within(overlay() ?? document.body).getByText(
    'Could not verify subscription. Please try again or contact support.',
  )
  expect(section()).not.toBeNull()
  screen.getByText('5/5 images')
})

it('is asked of no one whose address is known', async () => {
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  const { url } = await functions({})
  const settings = { functionsUrl: url, checkoutUrl: '' }
  render(
    <>
      <EmailGate settings={settings} />
      <Premium settings={settings} />
    </>,
  )
  expect([section(), overlay()]).toEqual([null, null])
})
