import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, buttonClass } from './Button.tsx'

test('presses once a click, and does not submit a form by itself', async () => {
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

test('while it loads it keeps its label, says that it is busy and takes no clicks', async () => {
  const pressed = jest.fn()
  render(
    <Button loading onClick={pressed}>
      Creating...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Creating...' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.querySelector('svg')).not.toBeNull()
  await userEvent.click(button)
  expect(pressed).not.toHaveBeenCalled()
})

test('a link can wear the look of each variant', () => {
  expect(buttonClass('plain')).toBe('button')
  expect(buttonClass('lit', 'mine')).toBe('button lit mine')
  render(<Button variant="bare">x</Button>)
  expect(screen.getByRole('button').className).toBe(buttonClass('bare'))
})
