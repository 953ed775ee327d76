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

// The components as they are, with a count of their renders.
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

test('renders nothing as time passes while there is a request left', () => {
  open()
  const before = renders()
  pass(WINDOW_MS)
  expect(renders()).toEqual(before)
})

test('leaves the seconds to the header, and says at what time the next request is possible', () => {
  jest.setSystemTime(new Date(2026, 2, 14, 14, 41, 30))
  open()
  spendAll()
  const before = renders()
  expect(submitButton().textContent).toBe('Try again in 60 minutes')
  const time = screen.getByText(messages.nextPortrait).nextElementSibling?.textContent
  expect(time?.replaceAll(/\s/g, ' ')).toBe('3:42 PM')
  pass(60_000)
  expect(submitButton().textContent).toBe('Try again in 59 minutes')
  expect(renders()).toEqual(before)
})

test('counts down itself where no header does, and renders only that line every second', () => {
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
  expect(submitButton().textContent).toBe('Try again in 1 minute')
  pass(1)
  expect(submitButton().textContent).toBe(messages.submit)
  expect(screen.queryByText(messages.limitTitle)).toBeNull()
})
