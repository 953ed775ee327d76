/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { requestStyle } from '@dramatis/store/styleRequest'
import { act, screen } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'

beforeEach(() => {
  freshPage()
})
afterEach(stopServers)

it('chooses the requested style and focuses the name field', async () => {
  await renderGenerator()
  act(() => {
    pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' })
    requestStyle('lego')
  })
  expect(screen.getByRole('combobox', { name: /^Style/ }).textContent).toContain('Lego')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Character name' }))
})
