import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { NameField } from './NameField.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Field = ({ onPick }: { onPick: (suggestion: string) => void }) => {
  const [value, setValue] = useState('')
  return (
    <NameField
      value={value}
      onChange={setValue}
      onPick={onPick}
      error={undefined}
      disabled={false}
    />
  )
}

const setup = () => {
  const onPick = jest.fn()
  const view = render(<Field onPick={onPick} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Character name' })
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  act(() => input.focus())
  return { ...view, input, type, onPick }
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('the third character brings up to three suggestions', () => {
  const { input, type } = setup()
  type('th')
  expect(options()).toEqual([])
  type('the')
  expect(options()).toHaveLength(3)
  expect(input).toHaveProperty('ariaExpanded', 'true')
  type('gandalf')
  expect(options()).toEqual(['GandalfThe Lord of the Rings'])
})

test('a screen reader hears how many there are, in a region that was there before', () => {
  const { type } = setup()
  const count = screen.getByRole('status')
  expect(count.textContent).toBe('')
  type('the')
  expect(count.textContent).toBe('3 suggestions')
  type('gandalf')
  expect(count.textContent).toBe('1 suggestion')
  type('')
  expect(count.textContent).toBe('')
})

test('a suggestion that is typed out is not suggested', () => {
  const { type } = setup()
  type('Paul Atreides, Dune')
  expect(options()).toEqual([])
})

test('they are hidden 200 ms after the field lost the focus', () => {
  const { input, type } = setup()
  type('gan')
  act(() => input.blur())
  pass(199)
  expect(options()).toHaveLength(1)
  pass(1)
  expect(options()).toEqual([])
  act(() => input.focus())
  expect(options()).toHaveLength(1)
})

test('a focus that comes back in time keeps them', () => {
  const { input, type } = setup()
  type('gan')
  act(() => input.blur())
  pass(100)
  act(() => input.focus())
  pass(1000)
  expect(options()).toHaveLength(1)
})

test('a click fills the field and submits after 100 ms', () => {
  const { input, type, onPick } = setup()
  type('gan')
  fireEvent.click(screen.getByRole('option'))
  expect(input.value).toBe('Gandalf, The Lord of the Rings')
  expect(options()).toEqual([])
  pass(99)
  expect(onPick).not.toHaveBeenCalled()
  pass(1)
  expect(onPick).toHaveBeenCalledWith('Gandalf, The Lord of the Rings')
})

test('a field that goes away in between submits nothing', () => {
  const { type, onPick, unmount } = setup()
  type('gan')
  fireEvent.click(screen.getByRole('option'))
  unmount()
  pass(1000)
  expect(onPick).not.toHaveBeenCalled()
})

test('arrows walk through the suggestions, Enter takes one, Escape puts them away', () => {
  const { input, type, onPick } = setup()
  type('the')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  const second = screen.getAllByRole('option')[1]
  expect(input.getAttribute('aria-activedescendant')).toBe(second?.id)
  fireEvent.keyDown(input, { key: 'Enter' })
  pass(100)
  expect(onPick).toHaveBeenCalledWith('Katniss Everdeen, The Hunger Games')

  type('the')
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(options()).toEqual([])
  type('the ')
  expect(options()).not.toEqual([])
})

test('Enter without a chosen suggestion is left to the form', () => {
  const { input, type } = setup()
  type('the')
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
  expect(options()).toEqual([])
})

test('the dice fills in a suggestion and does not submit', () => {
  const { input, onPick } = setup()
  fireEvent.click(screen.getByRole('button', { name: 'Random suggestion' }))
  expect(input.value).toMatch(/^.+, .+$/)
  pass(1000)
  expect(onPick).not.toHaveBeenCalled()
  expect(options()).toEqual([])
})
