/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, labelOf, FREE_STYLE, PREMIUM, stylesIn } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import { freshPage, pass, portrait, settings } from '../../test/page.ts'
import { serveFunctions, stopServers } from '../../test/servers.ts'
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

const rows = () =>
  inside()
    .getAllByRole('row')
    .map(({ children }) => [...children].map((cell) => cell.textContent))

/** Draws a portrait with an engine of this kind; with `failed`, another request fails after that. */
const draw = (kind: 'procedural' | 'model', phase: 'succeeded' | 'failed' = 'succeeded') => {
  const drawn = { ...portrait, engine: { name: 'Some Engine', kind } }
  act(() =>
    pageStore
      .getState()
      .setGeneration(
        phase === 'succeeded'
          ? { phase, portrait: drawn }
          : { phase, message: 'The engine is busy.', previous: drawn },
      ),
  )
}

it('[offer-1] compares free and premium in the rows that apply to every deployment', () => {
  expect(rows()).toEqual([
    ['', 'Free', 'Premium'],
    ['Portraits', `${FREE_LIMIT} an hour`, 'Unlimited, in HD'],
    ['Styles', labelOf(FREE_STYLE), `All ${stylesIn('latest').length}`],
    ['Queue', 'In turn', 'Priority processing'],
  ])
})

it.each(['succeeded', 'failed'] as const)(
  '[offer-1] advertises what the engine of the last portrait offers, after a request that %s',
  (phase) => {
    const resolution = ['Resolution', 'Standard', 'Higher']
    const model = ['Model', 'Standard', 'Newer premium model']
    draw('procedural', phase)
    expect(rows()).toContainEqual(resolution)
    expect(rows()).not.toContainEqual(model)
    inside().getByText('Drawn by Some Engine, a procedural engine (no AI model).')
    draw('model', phase)
    expect(rows()).toContainEqual(model)
    expect(rows()).not.toContainEqual(resolution)
    expect(inside().queryByText(/no AI model/)).toBeNull()
  },
)

const studio = { name: 'Dramatis Studio', kind: 'procedural' } as const
const model = { name: 'painter-1', kind: 'model' } as const

it.each([
  ["the built-in engine's larger pictures", { free: model, premium: studio }, 'Resolution'],
  ['another model', { free: studio, premium: model }, 'Model'],
  ['no other model', { free: model, premium: model }, undefined],
])('[offer-1] advertises %s before the first portrait', async (_, engines, row) => {
  jest.useRealTimers()
  const { url, callsTo } = await serveFunctions({
    features: () => ({ edits: false, freeText: true, engines }),
  })
  cleanup()
  render(<Premium settings={{ ...settings, functionsUrl: url }} />)
  act(() => openDialog('upsell'))
  await waitFor(() => {
    expect(callsTo('features')).toHaveLength(1)
    expect(rows().map(([name]) => name)).toEqual(
      ['', 'Portraits', 'Styles', row, 'Queue'].filter((name) => name !== undefined),
    )
  })
  expect(inside().queryByText(/no AI model/) !== null).toBe(engines.premium === studio)
  await stopServers()
})

it('compares the sizes in pixels that the functions list', async () => {
  jest.useRealTimers()
  const { url } = await serveFunctions({
    features: () => ({ edits: false, freeText: true, shortSides: { free: 1024, premium: 2048 } }),
  })
  cleanup()
  render(<Premium settings={{ ...settings, functionsUrl: url }} />)
  act(() => openDialog('upsell'))
  const pixels = ['Resolution', '1536 × 1024 pixels', '3072 × 2048 pixels']
  await waitFor(() => expect(rows()).toContainEqual(pixels))
  await stopServers()
})

it('shows pictures in styles that premium unlocks', () => {
  inside().getByRole('img', { name: 'Gandalf in the Lego style' })
})

it('[constant-4] shows the price and the guarantee', () => {
  const text = upsell()?.textContent
  expect(text).toContain(`$${PREMIUM.amount / 100} per month`)
  expect(text).toContain(`${PREMIUM.guaranteeDays}-day money-back guarantee`)
})

it('[offer-1] links to the checkout, in a new tab', () => {
  const link = inside().getByRole<HTMLAnchorElement>('link', { name: /^Upgrade/ })
  expect([link.href, link.target]).toEqual([settings.checkoutUrl, '_blank'])
})

it.each([
  ['free', 'ann@example.com has no subscription yet. Use another address'],
  ['failed', 'Already subscribed? Enter your email'],
] as const)('says only what is known about an address whose status is "%s"', (status, text) => {
  act(() => pageStore.getState().setSubscriber({ status, email: 'ann@example.com' }))
  const button = inside().getByRole('button', { name: /address|email/ })
  expect(button.parentElement?.textContent).toBe(text)
  fireEvent.click(button)
  expect(screen.getByLabelText<HTMLInputElement>('Email you subscribed with').value).toBe(
    status === 'free' ? '' : 'ann@example.com',
  )
})

it('[offer-2] closes when its button is clicked, and changes nothing', () => {
  fireEvent.click(inside().getByRole('button', { name: 'Close' }))
  expect(upsell()).toBeNull()
  expect(pageStore.getState().subscriber).toEqual({ status: 'unknown' })
})

it('says nothing about an address whose proof the visitor skipped', () => {
  act(() => {
    pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
    billingStore.setState({ emailToProve: 'ann@example.com' })
    openDialog('gate')
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue without premium' }))
  act(() => openDialog('upsell'))
  inside().getByText(/^Already subscribed\?/)
  expect(inside().queryByText(/has no subscription/)).toBeNull()
})

it('[offer-4, constant-5] opens three seconds after the first free portrait', () => {
  act(() => closeDialog('upsell'))
  act(() => pageStore.getState().setGeneration({ phase: 'succeeded', portrait }))
  pass(2999)
  expect(upsell()).toBeNull()
  pass(1)
  expect(upsell()).not.toBeNull()
})
