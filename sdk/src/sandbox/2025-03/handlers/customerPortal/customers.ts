import type { PaymentMethod } from '../../../../2025-03/customerPortal/customers.ts'
import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { presentPortalCustomer } from '../../present/presentCustomer.ts'
import { related } from '../../../store/related.ts'
import { invalid } from '../../../Problem.ts'
import { saveCard, removeCard, testCards } from '../../../rules/cards.ts'
import { updateCustomer } from '../../../rules/customers.ts'
import { retryPayments } from '../../../rules/renewals.ts'
import { taxIdOf } from '../../../rules/taxIds.ts'
import type { PaymentMethodRow } from '../../../store/rows.ts'

export const customers: Handlers<typeof operations.customerPortal.customers> = {
  get: ({ world, principal }) =>
    presentPortalCustomer(related(world, 'customers', principal.customerId)),

  update: ({ world, request: { email, name, billingAddress, taxId }, principal }) => {
    const previous = related(world, 'customers', principal.customerId)
    const address = billingAddress === undefined ? previous.billingAddress : billingAddress
    return presentPortalCustomer(
      updateCustomer(world, previous, {
        email,
        name,
        billingAddress,
        taxId: typeof taxId === 'string' ? taxIdOf(taxId, address) : taxId,
      }),
    )
  },

  getPaymentMethods: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.paymentMethods.where('customerId', principal.customerId),
      present: presentPaymentMethod,
    }),

  addPaymentMethod: ({ world, request: { confirmationTokenId, setDefault }, principal }) => {
    const customer = related(world, 'customers', principal.customerId)
    const card = Object.hasOwn(testCards, confirmationTokenId) && testCards[confirmationTokenId]
    if (!card || card.first === 'declined') {
      const known = Object.keys(testCards).join(', ')
      throw invalid(
        ['body', 'confirmation_token_id'],
        card ? 'Your card was declined.' : `This is a sandbox. Its test cards are ${known}.`,
      )
    }
    const method = saveCard(world, customer, confirmationTokenId, setDefault)
    if (method.isDefault) retryPayments(world, customer.id)
    return presentPaymentMethod(method)
  },

  deletePaymentMethod: ({ world, request: { id }, principal }) => {
    removeCard(world, buyersRow(world.state.paymentMethods, id, principal))
  },
}

const presentPaymentMethod = (row: PaymentMethodRow): PaymentMethod => ({
  id: row.id,
  createdAt: row.createdAt,
  default: row.isDefault,
  type: 'card',
  card: {
    brand: row.brand,
    last4: row.last4,
    expMonth: row.expMonth,
    expYear: row.expYear,
    wallet: null,
  },
})
