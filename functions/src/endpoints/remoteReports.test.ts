import fc from 'fast-check'
import { matching } from '../../test/matchers.ts'
import { outcomeOf, post, serveFunctions, type FunctionsServer } from '../../test/serveFunctions.ts'
import { MAX_REPORTS, pathOf, type RemoteReport } from '../contract/index.ts'
import { REPORTS_PER_PORTRAIT } from '../quota/allowances.ts'

let server: FunctionsServer

beforeAll(async () => {
  server = await serveFunctions({ ADDRESS_LIMIT: '1000000' })
})

afterAll(() => server.close())

const failed: RemoteReport = {
  remote: 'generator',
  version: '0.2.0',
  outcome: 'failed',
  cause: 'timeout',
  action: 'fell-back',
  milliseconds: 10_000,
}

const send = (reports: unknown) => post(server, 'remoteReports', { reports })

it('accepts reports and responds with 204 and no body', async () => {
  const response = await send([failed, { remote: 'billing', version: '1.0.0', outcome: 'loaded' }])
  expect([response.status, await response.text()]).toEqual([204, ''])
})

it('accepts a beacon: JSON as text/plain, from an origin that is not allowed', async () => {
  const response = await fetch(`${server.url}${pathOf('remoteReports')}`, {
    method: 'POST',
    headers: { origin: 'https://partner.example' },
    body: JSON.stringify({ reports: [failed] }),
  })
  expect(response.status).toBe(204)
})

it('refuses text/plain on another route', async () => {
  const response = await fetch(`${server.url}${pathOf('subscription')}`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ann@example.com' }),
  })
  expect(response.status).toBe(415)
})

describe('a refusal', () => {
  const count = `"reports" must be a list of 1 to ${MAX_REPORTS} reports; it was a list.`

  it.each([
    ['no report', [], count],
    ['too many', Array.from({ length: MAX_REPORTS + 1 }, () => failed), count],
    [
      'a long name',
      [{ ...failed, remote: 'x'.repeat(33) }],
      '"reports.0.remote" must be a name of 1 to 32 letters, digits and hyphens; it was "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx".',
    ],
    [
      'a version with a space',
      [failed, { ...failed, version: 'not a version' }],
      '"reports.1.version" must be a version such as 1.2.3; it was "not a version".',
    ],
    [
      'an unknown cause',
      [{ ...failed, cause: 'TypeError: x is not a function' }],
      '"reports.0.cause" must be one of "timeout", "network", "integrity", "contract", "empty", "error"; it was "TypeError: x is not a function".',
    ],
    [
      'a negative time',
      [{ ...failed, milliseconds: -1 }],
      '"reports.0.milliseconds" must be a number of 0 or more; it was -1.',
    ],
  ])('says what is wrong with %s', async (_, reports, error) => {
    expect(await outcomeOf(send(reports))).toEqual([400, { error }])
  })

  it('[security-functions-9] is a sentence, whatever was sent', async () => {
    const report = fc.oneof(
      fc.anything(),
      fc.record({
        remote: fc.oneof(fc.constant('generator'), fc.string(), fc.anything()),
        version: fc.oneof(fc.constant('1.0.0'), fc.string()),
        outcome: fc.constantFrom('loaded', 'failed', 'burnt'),
        milliseconds: fc.oneof(fc.double(), fc.constant(undefined)),
      }),
    )
    const text = fc
      .array(report, { maxLength: 3 })
      .map((reports) =>
        JSON.stringify({ reports }, (_, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value,
        ),
      )
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const response = await fetch(`${server.url}${pathOf('remoteReports')}`, {
          method: 'POST',
          body,
        })
        expect([204, 400]).toContain(response.status)
        if (response.status === 400) {
          expect(await response.json()).toMatchObject({
            error: matching(/.\.$/),
            reason: matching(/^(?:invalidField|malformedBody)$/),
          })
        }
      }),
      { numRuns: 100 },
    )
  })
})

it('[security-functions-9] limits the requests from an address, whoever sends them', async () => {
  const limited = await serveFunctions({ ADDRESS_LIMIT: '1' })
  const statuses: number[] = []
  for (let sent = 0; sent <= REPORTS_PER_PORTRAIT; sent += 1) {
    statuses.push((await post(limited, 'remoteReports', { reports: [failed] })).status)
  }
  await limited.close()
  expect(statuses).toEqual([...Array.from({ length: REPORTS_PER_PORTRAIT }, () => 204), 429])
})
