import { FREE_LIMIT } from '@dramatis/catalogue'
import { act } from '@testing-library/react'
import axe from 'axe-core'
import { countRequests, freshPage, NOW, settings, leaveRequests } from '../test/page.ts'
import { mount, type MountProps } from './mount.tsx'

const host = () => document.body.appendChild(document.createElement('div'))

const mounted = (part: MountProps['part']) => {
  const element = host()
  let unmount: (() => void) | undefined
  act(() => {
    unmount = mount(element, { part, settings })
  })
  return {
    element,
    unmount: () => {
      act(() => {
        unmount?.()
      })
    },
  }
}

beforeEach(freshPage)
afterEach(() => document.body.replaceChildren())

it.each([
  ['header-status', `${FREE_LIMIT} of ${FREE_LIMIT} portraits left this hour`],
  ['quota-badge', 'Ready to generate'],
  ['upgrade-banner', 'Unlimited HD portraits in every style.'],
  ['email-gate', 'Your email'],
] as const)('renders %s and unmounts it', (part, text) => {
  const { element, unmount } = mounted(part)
  expect(element.textContent).toContain(text)
  unmount()
  expect(element.childNodes).toHaveLength(0)
  expect(jest.getTimerCount()).toBe(0)
})

it('shows the same quota in every part', () => {
  const header = mounted('header-status')
  const badge = mounted('quota-badge')
  countRequests(NOW)
  expect(header.element.textContent).toContain(
    `${FREE_LIMIT - 1} of ${FREE_LIMIT} portraits left this hour`,
  )
  expect(badge.element.textContent).toContain(`${FREE_LIMIT - 1} requests remaining`)
  header.unmount()
  badge.unmount()
})

it('throws for an unknown part, and lists the known ones', () => {
  const unknown: object = { part: 'footer', settings }
  expect(() => {
    Reflect.apply(mount, undefined, [host(), unknown])
  }).toThrow(
    'There is no part "footer"; mount one of header-status, quota-badge, upgrade-banner, email-gate, premium.',
  )
})

it('has no accessibility violations that axe can find in jsdom', async () => {
  const names = ['header-status', 'quota-badge', 'upgrade-banner', 'email-gate'] as const
  const parts = names.map(mounted)
  leaveRequests(0)
  jest.useRealTimers()
  const main = document.createElement('main')
  main.append(...parts.map(({ element }) => element))
  document.body.append(main)
  const { violations } = await axe.run(main, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
  parts.forEach(({ unmount }) => unmount())
})
