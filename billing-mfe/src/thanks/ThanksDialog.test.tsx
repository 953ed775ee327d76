/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { stylesIn } from '@dramatis/catalogue'
import type { Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { onStyleRequest } from '@dramatis/store/styleRequest'
import { keepWish, onWishRequest } from '@dramatis/store/wish'
import { act, screen, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import { resetStores } from '../../test/page.ts'
import { serveFunctions, stopServers } from '../../test/servers.ts'
import { billingStore, openDialog } from '../billingStore.ts'
import messages from '../messages/en.json'
import Premium from '../Premium.tsx'

const EMAIL = 'ann@example.com'

beforeEach(() => {
  installModalDialog()
  resetStores()
})
afterEach(stopServers)

/** Opens the dialog for a buyer who has come back from the checkout. */
const setUp = async (replies: Replies = {}) => {
  const { url } = await serveFunctions(replies)
  render(<Premium settings={{ functionsUrl: url, checkoutUrl: '' }} />)
  act(() => openDialog('thanks'))
  const dialog = await screen.findByRole('dialog', { name: messages.thanks.title })
  return { dialog, user: userEvent.setup() }
}

/** Saves the buyer's address, as another tab would. */
const arrive = (status: 'checking' | 'premium') => {
  act(() => pageStore.getState().setSubscriber({ status, email: EMAIL }))
}

it('waits until the address used to pay is premium, then shows what is unlocked', async () => {
  const { dialog } = await setUp({ subscription: () => ({ premium: true }) })
  const status = within(dialog).getByRole('status')
  expect(status.textContent).toContain(messages.thanks.waiting)
  arrive('checking')
  await within(dialog).findByText(messages.thanks.active)
  expect(within(dialog).getByRole('status')).toBe(status)
  within(dialog).getByText(`All ${stylesIn('latest').length} styles`)
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('closes, and selects the chosen style in the form', async () => {
  arrive('premium')
  const { user } = await setUp()
  const asked: unknown[] = []
  const stop = onStyleRequest((style) => {
    asked.push([style, document.querySelector('dialog')])
  })
  await user.click(await screen.findByRole('button', { name: 'Lego' }))
  stop()
  expect(asked).toEqual([['lego', null]])
})

it('offers to draw what the buyer wanted, and asks the page for it', async () => {
  keepWish({ character: 'Katniss Everdeen', style: 'ghibli' })
  arrive('premium')
  const { user } = await setUp()
  const asked: unknown[] = []
  const stop = onWishRequest(({ character, style }) => {
    asked.push([character, style, document.querySelector('dialog')])
  })
  await user.click(
    await screen.findByRole('button', { name: 'Draw Katniss Everdeen in Studio Ghibli' }),
  )
  stop()
  expect(asked).toEqual([['Katniss Everdeen', 'ghibli', null]])
})

it('says that the tab can be closed while the first one is open', async () => {
  const { dialog } = await setUp()
  expect(within(dialog).queryByText(messages.thanks.closable)).toBeNull()
  act(() => billingStore.setState({ firstTabOpen: true }))
  within(dialog).getByText(messages.thanks.closable)
})

it('links to the receipt', async () => {
  arrive('premium')
  const { user } = await setUp()
  await user.click(await screen.findByRole('button', { name: messages.thanks.openReceipt }))
  await screen.findByRole('dialog', { name: messages.portal.title })
})

it('asks for a code when the server requires proof', async () => {
  const { dialog, user } = await setUp({
    subscription: ({ headers }) => ({
      premium: headers['x-dramatis-proof'] === 'signed',
      ...(headers['x-dramatis-proof'] === undefined && { proof: 'email-code' as const }),
    }),
    emailCode: () => ({ sent: true }),
    proveEmail: () => ({ proof: 'signed' }),
  })
  arrive('checking')
  await within(dialog).findByText(messages.thanks.prove)
  await user.click(within(dialog).getByRole('button', { name: messages.code.send }))
  await user.type(await within(dialog).findByLabelText('Code'), '123456{Enter}')
  await within(dialog).findByText(messages.thanks.active)
})

it('asks a buyer whose address is unknown to enter it in the gate', async () => {
  const { user } = await setUp()
  await user.click(screen.getByRole('button', { name: messages.thanks.enterAddress }))
  expect(billingStore.getState()).toMatchObject({ dialog: 'gate', afterPayment: true })
})
