import { failureOf } from './failureOf.ts'

test('has the name, status and stack frames of an error and its cause, but no message', () => {
  const cause = Object.assign(new TypeError('secret\n    at Gandalf (secret:1:1)'), {
    statusCode: 400,
  })
  const failure = failureOf(new Error('the secret of Gandalf', { cause }))
  expect(failure).toMatch(/^Error at .*failureOf\.test.* < TypeError 400 at /)
  expect(failure).not.toMatch(/secret|Gandalf/)
})

test.each([['text'], [undefined], [null], [7]])('accepts %p, which is not an error', (thrown) => {
  expect(failureOf(thrown)).toBe(typeof thrown)
})
