import type { CustomerWallet } from '../../../../shared/customerPortal/wallets.ts'
import type { operations } from '../../../../2026-10/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { resourceNotFound } from '../../../Problem.ts'

/** Sandbox customers have no wallets. */
const none: readonly CustomerWallet[] = []

export const wallets: Handlers<typeof operations.customerPortal.wallets> = {
  list: ({ request }) =>
    listPage(request, {
      rows: none,
      present: (row) => row,
    }),

  get: () => {
    throw resourceNotFound()
  },
}
