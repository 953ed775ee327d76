import { pageStore } from '@dramatis/store'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import { freshPage, pass, portrait, settings } from '../../test/page.ts'
import { billingStore, closeDialog, openDialog } from '../billingStore.ts'
import Premium from '../Premium.tsx'

beforeEach(() => {
  installModalDialog()
  freshPage()
  render(<Premium settings={settings} />)
  act(() => openDialog('upsell'))
})

const upsell = () => screen.queryByRole('dialog', { name: 'Unlock Premium' })
const inside = () => within(upsell() ?? document.body)

it('sets free beside premium, row by row, with what premium brings', () => {
  expect(upsell()).not.toBeNull()
  const [head, ...rows] = inside().getAllByRole('row')
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells(head)).toEqual(['', 'Free', 'Premium'])
  const premium = rows.map((row) => cells(row)[2])
  expect(premium).toEqual([
    'Unlimited, in HD',
    'All eight',
    'Newer premium model',
    'Higher',
    'Priority processing',
  ])
  for (const row of rows) {
    const [, free, paid] = cells(row)
    expect(free).not.toBe('')
    expect(free).not.toBe(paid)
  }
})

it('leads to the checkout in a new tab', () => {
  const link = inside().getByRole<HTMLAnchorElement>('link', { name: /^Upgrade/ })
  expect([link.href, link.target]).toEqual([settings.checkoutUrl, '_blank'])
})

it.each([
  ['free', 'No subscription found for ann@example.com. Use another address'],
  ['failed', 'Already subscribed? Enter your email'],
] as const)('claims nothing that is not known of an address that is %s', (status, said) => {
  act(() => pageStore.getState().setSubscriber({ status, email: 'ann@example.com' }))
  const way = inside().getByRole('button', { name: /address|email/ })
  expect(way.parentElement?.textContent).toBe(said)
  fireEvent.click(way)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(
    status === 'free' ? '' : 'ann@example.com',
  )
})

it('is closed with its button, and changes nothing', () => {
  fireEvent.click(inside().getByRole('button', { name: 'Close' }))
  expect(upsell()).toBeNull()
  expect(pageStore.getState().subscriber).toEqual({ status: 'unknown' })
})

it('claims nothing of an address whose proof was left out', () => {
  act(() => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    billingStore.setState({ proofWanted: 'ann@example.com' })
    openDialog('gate')
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue without premium' }))
  act(() => openDialog('upsell'))
  inside().getByText(/^Already subscribed\?/)
  expect(inside().queryByText(/No subscription found/)).toBeNull()
})

it.each(['succeeded', 'failed'] as const)(
  'says that no model draws, once a portrait has told, after one that %s',
  (phase) => {
    const told = /^Drawn here by Dramatis Studio \(no AI model\)/
    expect(inside().queryByText(told)).toBeNull()
    const drawn = (kind: 'procedural' | 'model') => {
      const drawing = { ...portrait, engine: { name: 'Dramatis Studio', kind } }
      act(() =>
        pageStore
          .getState()
          .setGeneration(
            phase === 'succeeded'
              ? { phase, portrait: drawing }
              : { phase, message: 'The engine is busy.', previous: drawing },
          ),
      )
    }
    drawn('model')
    expect(inside().queryByText(told)).toBeNull()
    drawn('procedural')
    inside().getByText(told)
  },
)

it('opens by itself three seconds after the first free portrait', () => {
  act(() => closeDialog('upsell'))
  act(() => pageStore.getState().setGeneration({ phase: 'succeeded', portrait }))
  pass(2999)
  expect(upsell()).toBeNull()
  pass(1)
  expect(upsell()).not.toBeNull()
})
