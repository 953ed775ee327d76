import { render, screen } from '@testing-library/react'
import { useFocusKept } from './useFocusKept.ts'

const Form = ({ working }: { readonly working: boolean }) => (
  <>
    <input aria-label="Email" />
    <button ref={useFocusKept(working)} type="button" disabled={working}>
      Send
    </button>
  </>
)

const button = () => screen.getByRole('button')
const field = () => screen.getByRole('textbox')

test('the button that was pressed has the focus again once it can be pressed', () => {
  const { rerender } = render(<Form working={false} />)
  button().focus()
  rerender(<Form working />)
  button().blur() // as browsers do with what is disabled
  rerender(<Form working={false} />)
  expect(document.activeElement).toBe(button())
})

test('who has gone elsewhere meanwhile, or was elsewhere before, stays there', () => {
  const { rerender } = render(<Form working={false} />)
  button().focus()
  rerender(<Form working />)
  field().focus()
  rerender(<Form working={false} />)
  expect(document.activeElement).toBe(field())
  rerender(<Form working />)
  field().blur()
  rerender(<Form working={false} />)
  expect(document.activeElement).toBe(document.body)
})
