/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import Generator from '../Generator.tsx'

beforeEach(() => void freshPage())
afterEach(() => stopServers())

const HELP = 'Keyboard shortcuts'

/** Renders the page and moves the mouse, which loads the shortcuts. */
const renderPage = async () => {
  const page = await renderGenerator()
  fireEvent.mouseMove(document.body)
  await screen.findByRole('button', { name: HELP })
  return page
}

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init })

const dialogs = () => screen.queryAllByRole('dialog')

test('g opens the gallery', async () => {
  await renderPage()
  press('g')
  await screen.findByRole('dialog', { name: 'Gallery' })
})

test('/ goes to the name field, and is not typed there', async () => {
  const { input } = await renderPage()
  expect(press('/')).toBe(false)
  expect(document.activeElement).toBe(input)
})

test('? and a button open a list of the shortcuts, which Escape closes', async () => {
  const { user } = await renderPage()
  press('?', { shiftKey: true })
  const help = screen.getByRole('dialog', { name: HELP })
  expect([...help.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
    'Enter',
    'Esc',
    'g',
    '/',
    '?',
  ])
  fireEvent(help, new Event('cancel', { cancelable: true }))
  expect(dialogs()).toEqual([])
  await user.click(screen.getByRole('button', { name: HELP }))
  screen.getByRole('dialog', { name: HELP })
})

test('the first shortcut works, although its key press is what loads the shortcuts', async () => {
  await renderGenerator()
  press('?', { shiftKey: true })
  await screen.findByRole('dialog', { name: HELP })
})

test('the first key typed into a field stays there', async () => {
  const { input } = await renderGenerator()
  press('?', {}, input)
  await screen.findByRole('button', { name: HELP })
  expect(dialogs()).toEqual([])
})

test('the first key press loads the shortcuts', async () => {
  await renderGenerator()
  press('Tab')
  await screen.findByRole('button', { name: HELP })
})

test.each<[string, KeyboardEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['an input method', { isComposing: true }],
  ['a key that is held', { repeat: true }],
])('%s prevents a shortcut', async (_, init) => {
  await renderPage()
  for (const key of ['g', '/', '?']) expect(press(key, init)).toBe(true)
  expect(dialogs()).toEqual([])
})

test('keys typed into a field are not shortcuts', async () => {
  const { user, input } = await renderPage()
  await user.click(input)
  await user.keyboard('gig/?')
  expect(input.value).toBe('gig/?')
  act(() => screen.getByRole('combobox', { name: /Style/ }).focus())
  await user.keyboard('g')
  expect(dialogs()).toEqual([])
})

test('a shortcut does nothing while a dialog is open', async () => {
  await renderPage()
  press('?')
  press('g')
  expect(dialogs()).toHaveLength(1)
})

test('[picture-39] the shortcuts can be turned off, and stay off on the next visit', async () => {
  const { user, unmount } = await renderPage()
  press('?')
  await user.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }))
  await user.click(screen.getByRole('button', { name: 'Close the shortcuts' }))
  for (const key of ['g', '/', '?']) expect(press(key)).toBe(true)
  unmount()
  await renderPage()
  press('g')
  expect(dialogs()).toEqual([])
  await user.click(screen.getByRole('button', { name: HELP }))
  await user.click(screen.getByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'Close the shortcuts' }))
  press('/')
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
})

test.each([
  ['compact', { compact: true }],
  ['full', {}],
])('a %s embed leaves its page’s keys alone', (_, props) => {
  const { container } = render(
    <Generator
      settings={{ functionsUrl: '', checkoutUrl: '' }}
      control={() => undefined}
      {...props}
    />,
  )
  fireEvent.mouseMove(document.body)
  expect(press('/')).toBe(true)
  expect(container.querySelector('.keys')).toBeNull()
})
