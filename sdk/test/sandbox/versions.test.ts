import fc from 'fast-check'
import { calendar, currentOn, stageOf } from '../../src/calendar.ts'
import { startSandbox } from '../../src/sandbox.ts'
import { openShop } from './shop.ts'

const answerTo = async (
  { url, accessToken }: { readonly url: string; readonly accessToken: string },
  version?: string,
  path = '/v1/products/',
) => {
  const response = await fetch(`${url}${path}`, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(version !== undefined && { 'polar-version': version }),
    },
  })
  const { status, headers } = response
  return { status, echo: headers.get('polar-version'), body: await response.text() }
}

const NOT_FOUND = { status: 404, echo: null, body: '{"detail":"Not Found"}' }

test.each([
  ['2026-09-30', '2026-04', ['2026-04', '2026-10'], ['2027-01']],
  ['2026-10-01', '2026-10', ['2026-04', '2026-10', '2027-01'], []],
  ['2027-02-03', '2027-01', ['2026-10', '2027-01'], ['2026-04']],
  // The sandbox does not have 2027-04, which is Current then.
  ['2027-04-01', '2027-01', ['2027-01'], ['2026-04', '2026-10', '2027-04']],
])('on %s, %s answers a request that names no version', async (today, current, served, refused) => {
  await using sandbox = await startSandbox({ today })
  expect(await answerTo(sandbox)).toMatchObject({ status: 200, echo: current })
  for (const version of served) {
    expect(await answerTo(sandbox, version)).toMatchObject({ status: 200, echo: version })
  }
  for (const version of refused) expect(await answerTo(sandbox, version)).toEqual(NOT_FOUND)
})

test('serves what the calendar says on any day, and moves to it while it runs', async () => {
  await using sandbox = await startSandbox()
  const days = fc.date({
    min: new Date(calendar[0].currentFrom),
    max: new Date('2027-06-30T23:59:59Z'),
    noInvalidDate: true,
  })
  const names = fc.constantFrom(...calendar.map(({ version }) => version))
  await fc.assert(
    fc.asyncProperty(days, names, async (day, version) => {
      sandbox.setToday(day)
      const { status, echo } = await answerTo(sandbox, version)
      const isServed = !['unknown', 'gone'].includes(stageOf(version, day))
      expect([status, echo]).toEqual(isServed ? [200, version] : [404, null])
      const unnamed = await answerTo(sandbox)
      expect(unnamed.echo).toBe(currentOn(day) ?? '2027-01')
    }),
  )
})

test('refuses a malformed or unknown version as the platform does, whatever the path', async () => {
  await using sandbox = await startSandbox({ today: '2026-11-26' })
  const versions = fc.oneof(
    fc.constantFrom('', '2025-03', 'latest', '2026-10-01', '2026-07', '2028-01', '__proto__'),
    fc.stringMatching(/^\d{4}-\d{2}$/).filter((name) => stageOf(name, new Date()) === 'unknown'),
  )
  const paths = fc.constantFrom('/v1/products/', '/v1/customers/none', '/v1/nothing')
  await fc.assert(
    fc.asyncProperty(versions, paths, async (version, path) => {
      expect(await answerTo(sandbox, version, path)).toEqual(NOT_FOUND)
    }),
    { numRuns: 50 },
  )
})

test('refuses a day that the calendar does not know', async () => {
  for (const today of ['2026-03-31', '2027-07-01', 'soon', Number.NaN]) {
    await expect(startSandbox({ today })).rejects.toThrow(/from 2026-04-01 until 2027-06-30/)
  }
  await using sandbox = await startSandbox()
  expect(() => sandbox.setToday('2030-01-01')).toThrow(RangeError)
  expect(await answerTo(sandbox)).toMatchObject({ status: 200 })
})

test('a request that names no version gets 2025-03 only from a sandbox that is told so', async () => {
  await using shop = await openShop()
  // The operation is in 2025-03 only.
  expect(await answerTo(shop.sandbox, undefined, '/v1/repositories/')).toMatchObject({
    status: 200,
    echo: null,
  })
  expect(await answerTo(shop.sandbox, '2025-03')).toEqual(NOT_FOUND)
  expect(await answerTo(shop.sandbox, '2026-10', '/v1/repositories/')).toMatchObject({
    status: 404,
    echo: '2026-10',
    body: expect.stringContaining('nothing at this') as string,
  })
})
