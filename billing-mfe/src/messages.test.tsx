import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageStore } from '@dramatis/store'
import { act, render, screen } from '@testing-library/react'
import { installModalDialog } from '../../tools/jest/modalDialog.ts'
import { forgetAll, notices, settings } from '../test/page.ts'
import { openDialog } from './billingStore.ts'
import { offerCheckout } from './checkout/offerCheckout.ts'
import HeaderStatus from './HeaderStatus.tsx'
import { formatDate, formatMoney } from './manage/format.ts'
import Premium from './Premium.tsx'
import QuotaBadge from './QuotaBadge.tsx'
import UpgradeBanner from './UpgradeBanner.tsx'

beforeAll(installModalDialog)
beforeEach(forgetAll)

const speak = (language: string) => act(async () => pageStore.getState().chooseLanguage(language))

/** A text without regard to which kind of space the language puts between a number and its unit. */
const spaced = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

it('speaks German to who wants it, with prices, plurals and dates as German writes them', async () => {
  render(
    <>
      <HeaderStatus />
      <QuotaBadge />
      <UpgradeBanner settings={settings} />
      <Premium settings={settings} />
    </>,
  )
  await speak('de')
  await screen.findByText('5/5 Bilder')
  expect(screen.getByText('Es kann losgehen')).toBeTruthy()
  expect(spaced(screen.getByRole('region', { name: 'Premium' }).textContent)).toContain(
    'Unbegrenzt HD in jedem Stil. 4,99 $ im Monat, 7 Tage Geld-zurück-Garantie.',
  )
  const count = () => act(() => pageStore.getState().countRequest(Date.now()))
  for (let used = 0; used < 3; used += 1) count()
  expect(screen.getByText('Noch 2 Bilder frei')).toBeTruthy()
  count()
  expect(screen.getByText('Noch 1 Bild frei')).toBeTruthy()

  act(() => openDialog('upsell'))
  const dialog = screen.getByRole('dialog', { name: 'Premium freischalten' })
  expect(spaced(dialog.textContent)).toContain('4,99 $ im Monat')
  expect(formatDate(new Date('2026-12-01T12:00:00'))).toBe('01.12.2026')
  expect(spaced(formatMoney(499, 'usd'))).toBe('4,99 $')

  await speak('en')
  expect(screen.getByText('1 request remaining')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Unlock Premium' })).toBe(dialog)
})

const MESSAGES = join(__dirname, 'messages')

/** What premium costs a month, in US dollars (spec, section 9). */
const PRICE = 4.99

it.each(readdirSync(MESSAGES))('writes the price in %s as the language does', (file) => {
  const { price } = JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as { price: string }
  const money = { style: 'currency', currency: 'USD' } as const
  expect(price).toBe(new Intl.NumberFormat(file.replace('.json', ''), money).format(PRICE))
})

it('shows its first parts without a number formatter, whose data the browser is slow to load', () => {
  const created = jest.spyOn(Intl, 'NumberFormat')
  render(
    <>
      <HeaderStatus />
      <QuotaBadge />
      <UpgradeBanner settings={settings} />
    </>,
  )
  expect(screen.getByText('5/5 images')).toBeTruthy()
  expect(created).not.toHaveBeenCalled()
  created.mockRestore()
})

it('speaks it outside of components, too', async () => {
  await speak('de')
  jest.spyOn(window, 'open').mockReturnValue(null)
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  const stop = offerCheckout({ functionsUrl: '', checkoutUrl: '' })
  await act(async () => pageStore.getState().openCheckout?.())
  expect(notices()).toEqual([['error', 'Etwas ist schiefgegangen. Bitte noch einmal versuchen.']])
  stop()
})
