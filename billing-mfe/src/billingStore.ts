import type { CallFailure } from '@dramatis/functions/client'
import type { PortalSession } from '@dramatis/functions/contract'
import { createStore } from 'zustand/vanilla'

/** The dialogs of this remote. `blocked` links to the checkout when the browser has blocked its tab. */
export type DialogName = 'gate' | 'upsell' | 'manage' | 'blocked' | 'thanks'

/** The customer's session, which gives access to the portal. `expiresAt` is in milliseconds since the epoch. */
export interface Session extends Pick<PortalSession, 'token' | 'platformUrl'> {
  readonly expiresAt?: number
}

/** The latest request for a one-time code; `failure` says why no code was sent. */
export interface CodeRequest {
  readonly email: string
  readonly status: 'none' | 'sending' | 'sent' | 'failed'
  readonly failure?: CallFailure
}

const noCode: CodeRequest = { email: '', status: 'none' }

/** The state that the parts of this remote share. None of it survives a reload. */
export interface BillingState {
  readonly dialog: DialogName | undefined
  /** Whether the page has a place for the dialogs; an older host has none. */
  readonly dialogsMounted: boolean
  /** Why the last check of the address failed, or an empty string. */
  readonly checkFailure: '' | 'rateLimited' | 'checkFailed'
  /** The address that the server requires a code for, or an empty string. */
  readonly emailToProve: string
  /** The address whose proof the visitor has skipped, or an empty string; it may have a subscription. */
  readonly unprovenEmail: string
  /** When the subscription of the checked address ended, as ISO 8601; empty if it has a current one, or had none. */
  readonly endedAt: string
  /**
   * The address that was just entered in the gate, or an empty string. The outcome of its check is announced, and a
   * required code is sent automatically.
   */
  readonly enteredEmail: string
  readonly code: CodeRequest
  readonly session: Session | undefined
  /** Whether a session has expired, so the customer must prove the address again. */
  readonly sessionEnded: boolean
  /** The URL of the checkout whose tab was blocked, or an empty string. */
  readonly checkoutUrl: string
  /** Whether the checkout returned to this tab while the one that opened it is still open. */
  readonly firstTabOpen: boolean
  /** Whether the gate is open for someone who has paid. */
  readonly afterPayment: boolean
}

const noVisitor = {
  checkFailure: '',
  emailToProve: '',
  unprovenEmail: '',
  endedAt: '',
  enteredEmail: '',
  code: noCode,
  session: undefined,
  sessionEnded: false,
} as const satisfies Partial<BillingState>

export const billingStore = createStore<BillingState>(() => ({
  dialog: undefined,
  dialogsMounted: false,
  ...noVisitor,
  checkoutUrl: '',
  firstTabOpen: false,
  afterPayment: false,
}))

export const openDialog = (dialog: DialogName): void => billingStore.setState({ dialog })

/** Closes the open dialog; if a name is given, only if it is that one. */
export const closeDialog = (only?: DialogName): void =>
  billingStore.setState(({ dialog }) =>
    only === undefined || only === dialog ? { dialog: undefined, afterPayment: false } : {},
  )

/** Forgets everything about the visitor except the address itself, which is in the page's store. */
export const forgetVisitor = (): void => billingStore.setState(noVisitor)
