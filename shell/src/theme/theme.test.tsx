import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { systemTheme } from '../../test/systemTheme.ts'
import { prepareFirstPaint } from '../firstPaint/prepareFirstPaint.ts'
import messages from '../messages/en.json'
import { chooseTheme, currentTheme, THEME_KEY } from './theme.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const prefersDark = systemTheme()
const { toDark, toLight } = messages.theme

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  prefersDark(false)
})

/** Runs the page's first script, before anything else, as the browser does. */
const startPage = prepareFirstPaint

test('follows the system until a theme is chosen', () => {
  startPage()
  render(<ThemeSwitch />)
  expect(screen.getByRole('button', { name: toDark })).toBeDefined()
  act(() => prefersDark(true))
  expect(screen.getByRole('button', { name: toLight })).toBeDefined()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a choice overrides the system theme, and on the next visit applies before anything renders', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: toDark }))
  expect(currentTheme()).toBe('dark')
  act(() => prefersDark(false))
  expect(currentTheme()).toBe('dark')

  delete document.documentElement.dataset.theme
  startPage()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('switches back and forth', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('button', { name: toDark }))
  await userEvent.click(screen.getByRole('button', { name: toLight }))
  expect(currentTheme()).toBe('light')
  expect(localStorage.getItem(THEME_KEY)).toBe('light')
})

test('ignores anything in storage that is not a theme', () => {
  localStorage.setItem(THEME_KEY, '"><script>')
  startPage()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('works for this visit when storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  chooseTheme('dark')
  expect(currentTheme()).toBe('dark')
  blocked.mockRestore()
})
