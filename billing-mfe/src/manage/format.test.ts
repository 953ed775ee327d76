import fc from 'fast-check'
import { speak } from '../../test/speak.ts'
import { formatDate, formatMoney, formatPeriod } from './format.ts'

const noon = new Date('2026-12-01T12:00:00')

const nextMonth = new Date('2027-01-01T12:00:00')
const dashed = (text: string) => text.replace(/\s*–\s*/, '–')

test('formats dates and periods in the language of the page', async () => {
  expect(formatDate(noon)).toBe('Dec 1, 2026')
  expect(dashed(formatPeriod(noon, nextMonth))).toBe('Dec 1, 2026–Jan 1, 2027')
  await speak('de')
  expect(formatDate(noon)).toBe('01.12.2026')
  expect(dashed(formatPeriod(noon, nextMonth))).toBe('01.12.2026–01.01.2027')
  await speak('en')
})

test('formats a period that ends before it starts', () => {
  expect(dashed(formatPeriod(nextMonth, noon))).toBe('Jan 1, 2027–Dec 1, 2026')
})

test.each([
  [499, 'usd', '$4.99'],
  [499, 'EUR', '€4.99'],
  [500, 'jpy', '¥500'],
  [0, 'usd', '$0.00'],
  [499, 'points', '4.99 points'],
])('formats %i in the smallest unit of %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test('formats an amount whatever currency the platform names', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.oneof(fc.string(), fc.string({ maxLength: 3 })),
      (amount, name) => {
        expect(formatMoney(amount, name)).not.toBe('')
      },
    ),
  )
})
