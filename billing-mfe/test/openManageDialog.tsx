import { defined } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installModalDialog } from '../../tools/jest/modalDialog.ts'
import { billingStore } from '../src/billingStore.ts'
import { ManageDialog } from '../src/manage/ManageDialog.tsx'
import { resetStores } from './page.ts'
import {
  servePlatform,
  stopServers,
  type PlatformRequest,
  type PlatformResponse,
} from './servers.ts'
import { listOf, order, subscription } from './wire.ts'

export const EMAIL = 'ann@example.com'

/** Gives each test of the file a subscriber who has just opened the page. */
export const setUpSubscriber = (): void => {
  installModalDialog()
  beforeEach(() => {
    resetStores()
    pageStore.getState().setSubscriber({ status: 'premium', email: EMAIL })
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await stopServers()
  })
}

/** Starts a platform whose only customer has the subscription `held`. Responses from `own` take precedence. */
export const startPlatform = (
  own: (request: PlatformRequest) => PlatformResponse | undefined = () => undefined,
  held: object = subscription,
) => {
  let current = held
  return servePlatform((request) => {
    const response = own(request)
    if (response) return response
    if (request.path.includes('/invoice')) return { body: { url: INVOICE_URL } }
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

export const INVOICE_URL = 'https://platform.example/i.pdf'

/** Opens the dialog with a session on the platform, once that has started. */
export const openManageDialog = async (
  starting: ReturnType<typeof startPlatform>,
  expiresAt?: number,
) => {
  const platform = await starting
  billingStore.setState({
    session: defined({ token: 'session-token', platformUrl: platform.url, expiresAt }),
  })
  render(<ManageDialog settings={{ functionsUrl: '', checkoutUrl: '' }} />)
  return { user: userEvent.setup(), platform }
}

/** The value that the dialog shows for a fact about the subscription. */
export const fact = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent
