import fc from 'fast-check'
import { createReadLimit, READS_PER_PORTRAIT } from './createReadLimit.ts'

const LIMIT = 30

test('never meets thirty pages behind one address that each poll once a second', () => {
  let now = 0
  const read = createReadLimit(LIMIT, () => now)
  for (let second = 0; second < 600; second++) {
    for (let page = 0; page < LIMIT; page++) expect(read('203.0.113.1')).toBe(0)
    now += 1000
  }
})

test('allows a burst and a rate to each address, whatever others do, and says when to come back', () => {
  const step = fc.record({ address: fc.nat(2), wait: fc.nat(2000), reads: fc.nat(2000) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let now = 0
      const read = createReadLimit(LIMIT, () => now)
      const allowed = [0, 0, 0]
      for (const { address, wait, reads } of steps) {
        now += wait
        const waits = Array.from({ length: reads }, () => read(`203.0.113.${address}`))
        const count = waits.filter((it) => it === 0).length
        allowed[address] = (allowed[address] ?? 0) + count
        const most = READS_PER_PORTRAIT * LIMIT + (now * LIMIT) / 1000
        expect(allowed[address]).toBeLessThanOrEqual(most)
        const refused = waits.find((it) => it > 0)
        if (refused !== undefined) {
          now += refused
          expect(read(`203.0.113.${address}`)).toBe(0)
          allowed[address] += 1
        }
      }
    }),
    { numRuns: 50 },
  )
})
