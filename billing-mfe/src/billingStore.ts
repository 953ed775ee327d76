import type { CallFailure } from '@dramatis/functions/client'
import type { PortalSession } from '@dramatis/functions/contract'
import { createStore } from 'zustand/vanilla'

/** The dialog that is open. `blocked` offers the checkout as a link, when the browser kept its tab from opening. */
export type DialogName = 'gate' | 'upsell' | 'manage' | 'blocked'

/** What the customer portal is opened with. `expiresAt` is in milliseconds since the epoch, where it is known. */
export interface Session extends Pick<PortalSession, 'token' | 'platformUrl'> {
  readonly expiresAt?: number
}

/** Where the one-time code for an address stands; `failure` says why none was sent. */
export interface CodeRequest {
  readonly email: string
  readonly status: 'none' | 'sending' | 'sent' | 'failed'
  readonly failure?: CallFailure
}

const noCode: CodeRequest = { email: '', status: 'none' }

/** What the parts of this remote tell each other; nothing of it outlives the page. */
export interface BillingState {
  readonly dialog: DialogName | undefined
  /** Whether the dialogs have a place on the page: an older host gives them none. */
  readonly hosted: boolean
  /** Why the last check of the address failed, or an empty string. */
  readonly failure: '' | 'rateLimited' | 'checkFailed'
  /** The address that the server wants a code for, or an empty string. */
  readonly proofWanted: string
  /** The address whose proof the visitor has left out, or an empty string: nobody knows of its subscription. */
  readonly unproved: string
  /** The address that was typed in on this page, or an empty string: its outcome is told, and it gets a code unasked. */
  readonly entered: string
  readonly code: CodeRequest
  readonly session: Session | undefined
  /** Whether the session was there and has ended. */
  readonly sessionEnded: boolean
  /** The checkout whose tab was blocked, or an empty string. */
  readonly checkoutUrl: string
  /** Whether the gate is open for someone who has paid. */
  readonly thanking: boolean
}

const nobody = {
  failure: '',
  proofWanted: '',
  unproved: '',
  entered: '',
  code: noCode,
  session: undefined,
  sessionEnded: false,
} as const satisfies Partial<BillingState>

export const billingStore = createStore<BillingState>(() => ({
  dialog: undefined,
  hosted: false,
  ...nobody,
  checkoutUrl: '',
  thanking: false,
}))

export const openDialog = (dialog: DialogName): void => billingStore.setState({ dialog })

/** Closes the dialog, or only the one named, if that is the one that is open. */
export const closeDialog = (only?: DialogName): void =>
  billingStore.setState(({ dialog }) =>
    only === undefined || only === dialog ? { dialog: undefined, thanking: false } : {},
  )

/** Forgets everything about the visitor's address but the address itself, which the page's store holds. */
export const forgetVisitor = (): void => billingStore.setState(nobody)
