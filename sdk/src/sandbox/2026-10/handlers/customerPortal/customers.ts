import type { operations } from '../../../../2026-10/operations.ts'
import { customers as legacy } from '../../../2025-03/handlers/customerPortal/customers.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { related } from '../../../store/related.ts'
import { invalid } from '../../../Problem.ts'
import { newCustomerSession } from '../../../rules/customers.ts'
import {
  confirmEmailUpdate,
  pendingEmailUpdate,
  requestEmailUpdate,
} from '../../../rules/emailUpdates.ts'
import { presentPaymentMethod } from '../../present/presentPaymentMethod.ts'
import { presentPortalCustomer } from '../../present/presentPortalCustomer.ts'
import { rowOf } from '../../rowOf.ts'

export const customers: Handlers<typeof operations.customerPortal.customers> = {
  get: ({ world, principal }) =>
    presentPortalCustomer(world, related(world, 'customers', principal.customerId)),

  update: ({ world, request: { billingAddress, taxId }, principal }) => {
    const reply = legacy.update({ world, request: { billingAddress, taxId }, principal })
    return presentPortalCustomer(world, rowOf(world, 'customers', reply))
  },

  getPaymentMethods: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.paymentMethods.where('customerId', principal.customerId),
      present: presentPaymentMethod,
    }),

  addPaymentMethod: ({ world, request, principal }) => {
    const reply = legacy.addPaymentMethod({ world, request, principal })
    const row = rowOf(world, 'paymentMethods', reply)
    return { status: 'succeeded', paymentMethod: presentPaymentMethod(row) }
  },

  deletePaymentMethod: legacy.deletePaymentMethod,

  /** No test card requires confirmation, so a card is saved when it is added. */
  confirmPaymentMethod: () => {
    throw invalid(['body', 'setup_intent_id'], 'There is no card to confirm.')
  },

  /** The sandbox sends no email, so the response contains the link's token. */
  requestEmailUpdate: ({ world, request: { email }, principal }) => {
    const customer = related(world, 'customers', principal.customerId)
    const { token } = requestEmailUpdate(world, customer, email)
    return { token }
  },

  checkEmailUpdate: ({ world, request: { token } }) => {
    pendingEmailUpdate(world, token)
  },

  verifyEmailUpdate: ({ world, request: { token } }) => ({
    token: newCustomerSession(world, confirmEmailUpdate(world, token)).token,
  }),
}
