import { act, screen } from '@testing-library/react'
import { freshPage } from '../test/page.ts'
import german from './messages/de.json'
import { mount } from './mount.tsx'

beforeEach(() => void freshPage())

it('[language-4] sets the language and direction of its texts, whatever the host’s are', async () => {
  document.documentElement.lang = 'ar'
  document.documentElement.dir = 'rtl'
  const element = document.body.appendChild(document.createElement('div'))
  const settings = { functionsUrl: '', checkoutUrl: '/checkout' }
  const unmounts: (() => void)[] = []
  await act(() => {
    unmounts.push(mount(element, { settings, compact: true, language: 'de' }))
    return Promise.resolve() // until the suspended part has loaded
  })
  const button = await screen.findByRole('button', { name: german.submit })
  const around = button.closest<HTMLElement>('[lang]')
  expect([around?.lang, around?.dir]).toEqual(['de', 'ltr'])
  expect(element.contains(around)).toBe(true)
  act(() => unmounts.forEach((unmount) => unmount()))
  expect(element.childNodes).toHaveLength(0)
})
