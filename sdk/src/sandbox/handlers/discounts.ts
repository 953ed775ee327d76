import type { DiscountCreate } from '../../shared/entities/discountRequest.ts'
import type { operations } from '../../2026-10/operations.ts'
import { isUnknown } from '../../codec/union.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned } from '../ownership.ts'
import { invalid } from '../Problem.ts'
import { changeDiscount, createDiscount, ownDiscount } from '../rules/changeDiscount.ts'

export const discounts = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      owned(world.state.discounts, principal).filter(({ deletedAt }) => deletedAt === null),
      listings.discounts,
    ),

  create: ({ world, request, principal }) => createDiscount(world, inDollars(request), principal),

  get: ({ world, request: { id }, principal }) => ownDiscount(world, id, principal),

  update: ({ world, request: { id, discountUpdate }, principal }) => {
    const { amounts, ...update } = discountUpdate
    const wanted = { ...update, amount: amounts?.usd ?? update.amount }
    return changeDiscount(world, ownDiscount(world, id, principal), wanted)
  },

  delete: ({ world, request: { id }, principal }) => {
    const now = world.now()
    const previous = ownDiscount(world, id, principal)
    const after = world.state.discounts.update(previous, { deletedAt: now, modifiedAt: now })
    world.emit(after.organizationId, 'discount.deleted', after)
  },
} satisfies Rules<typeof operations.discounts>

/** The request with its amount in dollars, the only currency of the sandbox. */
const inDollars = (request: DiscountCreate) => {
  if (isUnknown(request)) throw invalid(['body', 'type'], 'There is no such type of discount.')
  if ('basisPoints' in request) return { ...request, type: 'percentage' }
  const { amounts, amount = amounts?.usd, ...rest } = request
  if (amount == null) throw invalid(['body', 'amount'], 'Field required', 'missing')
  return { ...rest, type: 'fixed', amount }
}
