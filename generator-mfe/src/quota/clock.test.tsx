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

const open = () => {
  render(<Generator settings={{ functionsUrl: '', checkoutUrl }} />)
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

test('renders only the lines with the countdown every second', () => {
  open()
  spendAll()
  const before = renders()
  const lines = () => [
    submitButton().textContent,
    screen.getByText(messages.limitHint).nextElementSibling?.textContent,
  ]
  expect(lines()).toEqual(['Try again in 60:00Try again in 60 minutes', '60:00'])
  for (const left of ['59:59', '59:58', '59:57']) {
    pass(1000)
    expect(lines()).toEqual([`Try again in ${left}Try again in 60 minutes`, left])
  }
  expect(renders()).toEqual(before)
})

test('enables the form again when the time is up', () => {
  open()
  spendAll()
  pass(WINDOW_MS - 1)
  expect(submitButton().textContent).toBe('Try again in 0:01Try again in 1 minute')
  pass(1)
  expect(submitButton().textContent).toBe(messages.submit)
  expect(screen.queryByText(messages.limitTitle)).toBeNull()
})
