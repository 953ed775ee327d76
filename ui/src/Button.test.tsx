import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode, SyntheticEvent } from 'react'
import { Button, buttonClass } from './Button.tsx'

test('calls back once per click, and is not a submit button by default', async () => {
  const pressed = jest.fn()
  const submitted = jest.fn((event: SubmitEvent) => event.preventDefault())
  document.addEventListener('submit', submitted)
  render(
    <form>
      <Button onClick={pressed}>Go</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(submitted).not.toHaveBeenCalled()
  document.removeEventListener('submit', submitted)
})

test('keeps its label while loading, with a spinner, and is busy', () => {
  render(<Button loading>Creating...</Button>)
  const button = screen.getByRole('button', { name: 'Creating...' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.querySelector('svg')).not.toBeNull()
})

describe.each([{ disabled: true }, { loading: true }])('with %j', (props) => {
  test('ignores presses, and keeps the focus', async () => {
    const pressed = jest.fn()
    const { rerender } = render(<Button onClick={pressed}>Save</Button>)
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(pressed).toHaveBeenCalledTimes(1)

    rerender(
      <Button {...props} onClick={pressed}>
        Save
      </Button>,
    )
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button)
  })

  test('does not submit a form, not even on Enter in a field', async () => {
    const submitted = jest.fn((event: SyntheticEvent) => event.preventDefault())
    const form = (button: ReactNode) => (
      <form onSubmit={submitted}>
        <input />
        {button}
      </form>
    )
    const { rerender } = render(form(<Button type="submit">Save</Button>))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    await userEvent.click(screen.getByRole('button'))
    expect(submitted).toHaveBeenCalledTimes(2)

    rerender(
      form(
        <Button type="submit" {...props}>
          Save
        </Button>,
      ),
    )
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    await userEvent.click(screen.getByRole('button'))
    expect(submitted).toHaveBeenCalledTimes(2)
  })
})

test('calls back if only `aria-disabled` is set, so that a press can explain why nothing happens', async () => {
  const pressed = jest.fn()
  render(
    <Button aria-disabled onClick={pressed}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('gives a link the look of each variant', () => {
  expect(buttonClass('plain')).toBe('button')
  expect(buttonClass('primary', 'mine')).toBe('button primary mine')
  render(<Button variant="bare">x</Button>)
  expect(screen.getByRole('button').className).toBe(buttonClass('bare'))
})
