import { act, screen } from '@testing-library/react'
import { mount } from './mount.tsx'

it('says which language its texts are in, and which way that is written, whatever the page around is', async () => {
  document.documentElement.lang = 'ar'
  document.documentElement.dir = 'rtl'
  const element = document.body.appendChild(document.createElement('div'))
  const settings = { functionsUrl: '', checkoutUrl: '/checkout' }
  const takeAway: (() => void)[] = []
  await act(async () => {
    takeAway.push(mount(element, { settings, flow: 'simple', language: 'de' }))
  })
  const button = await screen.findByRole('button', { name: 'Porträt erschaffen' })
  const around = button.closest<HTMLElement>('[lang]')
  expect([around?.lang, around?.dir]).toEqual(['de', 'ltr'])
  expect(element.contains(around)).toBe(true)
  act(() => takeAway.forEach((unmount) => unmount()))
  expect(element.childNodes).toHaveLength(0)
})
