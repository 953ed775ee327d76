import { createBillingClient } from '../src/2025-03/index.ts'
import { createBillingClient as createClientOfToday } from '../src/2026-10/index.ts'
import type { Platform } from './platform.ts'
import { startPlatform } from './platform.ts'
import { rejectsSegments, sendsAndDecodes } from './properties/operations.ts'
import { checkSample } from './properties/Property.ts'
import { tables } from './table.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

test('[validation-9] sends the exact request and decodes the response', () =>
  checkSample(
    sendsAndDecodes(() => platform),
    100,
  ))

test('rejects what would change the path as one of its segments', () =>
  checkSample(
    rejectsSegments(() => platform),
    20,
  ))

/** The names of a client's methods, such as `orders.list`. */
const methodsOf = (part: object, path: string): string[] =>
  Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key
    if (typeof value === 'function') return [name]
    return typeof value === 'object' && value !== null ? methodsOf(value, name) : []
  })

test.each([
  ['2025-03', createBillingClient()],
  ['2026-10', createClientOfToday({ version: '2026-10' })],
] as const)('the client of %s has every operation under its name', (version, client) => {
  const names = tables[version].map(({ operation: { name } }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(methodsOf(client, '')).toEqual(expect.arrayContaining(names))
})
