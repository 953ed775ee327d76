import { act, screen } from '@testing-library/react'
import { mount } from './mount.tsx'

it('renders the form and unmounts it', () => {
  const element = document.body.appendChild(document.createElement('div'))
  let unmount: (() => void) | undefined
  act(() => {
    unmount = mount(element, { settings: { contactUrl: '/submit', contactAccessKey: 'local' } })
  })
  expect(element.contains(screen.getByRole('form', { name: 'Contact Us' }))).toBe(true)
  act(() => {
    unmount?.()
  })
  expect(element.childNodes).toHaveLength(0)
})
