import { act, fireEvent, render, screen } from '@testing-library/react'
import { SlotMessage } from './SlotMessage.tsx'
import { SETTLING_MS } from './settling.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => act(() => jest.advanceTimersByTime(SETTLING_MS))
const failure = { at: 0, retrying: false, retry: () => undefined }

test('announces what is missing in a live region that has existed for a moment', () => {
  render(<SlotMessage text="The form is missing." failure={failure} />)
  const region = screen.getByRole('status')
  act(() => jest.advanceTimersByTime(SETTLING_MS - 1))
  expect(region.textContent).toBe('')
  settle()
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('The form is missing.')
})

test.each([true, false])('runs one retry at a time, and says so (compact: %s)', (compact) => {
  const retry = jest.fn()
  const message = (retrying: boolean) => (
    <SlotMessage text="Missing" failure={{ ...failure, retry, retrying }} compact={compact} />
  )
  const { rerender } = render(message(false))
  settle()
  const button = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(button)
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(message(true))
  expect(screen.getByRole('button', { name: 'Trying again...' })).toBe(button)
  fireEvent.click(button)
  expect(retry).toHaveBeenCalledTimes(1)
})
