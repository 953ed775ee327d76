import type { DiscountCreate } from '../../../shared/entities/discountRequest.ts'
import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import {
  changeDiscount,
  createDiscount,
  discountById,
  discounts as legacy,
} from '../../2025-03/handlers/discounts.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { invalid } from '../../Problem.ts'
import { presentWholeDiscount } from '../present/presentDiscount.ts'
import { rowOf } from '../rowOf.ts'

export const discounts: Handlers<typeof operations.discounts> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.discounts, principal),
      equal: ['organizationId'],
      where: [
        ({ deletedAt }) => deletedAt === null,
        contains(request.query, ({ name, code }) => [name, code]),
      ],
      order: ['-created_at'],
      present: (row) => presentWholeDiscount(world, row),
    }),

  create: ({ world, request, principal }) =>
    presentWholeDiscount(world, createDiscount(world, discountOf(request), principal)),

  get: ({ world, request, principal }) =>
    presentWholeDiscount(
      world,
      rowOf(world, 'discounts', legacy.get({ world, request, principal })),
    ),

  update: ({ world, request: { id, discountUpdate }, principal }) => {
    const { amounts, ...update } = discountUpdate
    const known = discountById(world, id, principal)
    const wanted = { ...update, amount: amounts?.usd ?? update.amount }
    return presentWholeDiscount(world, changeDiscount(world, known, wanted))
  },

  delete: legacy.delete,
}

/** The request as 2025-03 expresses it: a discount has a single currency there. */
const discountOf = (request: DiscountCreate) => {
  if (isUnknown(request)) throw invalid(['body', 'type'], 'There is no such type of discount.')
  const { duration, durationInMonths, ...rest } = request
  const lasting =
    duration === 'repeating'
      ? { duration: 'repeating' as const, durationInMonths: durationInMonths ?? 0 }
      : { duration }
  if ('basisPoints' in rest) return { ...rest, ...lasting, type: 'percentage' as const }
  const { amounts, amount = amounts?.usd, currency, ...fixed } = rest
  if (amount == null) throw invalid(['body', 'amount'], 'Field required', 'missing')
  return { ...fixed, ...lasting, type: 'fixed' as const, amount, currency: currency ?? 'usd' }
}
