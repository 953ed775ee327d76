import { PREMIUM } from '@dramatis/catalogue'
import { render, screen } from '@testing-library/react'
import { freshPage, settings, subscribe } from '../test/page.ts'
import UpgradeBanner from './UpgradeBanner.tsx'

beforeEach(freshPage)

it('[page-9, constant-4] offers premium with its price, and with its guarantee where there is room', () => {
  render(<UpgradeBanner settings={settings} />)
  const price = `$${PREMIUM.amount / 100} per month`
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    `Unlimited HD portraits in every style. ${price}, ${PREMIUM.guaranteeDays}-day money-back guarantee.`,
    `Unlimited HD, ${price}`,
  ])
})

it('links to the checkout, in a new tab that cannot reach this page', () => {
  render(<UpgradeBanner settings={settings} />)
  const link = screen.getByRole('link', { name: 'Upgrade (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe(settings.checkoutUrl)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})

it('[page-9] stays for a subscriber, without the offer', () => {
  render(<UpgradeBanner settings={settings} />)
  const row = screen.getByRole('region', { name: 'Premium' })
  subscribe('premium')
  expect(screen.getByRole('region', { name: 'Premium' })).toBe(row)
  expect(row.textContent).toBe('Unlimited HD portraits, every style.')
  expect(screen.queryByRole('link')).toBeNull()
})
