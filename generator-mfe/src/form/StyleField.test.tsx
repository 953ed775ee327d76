import { FREE_STYLE, type Style } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type SubmitEvent } from 'react'
import { freshPage } from '../../test/page.ts'
import { StyleField } from './StyleField.tsx'

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})

const Field = ({ onChange }: { readonly onChange: (style: Style) => void }) => {
  const [value, setValue] = useState<Style>(FREE_STYLE)
  return (
    <StyleField
      wish={{ character: '' }}
      value={value}
      onChange={(style) => {
        onChange(style)
        setValue(style)
      }}
      disabled={false}
    />
  )
}

const setup = ({ premium = true } = {}) => {
  if (premium) pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' })
  const onChange = jest.fn()
  render(<Field onChange={onChange} />)
  return { onChange, user: userEvent.setup(), button: screen.getByRole('combobox') }
}
const isOpen = () => screen.queryAllByRole('option').length > 0

test('scrolls the list into view when it opens', async () => {
  const { user, button } = setup()
  expect(scrolledTo).toEqual([])
  await user.click(button)
  expect(scrolledTo).toEqual([screen.getByRole('listbox')])
})

test('[style-1, style-5] lists the eight styles, with locks for a free visitor', async () => {
  const { user, button } = setup({ premium: false })
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

test('[style-7] shows crowns instead of locks to a subscriber', async () => {
  const { user, button } = setup()
  await user.click(button)
  expect(screen.queryByText('Available with premium')).toBeNull()
  expect(screen.getAllByRole('img', { name: 'Premium' })).toHaveLength(7)
})

test('[generation-7] chooses a style and closes on a click, and keeps the focus on the button', async () => {
  const { user, button, onChange } = setup()
  await user.click(button)
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(onChange.mock.calls).toEqual([['lego']])
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('[style-3, style-4] closes without a choice on a press outside, Escape and Tab', async () => {
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

test('[style-4] opens and moves with the arrow keys, and chooses with Enter', async () => {
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

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}'])(
  'opens the closed list with %j, which submits nothing',
  async (key) => {
    const submit = jest.fn((event: SubmitEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Field onChange={jest.fn()} />
      </form>,
    )
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard(key)
    expect(isOpen()).toBe(true)
    expect(submit).not.toHaveBeenCalled()
  },
)

test('[style-4] finds a style by typed letters, even one with a space', async () => {
  const { user, onChange } = setup()
  await user.tab()
  await user.keyboard('south park{Enter}')
  expect(onChange.mock.calls).toEqual([['southpark']])
})
