import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FREE_LIMIT, PREMIUM } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, render, screen, waitFor } from '@testing-library/react'
import { installModalDialog } from '../../tools/jest/modalDialog.ts'
import { notices, resetStores, settings } from '../test/page.ts'
import { speak } from '../test/speak.ts'
import { openDialog } from './billingStore.ts'
import { offerCheckout } from './checkout/offerCheckout.ts'
import HeaderStatus from './HeaderStatus.tsx'
import { formatDate, formatMoney } from './manage/format.ts'
import { t } from './messages.ts'
import Premium from './Premium.tsx'
import { premiumPrice } from './premiumPrice.ts'
import QuotaBadge from './QuotaBadge.tsx'
import UpgradeBanner from './UpgradeBanner.tsx'

beforeAll(installModalDialog)
beforeEach(resetStores)

/** Replaces every kind of space, such as that between a number and its unit, with a plain one. */
const spaced = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

it('speaks German, with prices, plurals and dates in German formats', async () => {
  render(
    <>
      <HeaderStatus />
      <QuotaBadge />
      <UpgradeBanner settings={settings} />
      <Premium settings={settings} />
    </>,
  )
  await speak('de')
  await screen.findByText(`Noch ${FREE_LIMIT} von ${FREE_LIMIT} Porträts in dieser Stunde`)
  expect(screen.getByText('Es kann losgehen')).toBeTruthy()
  const price = spaced(premiumPrice(t))
  expect(spaced(screen.getByRole('region', { name: 'Premium' }).textContent)).toContain(
    `Unbegrenzt in HD und in jedem Stil. ${price} im Monat, ${PREMIUM.guaranteeDays} Tage Geld-zurück-Garantie.`,
  )
  const count = () => act(() => pageStore.getState().countRequest(Date.now()))
  for (let used = 0; used < FREE_LIMIT - 2; used += 1) count()
  expect(screen.getByText('Noch 2 Bilder frei')).toBeTruthy()
  count()
  expect(screen.getByText('Noch 1 Bild frei')).toBeTruthy()

  act(() => openDialog('upsell'))
  const dialog = screen.getByRole('dialog', { name: 'Premium freischalten' })
  expect(spaced(dialog.textContent)).toContain(`${price} im Monat`)
  expect(formatDate(new Date('2026-12-01T12:00:00'))).toBe('01.12.2026')
  expect(spaced(formatMoney(499, 'usd'))).toBe('4,99 $')

  await speak('en')
  expect(screen.getByText('1 request remaining')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Unlock Premium' })).toBe(dialog)
})

const languages = readdirSync(join(__dirname, 'messages')).map((file) => file.replace('.json', ''))

it.each(languages)('formats the price in %s as `Intl` does', async (wanted) => {
  await speak(wanted)
  const money = new Intl.NumberFormat(wanted, { style: 'currency', currency: 'USD' })
  expect(premiumPrice(t)).toBe(money.format(PREMIUM.amount / 100))
})

it.each([
  ['en-GB', 'US$4.99'],
  ['es-MX', 'USD 4.99'],
  ['ja-JP', '$4.99'],
])('formats money for the region of %s', async (wanted, text) => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue([wanted])
  await speak(wanted.slice(0, 2))
  window.dispatchEvent(new Event('languagechange'))
  await waitFor(() => expect(spaced(premiumPrice(t))).toBe(text))
  expect(spaced(formatMoney(499, 'usd'))).toBe(text)
  languages.mockRestore()
})

it('does not use `Intl.NumberFormat`, whose data is slow to load, for the first render', () => {
  const created = jest.spyOn(Intl, 'NumberFormat')
  render(
    <>
      <HeaderStatus />
      <QuotaBadge />
      <UpgradeBanner settings={settings} />
    </>,
  )
  expect(screen.getByText(`${FREE_LIMIT} of ${FREE_LIMIT} portraits left this hour`)).toBeTruthy()
  expect(created).not.toHaveBeenCalled()
  created.mockRestore()
})

it('speaks German outside components as well', async () => {
  await speak('de')
  jest.spyOn(window, 'open').mockReturnValue(null)
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  const stop = offerCheckout({ functionsUrl: '', checkoutUrl: '' })
  act(() => pageStore.getState().openCheckout?.())
  await waitFor(() =>
    expect(notices()).toEqual([
      ['error', 'Etwas ist schiefgegangen. Bitte noch einmal versuchen.'],
    ]),
  )
  await speak('en')
  expect(notices()).toEqual([['error', 'Something went wrong. Please try again.']])
  stop()
})
