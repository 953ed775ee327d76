import { pageStore } from '@dramatis/store'
import fc from 'fast-check'
import { subscribe } from '../messages.ts'
import { formatDate, formatMoney, formatPeriod } from './format.ts'

const noon = new Date('2026-12-01T12:00:00')

const nextMonth = new Date('2027-01-01T12:00:00')
const dashed = (text: string) => text.replace(/\s*–\s*/, '–')

test('dates and periods are written out in the language of the page', async () => {
  expect(formatDate(noon)).toBe('Dec 1, 2026')
  expect(dashed(formatPeriod(noon, nextMonth))).toBe('Dec 1, 2026–Jan 1, 2027')
  await speak('de')
  expect(formatDate(noon)).toBe('01.12.2026')
  expect(dashed(formatPeriod(noon, nextMonth))).toBe('01.12.2026–01.01.2027')
  await speak('en')
})

test('a period that ends before it starts is no reason to show nothing', () => {
  expect(dashed(formatPeriod(nextMonth, noon))).toBe('Jan 1, 2027–Dec 1, 2026')
})

/** Resolves once the texts are in that language. */
const speak = (wanted: string) =>
  new Promise<void>((resolve) => {
    const end = subscribe(() => {
      end()
      resolve()
    })
    pageStore.getState().chooseLanguage(wanted)
  })

test.each([
  [499, 'usd', '$4.99'],
  [499, 'EUR', '€4.99'],
  [500, 'jpy', '¥500'],
  [0, 'usd', '$0.00'],
  [499, 'points', '4.99 points'],
])('%i in the smallest unit of %s is %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test('no currency that a platform may name breaks the page', () => {
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
