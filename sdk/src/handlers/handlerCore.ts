import type { BillingCore } from '../BillingCore.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { checkOptions, clientOptionsIn } from '../optionNames.ts'

/** A version's `createBillingCore`. */
export type CreateCore = (options: BillingOptions) => BillingCore

/** The options of the handlers for visitors, and of the plugins that pass theirs on to several of them. */
const OPTIONS = [
  'customer',
  'details',
  'onError',
  'origin',
  'products',
  'required',
  'successUrl',
  'usersOnly',
  'webhooks',
]

/** The core of a handler, from the client's options among its own. Refuses options that no handler has. */
export const handlerCore = (createCore: CreateCore, options: BillingOptions): BillingCore => {
  checkOptions(options, OPTIONS)
  return createCore(clientOptionsIn(options))
}
