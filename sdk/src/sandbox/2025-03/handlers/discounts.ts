import { wireName } from '../../../codec/entity.ts'
import type { DiscountCreate, DiscountUpdate } from '../../../2025-03/discounts.ts'
import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { presentWholeDiscount } from '../present/presentDiscount.ts'
import type { Merchant } from '../../Principal.ts'
import { invalid, resourceNotFound } from '../../Problem.ts'
import { discountByCode } from '../../rules/discounts.ts'
import type { DiscountRow } from '../../store/DiscountRow.ts'
import type { World } from '../../World.ts'

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
    presentWholeDiscount(world, createDiscount(world, request, principal)),

  get: ({ world, request: { id }, principal }) =>
    presentWholeDiscount(world, discountById(world, id, principal)),

  update: ({ world, request: { id, discountUpdate }, principal }) =>
    presentWholeDiscount(
      world,
      changeDiscount(world, discountById(world, id, principal), discountUpdate),
    ),

  delete: ({ world, request: { id }, principal }) => {
    const now = world.now()
    const previous = discountById(world, id, principal)
    const after = world.state.discounts.update(previous, { deletedAt: now, modifiedAt: now })
    world.emit(after.organizationId, 'discount.deleted', after)
  },
}

/** A limit that only 2026-10 has. */
interface CustomerLimit {
  readonly maxRedemptionsPerCustomer?: number | null | undefined
}

/** Adds a discount; throws a 422 if it is invalid. */
export const createDiscount = (
  world: World,
  request: DiscountCreate & CustomerLimit,
  principal: Merchant,
): DiscountRow => {
  const organizationId = organizationFor(world, principal, request.organizationId)
  const discount: DiscountRow = {
    ...world.record(),
    ...kindOf(request),
    metadata: request.metadata ?? {},
    name: request.name,
    ...codeOf(request.code),
    startsAt: request.startsAt ?? null,
    endsAt: request.endsAt ?? null,
    maxRedemptions: request.maxRedemptions ?? null,
    redemptionsCount: 0,
    maxRedemptionsPerCustomer: request.maxRedemptionsPerCustomer ?? null,
    redemptionsByCustomer: {},
    organizationId,
    productIds: [...new Set(request.products ?? [])],
    deletedAt: null,
  }
  check(world, discount)
  world.emit(organizationId, 'discount.created', discount)
  return world.state.discounts.put(discount)
}

/** Changes a discount; throws a 422 if the result is invalid, or if its terms can no longer change. */
export const changeDiscount = (
  world: World,
  previous: DiscountRow,
  {
    maxRedemptionsPerCustomer = previous.maxRedemptionsPerCustomer,
    ...update
  }: DiscountUpdate & CustomerLimit,
): DiscountRow => {
  const after = {
    ...withUpdate(previous, update),
    maxRedemptionsPerCustomer,
    modifiedAt: world.now(),
  }
  check(world, after)
  world.emit(after.organizationId, 'discount.updated', after)
  return world.state.discounts.put(after)
}

/** The merchant's discount with this id; throws a 404 if it is not theirs or has been deleted. */
export const discountById = (world: World, id: string, principal: Merchant): DiscountRow => {
  const discount = ownedRow(world.state.discounts, id, principal)
  if (discount.deletedAt) throw resourceNotFound()
  return discount
}

const kindOf = (request: DiscountCreate) => ({
  type: request.type,
  amount: 'amount' in request ? request.amount : null,
  currency: 'amount' in request ? (request.currency ?? 'usd') : null,
  basisPoints: 'basisPoints' in request ? request.basisPoints : null,
  duration: request.duration,
  durationInMonths: 'durationInMonths' in request ? request.durationInMonths : null,
})

const codeOf = (code: string | null | undefined) => ({
  code: code ?? null,
  codeKey: code?.toLowerCase() ?? null,
})

/**
 * The discount with its changes, not yet stored. Throws a 422 if the type changes, or if the terms change once the
 * discount has been redeemed.
 */
