/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { screen, waitFor } from '@testing-library/react'
import {
  INVOICE_URL,
  openManageDialog,
  setUpSubscriber,
  startPlatform,
} from '../../test/openManageDialog.tsx'
import { listOf, order } from '../../test/wire.ts'
import messages from '../messages/en.json'

setUpSubscriber()

it('opens an invoice in a new tab, or links to it when the browser blocks the tab', async () => {
  const tab = {
    opener: window as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    close: jest.fn(),
  }
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user } = await openManageDialog(startPlatform())
  const button = await screen.findByRole('button', { name: /Invoice from Nov 21, 2026/ })
  await user.click(button)
  await waitFor(() => expect(tab.location.replace.mock.calls).toEqual([[INVOICE_URL]]))
  expect(tab.opener).toBeNull()
  opened.mockReturnValue(null)
  await user.click(button)
  const link = await screen.findByRole('link', { name: /Invoice from Nov 21, 2026/ })
  expect(link.getAttribute('href')).toBe(INVOICE_URL)
})

it('says that an invoice could not be loaded, and closes the tab', async () => {
  const close = jest.fn()
  const document = window.document.implementation.createHTMLDocument()
  jest.spyOn(window, 'open').mockReturnValue({ opener: null, document, close } as unknown as Window)
  const { user } = await openManageDialog(
    startPlatform(({ path }) =>
      path.includes('/invoice') ? { status: 404, body: {} } : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: /Invoice from/ }))
  await screen.findByText(messages.portal.noInvoice)
  expect(close).toHaveBeenCalledTimes(1)
  const button = screen.getByRole('button', { name: /Invoice from/ })
  expect(window.document.activeElement).toBe(button)
})

it('has the platform write an invoice that does not exist yet, and waits for it', async () => {
  const document = window.document.implementation.createHTMLDocument()
  const location = { replace: jest.fn() }
  jest
    .spyOn(window, 'open')
    .mockReturnValue({ opener: null, document, location } as unknown as Window)
  let asked = 0
  const { user, platform } = await openManageDialog(
    startPlatform(({ method, path }) => {
      if (!path.includes('/orders/')) return undefined
      if (!path.includes('/invoice'))
        return { body: listOf({ ...order, is_invoice_generated: false }) }
      if (method === 'POST') return { status: 202, body: {} }
      asked += 1
      return asked === 1
        ? { status: 404, body: { error: 'ResourceNotFound', detail: '' } }
        : undefined
    }),
  )
  await user.click(await screen.findByRole('button', { name: /Invoice from/ }))
  await waitFor(() => expect(location.replace.mock.calls).toEqual([[INVOICE_URL]]), {
    timeout: 4000,
  })
  const sent = platform.requests.filter(({ path }) => path.includes('/invoice'))
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
})

it('names a one-time order, which has no product, as the platform describes it', async () => {
  await openManageDialog(
    startPlatform(({ path }) =>
      path.includes('/orders/')
        ? {
            body: listOf({
              ...order,
              billing_reason: 'purchase',
              product_id: null,
              product: null,
              description: 'A signed print',
            }),
          }
        : undefined,
    ),
  )
  await screen.findByText('A signed print')
})
