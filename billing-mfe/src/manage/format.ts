import { locale } from '../messages.ts'

/** "Dec 1, 2026" in English, in the visitor's own time zone. */
export const formatDate = (date: Date): string => dates().format(date)

/** "December 1, 2026" in English, in the visitor's own time zone, for a sentence. */
export const formatDay = (date: Date): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(date)

/** "Dec 1, 2026 – Jan 1, 2027" in English; parts that both dates share are written once. */
export const formatPeriod = (start: Date, end: Date): string =>
  // Older browsers throw for a period that ends before it starts.
  start <= end ? dates().formatRange(start, end) : `${formatDate(start)} – ${formatDate(end)}`

const dates = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })

/**
 * "$4.99" for 499 and "usd" in the United States, "US$4.99" in Great Britain.
 *
 * @param amount in the currency's smallest unit
 * @param currency its ISO 4217 code, in any case; any other name is appended as it is to `amount / 100`
 */
export const formatMoney = (amount: number, currency: string): string => {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount / 100} ${currency}`
  const format = new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: currency.toUpperCase(),
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
