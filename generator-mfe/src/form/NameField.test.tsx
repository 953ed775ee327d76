import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { freshPage } from '../../test/page.ts'
import { NameField } from './NameField.tsx'

beforeEach(() => {
  freshPage()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const Field = ({ onPick }: { onPick: (suggestion: string) => void }) => {
  const [value, setValue] = useState('')
  return (
    <NameField
      value={value}
      onChange={setValue}
      onPick={onPick}
      error={undefined}
      previousNames={[]}
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

test('[form-4, constant-10] suggests up to three names from the third character on', () => {
  const { input, type } = setup()
  type('th')
  expect(options()).toEqual([])
  type('the')
  expect(options()).toHaveLength(3)
  expect(input).toHaveProperty('ariaExpanded', 'true')
  type('gandalf')
  expect(options()).toEqual(['GandalfThe Lord of the Rings'])
})

test('announces the number of suggestions', () => {
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

test('counts the characters of a long story, from four fifths of the limit on', () => {
  const { input, type } = setup()
  type('x'.repeat(239))
  expect(input.getAttribute('aria-describedby')).toBeNull()
  type('x'.repeat(240))
  const counter = screen.getByText('240 of 300 characters')
  expect(input.getAttribute('aria-describedby')).toBe(counter.id)
  type(` ${'x'.repeat(399)} `)
  screen.getByText('399 of 300 characters')
})

test('does not suggest a name that is already typed in full', () => {
  const { type } = setup()
  type('Paul Atreides, Dune')
  expect(options()).toEqual([])
})

test('[form-7, constant-10] hides the suggestions 200 ms after the field loses focus', () => {
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

test('[form-7] keeps the suggestions if the focus returns in time', () => {
  const { input, type } = setup()
  type('gan')
  act(() => input.blur())
  pass(100)
  act(() => input.focus())
  pass(1000)
  expect(options()).toHaveLength(1)
})

test('[form-8] fills the field on a click, and hides the suggestions', () => {
  const { input, type, onPick } = setup()
  type('gan')
  fireEvent.click(screen.getByRole('option'))
  expect(input.value).toBe('Gandalf, The Lord of the Rings')
  expect(options()).toEqual([])
  expect(onPick.mock.calls).toEqual([['Gandalf, The Lord of the Rings']])
})

test('selects suggestions with the arrow keys, picks one with Enter, hides them with Escape', () => {
  const { input, type, onPick } = setup()
  type('the')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  const second = screen.getAllByRole('option')[1]
  expect(input.getAttribute('aria-activedescendant')).toBe(second?.id)
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onPick).toHaveBeenCalledWith('Katniss Everdeen, The Hunger Games')

  type('the')
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(options()).toEqual([])
  type('the ')
  expect(options()).not.toEqual([])
})

test('leaves Enter to the form unless a suggestion is selected', () => {
  const { input, type } = setup()
  type('the')
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
  expect(options()).toEqual([])
})

test.each([
  ['during composition', { isComposing: true }],
  ['at the end of composition in Safari', { keyCode: 229 }],
])('[everyone-3] ignores a key that an input method handles, %s', (_, init) => {
  const { input, type, onPick } = setup()
  type('the')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  const active = input.getAttribute('aria-activedescendant')
  expect(active).not.toBeNull()
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    expect(fireEvent.keyDown(input, { key, ...init })).toBe(true)
  }
  expect(onPick).not.toHaveBeenCalled()
  expect(input.value).toBe('the')
  expect(options()).toHaveLength(3)
  expect(input.getAttribute('aria-activedescendant')).toBe(active)
})

test('[form-2] fills in a random suggestion without submitting it', () => {
  const { input, onPick } = setup()
  fireEvent.click(screen.getByRole('button', { name: 'Random suggestion' }))
  expect(input.value).toMatch(/^.+, .+$/)
  pass(1000)
  expect(onPick).not.toHaveBeenCalled()
  expect(options()).toEqual([])
})

test('[form-2] draws from the whole cast once it is there', async () => {
  const { CAST } = await import('./cast.ts')
  const { input } = setup()
  await act(() => jest.advanceTimersByTimeAsync(0)) // the module is there already
  const dice = screen.getByRole('button', { name: 'Random suggestion' })
  const drawn = Array.from({ length: 12 }, () => {
    fireEvent.click(dice)
    return input.value
  })
  expect(new Set(drawn).size).toBe(12)
  for (const name of drawn) expect(CAST).toContain(name)
})
