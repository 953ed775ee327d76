/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, WINDOW_MS } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, render, screen } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { checkoutUrl, submitButton } from '../../test/renderGenerator.tsx'
import { CharacterForm } from '../form/CharacterForm.tsx'
import { StyleField } from '../form/StyleField.tsx'
import Generator from '../Generator.tsx'
import messages from '../messages/en.json'
import { Result } from '../result/Result.tsx'

// The real components, with a count of their renders.
jest.mock('../form/CharacterForm.tsx', () => counted('../form/CharacterForm.tsx'))
jest.mock('../form/StyleField.tsx', () => counted('../form/StyleField.tsx'))
jest.mock('../result/Result.tsx', () => counted('../result/Result.tsx'))
function counted(file: string): object {
  const components = Object.entries(jest.requireActual<Record<string, () => unknown>>(file))
  return Object.fromEntries(components.map(([name, component]) => [name, jest.fn(component)]))
}

const COUNTED = [CharacterForm, StyleField, Result].map((component) => jest.mocked(component))
const renders = () => COUNTED.map(({ mock }) => mock.calls.length)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  freshPage()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const open = ({ compact = false } = {}) => {
  render(<Generator settings={{ functionsUrl: '', checkoutUrl }} compact={compact} />)
}
const spendAll = () =>
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })

test('renders nothing as time passes while a request is left', () => {
  open()
  const before = renders()
  pass(WINDOW_MS)
  expect(renders()).toEqual(before)
})

test('leaves the countdown to the header', () => {
  open()
  spendAll()
  const before = renders()
  const scene = document.body.textContent
  expect(scene).toContain(messages.limitTitle)
  pass(60_000)
  expect(document.body.textContent).toBe(scene)
  expect(renders()).toEqual(before)
})

test('counts down in a compact generator, and renders only that line every second', () => {
  open({ compact: true })
  spendAll()
  const before = renders()
  const countdown = () => screen.getByText(messages.limitHint).nextElementSibling?.textContent
  for (const left of ['60:00', '59:59', '59:58']) {
    expect(countdown()).toBe(left)
    pass(1000)
  }
  expect(renders()).toEqual(before)
})

test('enables the form again when the time is up', () => {
  open()
  spendAll()
  pass(WINDOW_MS - 1)
  expect(submitButton().getAttribute('aria-disabled')).toBe('true')
  pass(1)
  expect(submitButton().getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByText(messages.limitTitle)).toBeNull()
})
