import type { CustomerWallet } from '../../../shared/customerPortal/wallets.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { pageOf } from '../../lists.ts'
import { resourceNotFound } from '../../Problem.ts'

/** Sandbox customers have no wallets. */
const none: readonly CustomerWallet[] = []

export const wallets = {
  list: ({ world, request }) => pageOf(world, request, none),

  get: () => {
    throw resourceNotFound()
  },
} satisfies Rules<typeof operations.customerPortal.wallets>
