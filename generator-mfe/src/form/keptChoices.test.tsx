/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.restoreAllMocks()
  await stopServers()
})
afterEach(() => window.history.replaceState(null, '', '/'))

const square = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Square' })
const style = () => screen.getByRole('combobox', { name: /Style/ }).textContent
const subscribe = () =>
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))

const choose = async () => {
  const { unmount, user } = await renderGenerator()
  subscribe()
  await user.click(square())
  await user.click(screen.getByRole('combobox', { name: /Style/ }))
  await user.click(screen.getByRole('option', { name: /Pixar/ }))
  unmount()
}

test('[picture-11] the next visit starts with the format and style of the last one', async () => {
  await choose()
  await renderGenerator()
  expect([square().checked, style()]).toEqual([true, expect.stringContaining('Pixar')])
})

test('a style of the last visit that is now locked applies once the visitor has premium', async () => {
  await choose()
  pageStore.setState(pageStore.getInitialState(), true)
  await renderGenerator()
  expect([square().checked, style()]).toEqual([true, 'Realistic'])
  subscribe()
  expect(style()).toContain('Pixar')
})

test('a share link takes precedence, and an embed starts as its host says', async () => {
  await choose()
  window.history.replaceState(null, '', '/?character=Mario')
  const page = await renderGenerator()
  expect([square().checked, style()]).toEqual([false, 'Realistic'])
  page.unmount()
  await renderGenerator({}, 'simple')
  expect([square().checked, style()]).toEqual([false, 'Realistic'])
})

test.each([
  ['is blocked', new DOMException('blocked', 'SecurityError')],
  ['is full', new DOMException('full', 'QuotaExceededError')],
])('works where the storage %s', async (_, error) => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw error
    })
  }
  await renderGenerator()
  fireEvent.click(square())
  expect(square().checked).toBe(true)
})
