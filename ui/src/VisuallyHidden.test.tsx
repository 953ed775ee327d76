import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('names a control', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})
