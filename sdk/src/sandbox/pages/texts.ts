import { isUnknown } from '../../codec/union.ts'
import type { CheckoutDiscount } from '../../2025-03/discounts.ts'
import type { ProductPrice } from '../../2025-03/products.ts'
import { money } from './page.ts'

/** A price in words, such as `$4.99 a month`. `period` is separate, since 2025-03 cannot express all periods. */
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

/** The limits of a custom price, such as `at least $1.00, at most $50.00`; undefined if it has none. */
export const limitsText = (price: ProductPrice): string | undefined => {
  if (isUnknown(price) || price.amountType !== 'custom') return undefined
  const { minimumAmount, maximumAmount, priceCurrency } = price
  const limits = [
    ...(minimumAmount === null ? [] : [`at least ${money(minimumAmount, priceCurrency)}`]),
    ...(maximumAmount === null ? [] : [`at most ${money(maximumAmount, priceCurrency)}`]),
  ]
  return limits.length > 0 ? limits.join(', ') : undefined
}

/** A discount in words, such as `Winter sale (20% off for 3 months)`. */
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
