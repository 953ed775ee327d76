import type { CustomerPortalCustomerUpdate } from '../../../shared/customerPortal/customers.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Call, Rules } from '../../Handlers.ts'
import { pageOf } from '../../lists.ts'
import { buyersRow } from '../../ownership.ts'
import type { Buyer } from '../../Principal.ts'
import { invalid } from '../../Problem.ts'
import { removeCard, saveCard, testCards } from '../../rules/cards.ts'
import { newCustomerSession, updateCustomer } from '../../rules/customers.ts'
import {
  confirmEmailUpdate,
  pendingEmailUpdate,
  requestEmailUpdate,
} from '../../rules/emailUpdates.ts'
import { retryPayments } from '../../rules/renewals.ts'
import { taxIdOf } from '../../rules/taxIds.ts'
import { related } from '../../store/related.ts'

/** In 2025-03, customers can also change their email and name. */
interface OwnUpdate extends Pick<CustomerPortalCustomerUpdate, 'billingAddress' | 'taxId'> {
  readonly email?: string | null | undefined
  readonly name?: string | null | undefined
}

export const customers = {
  get: ({ world, principal }) => related(world, 'customers', principal.customerId),

  update: ({
    world,
    request: { email, name, billingAddress, taxId },
    principal,
  }: Call<OwnUpdate, Buyer>) => {
    const previous = related(world, 'customers', principal.customerId)
    const address = billingAddress === undefined ? previous.billingAddress : billingAddress
    return updateCustomer(world, previous, {
      email,
      name,
      billingAddress,
      taxId: typeof taxId === 'string' ? taxIdOf(taxId, address) : taxId,
    })
  },

  getPaymentMethods: ({ world, request, principal: { customerId } }) =>
    pageOf(world, request, world.state.paymentMethods.where('customerId', customerId)),

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
    return method
  },

  deletePaymentMethod: ({ world, request: { id }, principal }) =>
    removeCard(world, buyersRow(world.state.paymentMethods, id, principal)),

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
} satisfies Rules<typeof operations.customerPortal.customers>
