import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Style } from '@dramatis/functions/contract'
import { freshPage } from '../../test/page.ts'
import { stylesOf } from './choices.ts'
import { StyleField } from './StyleField.tsx'

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})

const Field = ({ premium, onChange }: { premium: boolean; onChange: (style: Style) => void }) => {
  const [value, setValue] = useState<Style>('realistic')
  return (
    <StyleField
      value={value}
      onChange={(style) => {
        onChange(style)
        setValue(style)
      }}
      choices={stylesOf.full}
      premium={premium}
      disabled={false}
    />
  )
}

const setup = ({ premium = false } = {}) => {
  const onChange = jest.fn()
  render(<Field premium={premium} onChange={onChange} />)
  return { onChange, user: userEvent.setup(), button: screen.getByRole('combobox') }
}
const isOpen = () => screen.queryAllByRole('option').length > 0

test('the list comes into sight where it opens below the edge', async () => {
  const { user, button } = setup()
  expect(scrolledTo).toEqual([])
  await user.click(button)
  expect(scrolledTo).toEqual([screen.getByRole('listbox')])
})

test('the eight styles, with locks for a free visitor', async () => {
  const { user, button } = setup()
  expect(button.textContent).toBe('Realistic')
  await user.click(button)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Realistic',
    'Studio GhibliAvailable with premium',
    'FortniteAvailable with premium',
    'LegoAvailable with premium',
    'South ParkAvailable with premium',
    'Animal CrossingAvailable with premium',
    'MinecraftAvailable with premium',
    'PixarAvailable with premium',
  ])
})

test('a subscriber sees crowns in place of the locks', async () => {
  const { user, button } = setup({ premium: true })
  await user.click(button)
  expect(screen.queryByText('Available with premium')).toBeNull()
  expect(screen.getAllByRole('img', { name: 'Premium' })).toHaveLength(7)
})

test('a click chooses and closes, the focus stays on the button', async () => {
  const { user, button, onChange } = setup()
  await user.click(button)
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(onChange.mock.calls).toEqual([['lego']])
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('a press outside, Escape and Tab close it without a choice', async () => {
  const { user, button, onChange } = setup()
  await user.click(button)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await user.click(button)
  await user.tab()
  expect(isOpen()).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
})

test('the keyboard alone: arrows open and walk, Enter chooses', async () => {
  const { user, button, onChange } = setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(isOpen()).toBe(true)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(button.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: /Fortnite/ }).id,
  )
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['fortnite']])
})

test('typed letters find a style, with a space in it too', async () => {
  const { user, onChange } = setup()
  await user.tab()
  await user.keyboard('south park{Enter}')
  expect(onChange.mock.calls).toEqual([['southpark']])
})
