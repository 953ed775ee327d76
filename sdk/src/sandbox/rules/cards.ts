import { paymentError } from '../Problem.ts'
import type { CustomerRow, PaymentMethodRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** The behavior of a test card; the sandbox never accepts a real one. */
interface TestCard {
  readonly brand: string
  readonly last4: string
  /** The first payment. `late` means that it is accepted, but fails afterwards. */
  readonly first: 'paid' | 'declined' | 'late'
  /** The payments at renewal. */
  readonly renewal: 'paid' | 'declined'
}

/** The test cards, by the confirmation token that replaces a payment processor's. */
export const testCards: Readonly<Record<string, TestCard>> = {
  tok_visa: { brand: 'visa', last4: '4242', first: 'paid', renewal: 'paid' },
  tok_mastercard: { brand: 'mastercard', last4: '4444', first: 'paid', renewal: 'paid' },
  tok_declined: { brand: 'visa', last4: '0002', first: 'declined', renewal: 'declined' },
  tok_declined_at_renewal: { brand: 'visa', last4: '0341', first: 'paid', renewal: 'declined' },
  tok_fails_later: { brand: 'visa', last4: '3220', first: 'late', renewal: 'declined' },
}

/** The card of a confirmation token; throws a payment error for an unknown token. */
export const cardOf = (token: string): TestCard => {
  const card = Object.hasOwn(testCards, token) ? testCards[token] : undefined
  if (!card) {
    throw paymentError(
      `This is a sandbox. Its test cards are ${Object.keys(testCards).join(', ')}.`,
    )
  }
  return card
}

/** Saves a card for a customer. The first one becomes their default. */
export const saveCard = (
  world: World,
  { id: customerId }: CustomerRow,
  token: string,
  setDefault: boolean,
): PaymentMethodRow => {
  const { brand, last4 } = cardOf(token)
  const kept = world.state.paymentMethods.where('customerId', customerId)
  const isDefault = setDefault || kept.length === 0
  if (isDefault) for (const method of kept) changeDefault(world, method, false)
  return world.state.paymentMethods.put({
    ...world.record(),
    customerId,
    token,
    brand,
    last4,
    expMonth: 12,
    expYear: world.now().getUTCFullYear() + 3,
    isDefault,
  })
}

/** Removes a card; if it was the default, the customer's oldest other card becomes the default. */
export const removeCard = (world: World, { id, customerId, isDefault }: PaymentMethodRow): void => {
  world.state.paymentMethods.delete(id)
  const next = world.state.paymentMethods.where('customerId', customerId)[0]
  if (isDefault && next) changeDefault(world, next, true)
}

/** Whether a renewal can be charged to a customer's default card. */
export const paysRenewal = (world: World, customerId: string): boolean => {
  const method = world.state.paymentMethods
    .where('customerId', customerId)
    .find(({ isDefault }) => isDefault)
  return method !== undefined && testCards[method.token]?.renewal === 'paid'
}

const changeDefault = (world: World, method: PaymentMethodRow, isDefault: boolean): void => {
  world.state.paymentMethods.update(method, { isDefault })
}
