import type { CheckoutDiscount, DiscountBase } from '../../discounts.ts'
import type { World } from '../World.ts'

/** A discount as other entities show it; null when it has been deleted. */
export const presentDiscount: (world: World, id: string) => DiscountBase | null = () => null

/** A discount as buyers see it; null when it has been deleted. */
export const presentCheckoutDiscount: (world: World, id: string) => CheckoutDiscount | null = () =>
  null
