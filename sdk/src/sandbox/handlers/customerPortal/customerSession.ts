import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { related } from '../../store/related.ts'

export const customerSession = {
  introspect: ({ principal: { expiresAt } }) => ({ expiresAt, returnUrl: null }),

  getAuthenticatedUser: ({ world, principal: { customerId } }) => {
    const { name, email } = related(world, 'customers', customerId)
    return { type: 'customer', name, email, customerId, memberId: null, role: null }
  },
} satisfies Rules<typeof operations.customerPortal.customerSession>
