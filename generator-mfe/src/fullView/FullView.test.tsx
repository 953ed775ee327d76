/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore, type Portrait } from '@dramatis/store'
import { act, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import { settle } from '../../test/settle.ts'

beforeEach(() => void freshPage())
afterEach(stopServers)

test('[picture-13] shows only the picture and its full name, and zooms with keys and buttons', async () => {
  const { enter, user } = await renderGenerator()
  const name = `Gandalf ${'the Grey and White '.repeat(8)}`.trim()
  await enter(`${name}, The Lord of the Rings`)
  const cover = await screen.findByRole('button', { name: 'View in full' })
  cover.focus()
  await user.keyboard('{Enter}')

  const dialog = await screen.findByRole('dialog', { name })
  const scale = () => dialog.querySelector('output')?.textContent
  expect(scale()).toBe('100%')
  await user.keyboard('+')
  await waitFor(() => expect(scale()).toBe('135%'))
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(scale()).toBe('182%'))
  await user.keyboard('-')
  await waitFor(() => expect(scale()).toBe('135%'))
  await user.keyboard('0')
  await waitFor(() => expect(scale()).toBe('100%'))

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(cover)
})

test('stays open during a series, and shows the next picture', async () => {
  const { enter, user } = await renderGenerator()
  await enter('Gandalf')
  await user.click(await screen.findByRole('button', { name: 'View in full' }))
  const dialog = await screen.findByRole('dialog', { name: 'Gandalf' })
  const { generation } = pageStore.getState()
  if (generation.phase !== 'succeeded') throw new Error('There is no portrait.')
  const next: Portrait = {
    ...generation.portrait,
    image: 'data:image/gif;base64,R0lGOD',
    style: 'lego',
  }
  act(() => pageStore.getState().setGeneration({ phase: 'succeeded', portrait: next }))
  await settle()
  expect(screen.getByRole('dialog', { name: 'Gandalf' })).toBe(dialog)
  expect(dialog.querySelector('img')?.src).toBe(next.image)
})
