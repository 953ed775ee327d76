/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { keepWish, readWish, requestWish } from '@dramatis/store/wish'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'

const katniss = { character: 'Katniss Everdeen', style: 'ghibli', aspect: 'square' } as const

beforeEach(() => {
  freshPage()
})
afterEach(stopServers)

const subscribe = () => {
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
}
const styleField = () => screen.getByRole('combobox', { name: /^Style/ })

it('keeps what the visitor wanted when a locked style opens the checkout, and chooses it with premium', async () => {
  const { input } = await renderGenerator()
  const offered = jest.fn()
  act(() => pageStore.getState().setOpenCheckout(offered))
  fireEvent.change(input, { target: { value: ' Katniss Everdeen ' } })
  fireEvent.click(styleField())
  fireEvent.click(screen.getByRole('option', { name: /Ghibli/ }))
  expect(offered).toHaveBeenCalledTimes(1)
  expect(readWish()).toMatchObject({ character: 'Katniss Everdeen', style: 'ghibli' })
  expect(styleField().textContent).toContain('Realistic')
  subscribe()
  expect(styleField().textContent).toContain('Ghibli')
})

it('keeps nothing when another page’s checkout opens', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  await renderGenerator()
  fireEvent.click(styleField())
  fireEvent.click(screen.getByRole('option', { name: /Ghibli/ }))
  expect(readWish()).toBeUndefined()
})

it('fills in an empty form with premium, but replaces neither typed text nor a chosen style', async () => {
  keepWish(katniss)
  const { input } = await renderGenerator()
  fireEvent.change(input, { target: { value: 'Mario' } })
  subscribe()
  expect(input).toHaveProperty('value', 'Mario')
  expect(styleField().textContent).toContain('Ghibli')
})

it('draws it when the page asks, and forgets it', async () => {
  keepWish(katniss)
  const { input, callsTo } = await renderGenerator()
  subscribe()
  expect(input).toHaveProperty('value', 'Katniss Everdeen')
  act(() => requestWish())
  await waitFor(() =>
    expect(callsTo('charPrompt')).toMatchObject([
      { body: { style: 'ghibli', aspect_ratio: 'square' } },
    ]),
  )
  expect(readWish()).toBeUndefined()
})
