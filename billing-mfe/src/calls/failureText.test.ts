import { createElement } from 'react'
import { t } from '../messages.ts'
import { failureText } from './failureText.tsx'

it("shows the server's own message only for an error that the visitor can correct", () => {
  const refused = (status: number) =>
    failureText(t, { type: 'refused', status, error: 'From the server.' })
  expect(refused(400)).toEqual(createElement('span', { lang: 'en' }, 'From the server.'))
  expect(refused(403)).toBe(
    'The code is wrong or has expired. Type the latest one, or ask for a new code.',
  )
  expect(refused(502)).toBe('Something went wrong. Please try again.')
})

it.each(['unreachable', 'offline', 'unreadable'] as const)(
  'has a text for a failure of type "%s"',
  (type) => {
    expect(failureText(t, { type })).toBe('Something went wrong. Please try again.')
  },
)

it('says when to try again if the rate limit was reached', () => {
  expect(failureText(t, { type: 'rateLimited' })).toBe(
    'Rate limit reached. Try again in a few minutes.',
  )
})

it('has a text for a refusal without a message', () => {
  expect(failureText(t, { type: 'refused', status: 403 })).toBe(
    'Something went wrong. Please try again.',
  )
})
