import { isUnknown } from '../../codec/union.ts'
import type { CheckoutDiscount } from '../../2025-03/discounts.ts'
import type { ProductPrice } from '../../2025-03/products.ts'
import { money } from './page.ts'

/** `$4.99 a month`, with a period that 2025-03 cannot express. */
export const priceText = (price: ProductPrice, period = ''): string => {
  if (isUnknown(price)) return ''
  const worth =
    price.amountType === 'fixed'
      ? money(price.priceAmount, price.priceCurrency)
      : price.amountType === 'free'
        ? 'Free'
        : 'An amount of your choice'
  return `${worth} ${period}`.trim()
}

/** `at least $1.00, at most $50.00`, for a custom price. */
export const limitsText = (price: ProductPrice): string | undefined => {
  if (isUnknown(price) || price.amountType !== 'custom') return undefined
  const { minimumAmount, maximumAmount, priceCurrency } = price
  const limits = [
    ...(minimumAmount === null ? [] : [`at least ${money(minimumAmount, priceCurrency)}`]),
    ...(maximumAmount === null ? [] : [`at most ${money(maximumAmount, priceCurrency)}`]),
  ]
  return limits.length > 0 ? limits.join(', ') : undefined
}

/** `Winter sale (20% off for 3 months)` */
export const discountText = (discount: CheckoutDiscount): string => {
  if (isUnknown(discount)) return ''
  const worth =
    'basisPoints' in discount
      ? `${discount.basisPoints / 100}%`
      : money(discount.amount, discount.currency)
  const lasting =
    'durationInMonths' in discount
      ? `for ${discount.durationInMonths} months`
      : discount.duration === 'forever'
        ? 'on every payment'
        : 'once'
  return `${discount.name} (${worth} off ${lasting})`
}
