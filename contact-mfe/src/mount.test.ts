import { act, screen } from '@testing-library/react'
import { mount } from './mount.tsx'

it('renders the form and takes it away again', () => {
  const element = document.body.appendChild(document.createElement('div'))
  const takeAway: (() => void)[] = []
  act(() => {
    takeAway.push(
      mount(element, { settings: { contactUrl: '/submit', contactAccessKey: 'local' } }),
    )
  })
  expect(element.contains(screen.getByRole('form', { name: 'Contact Us' }))).toBe(true)
  act(() => takeAway.forEach((unmount) => unmount()))
  expect(element.childNodes).toHaveLength(0)
})
