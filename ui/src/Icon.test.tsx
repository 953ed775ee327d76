import { render, screen } from '@testing-library/react'
import { Crown } from 'lucide'
import { Icon } from './Icon.tsx'

test('draws every stroke in the color of the text', () => {
  const { container } = render(<Icon of={Crown} size={16} />)
  const svg = container.querySelector('svg')
  expect(svg?.getAttribute('width')).toBe('16')
  expect(svg?.getAttribute('stroke')).toBe('currentColor')
  const drawn = [...(svg?.children ?? [])].map(({ tagName, attributes }) => [
    tagName,
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  ])
  expect(drawn).toEqual(Crown)
})

test('is decorative unless it has a label', () => {
  const { container, rerender } = render(<Icon of={Crown} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  rerender(<Icon of={Crown} label="Premium" />)
  expect(screen.getByRole('img', { name: 'Premium' }).hasAttribute('aria-hidden')).toBe(false)
})
