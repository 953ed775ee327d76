import { PREMIUM } from '@dramatis/catalogue'
import type { Translate } from './messages.ts'

/**
 * A month of premium, as "$4.99" in English. The first paint shows it, so no `Intl.NumberFormat` writes it:
 * the browser is slow to load the data for that.
 */
export const premiumPrice = (t: Translate): string =>
  t('price', {
    dollars: Math.floor(PREMIUM.amount / 100),
    cents: String(PREMIUM.amount % 100).padStart(2, '0'),
  })