const withUpdate = (previous: DiscountRow, update: DiscountUpdate): DiscountRow => {
  if (update.type != null && update.type !== previous.type) {
    throw invalid(['body', 'type'], 'The type of a discount cannot be changed.')
  }
  const wanted = {
    amount: update.amount ?? previous.amount,
    currency: update.currency ?? previous.currency,
    basisPoints: update.basisPoints ?? previous.basisPoints,
    duration: update.duration ?? previous.duration,
    durationInMonths: update.durationInMonths ?? previous.durationInMonths,
  }
  for (const [key, value] of Object.entries(wanted)) {
    if (previous.redemptionsCount > 0 && value !== previous[key as keyof typeof wanted]) {
      throw invalid(
        ['body', wireName(key)],
        'This cannot be changed once the discount has been redeemed.',
      )
    }
  }
  return {
    ...previous,
    ...wanted,
    ...(wanted.duration !== 'repeating' && { durationInMonths: null }),
    ...(previous.type === 'percentage' ? { amount: null, currency: null } : { basisPoints: null }),
    ...(update.code !== undefined && codeOf(update.code)),
    name: update.name ?? previous.name,
    metadata: update.metadata ?? previous.metadata,
    startsAt: update.startsAt === undefined ? previous.startsAt : update.startsAt,
    endsAt: update.endsAt === undefined ? previous.endsAt : update.endsAt,
    maxRedemptions:
      update.maxRedemptions === undefined ? previous.maxRedemptions : update.maxRedemptions,
    productIds: update.products ? [...new Set(update.products)] : previous.productIds,
  }
}

/** Throws a 422 for an invalid discount. */
const check = (world: World, discount: DiscountRow): void => {
  const { type, amount, currency, basisPoints, duration, durationInMonths } = discount
  if (discount.name === '') throw refuse('name', 'String should have at least 1 character')
  if (type !== 'fixed' && type !== 'percentage') {
    throw refuse('type', "Input should be 'fixed' or 'percentage'")
  }
  if (type === 'fixed' && (amount === null || amount < 0)) {
    throw refuse('amount', 'Input should be greater than or equal to 0')
  }
  if (type === 'fixed' && currency !== 'usd') throw refuse('currency', 'Only usd is supported.')
  if (type === 'percentage' && (basisPoints === null || basisPoints < 1 || basisPoints > 10_000)) {
    throw refuse('basis_points', 'Must be between 1 and 10000 basis points.')
  }
  if (duration === 'repeating' && (durationInMonths === null || durationInMonths < 1)) {
    throw refuse('duration_in_months', 'Input should be greater than or equal to 1')
  }
  checkLimits(discount)
  checkCode(world, discount)
  for (const [index, id] of discount.productIds.entries()) {
    const product = world.state.products.get(id)
    if (product?.organizationId !== discount.organizationId) {
      throw invalid(['body', 'products', index], 'Product does not exist.')
    }
  }
}

const checkLimits = ({ startsAt, endsAt, maxRedemptions, redemptionsCount }: DiscountRow): void => {
  if (startsAt && endsAt && endsAt <= startsAt) {
    throw refuse('ends_at', 'The end must come after the start.')
  }
  if (maxRedemptions !== null && maxRedemptions < Math.max(1, redemptionsCount)) {
    throw refuse(
      'max_redemptions',
      `Input should be greater than or equal to ${Math.max(1, redemptionsCount)}`,
    )
  }
}

const checkCode = (world: World, { id, code, organizationId }: DiscountRow): void => {
  if (code === null) return
  if (!/^[A-Za-z0-9]{3,256}$/.test(code)) {
    throw refuse('code', 'Must have 3 to 256 letters and digits.')
  }
  const other = discountByCode(world, organizationId, code)
  if (other && other.id !== id) throw refuse('code', 'Discount with this code already exists.')
}

const refuse = (name: string, msg: string) => invalid(['body', name], msg)
