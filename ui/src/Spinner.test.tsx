import { render } from '@testing-library/react'
import { Spinner } from './Spinner.tsx'

test('is decorative, in the given size', () => {
  const { container } = render(<Spinner size={16} />)
  const svg = container.querySelector('svg')
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.getAttribute('width')).toBe('16')
})
