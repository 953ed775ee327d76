import { describing } from '../test/served.ts'
import { ConfigError } from './config.ts'
import { serveOnNetlify } from './serveOnNetlify.ts'

const deployed = { VISITOR_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', ADDRESS_LIMIT: '1' }

test('a deployment without a secret does not start', () => {
  expect(() => serveOnNetlify({})).toThrow(ConfigError)
})

test('counts by the address that the platform saw, not by a header', async () => {
  const handler = serveOnNetlify(deployed)
  const statusFrom = async (ip: string): Promise<number> => {
    const request = new Request('https://site.example/.netlify/functions/charPrompt', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: JSON.stringify(describing),
    })
    return (await handler(request, { ip })).status
  }
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await statusFrom('203.0.113.1'))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusFrom('203.0.113.2')).toBe(200)
})
