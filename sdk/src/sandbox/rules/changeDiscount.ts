import { wireName } from '../../codec/entity.ts'
import { organizationFor, ownedRow } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { invalid, resourceNotFound } from '../Problem.ts'
import type { DiscountRow } from '../store/DiscountRow.ts'
import type { World } from '../World.ts'
import { discountByCode } from './discounts.ts'

/** A discount to be added. */
interface WantedDiscount extends DiscountChanges {
  readonly type: string
  readonly name: string
  readonly duration: string
  readonly organizationId?: string | null | undefined
}

/** What can change about a discount; undefined for no change. */
interface DiscountChanges {
  readonly type?: string | null | undefined
  readonly name?: string | null | undefined
  readonly code?: string | null | undefined
  readonly amount?: number | null | undefined
  readonly currency?: string | null | undefined
  readonly basisPoints?: number | null | undefined
  readonly duration?: string | null | undefined
  readonly durationInMonths?: number | null | undefined
  readonly startsAt?: Date | null | undefined
  readonly endsAt?: Date | null | undefined
  readonly maxRedemptions?: number | null | undefined
  readonly maxRedemptionsPerCustomer?: number | null | undefined
  readonly products?: readonly string[] | null | undefined
  readonly metadata?: DiscountRow['metadata'] | null | undefined
}

/** Adds a discount; throws a 422 if it is invalid. */
export const createDiscount = (
  world: World,
  request: WantedDiscount,
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
  { maxRedemptionsPerCustomer = previous.maxRedemptionsPerCustomer, ...update }: DiscountChanges,
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
export const ownDiscount = (world: World, id: string, principal: Merchant): DiscountRow => {
  const discount = ownedRow(world.state.discounts, id, principal)
  if (discount.deletedAt) throw resourceNotFound()
  return discount
}

const kindOf = ({ type, amount, currency, basisPoints, ...lasting }: WantedDiscount) => ({
  type,
  amount: amount ?? null,
  currency: amount == null ? null : (currency ?? 'usd'),
  basisPoints: basisPoints ?? null,
  duration: lasting.duration,
  durationInMonths: lasting.duration === 'repeating' ? (lasting.durationInMonths ?? null) : null,
})

const codeOf = (code: string | null | undefined) => ({
  code: code ?? null,
  codeKey: code?.toLowerCase() ?? null,
})

/**
 * The discount with its changes, not yet stored. Throws a 422 if the type changes, or if the terms change once the
 * discount has been redeemed.
 */
const withUpdate = (previous: DiscountRow, update: DiscountChanges): DiscountRow => {
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
