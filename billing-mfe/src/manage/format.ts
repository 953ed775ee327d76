import { language } from '../messages.ts'

/** "December 1, 2026" in English, in the visitor's own time zone. */
export const formatDate = (date: Date): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(date)

/** "Dec 1, 2026" in English, in the visitor's own time zone. */
export const formatShortDate = (date: Date): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(date)

/**
 * "$4.99" for 499 in English.
 *
 * @param amount in the currency's smallest unit
 * @param currency its ISO 4217 code in any case; what is none is written out as it stands
 */
export const formatMoney = (amount: number, currency: string): string => {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount / 100} ${currency}`
  const format = new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: currency.toUpperCase(),
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
