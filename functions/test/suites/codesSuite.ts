import { MAX_DEVICES } from '../../src/proof/CodeStore.ts'
import type { Processes } from './Processes.ts'

const NOW = 1_800_000_000_000
const TRIES = 5
const code = { hash: 'the hash of a code', expiresAt: NOW + 1000, triesLeft: TRIES }

/** Tests the one-time codes that processes share. */
export const testCodes = (processes: Processes): void => {
  const everywhere = <A>(count: number, call: (codes: Codes) => Promise<A>) => {
    const stores = processes().map(({ codes }) => codes)
    return Promise.all(Array.from({ length: count / stores.length }, () => stores.map(call)).flat())
  }
  type Codes = ReturnType<typeof processes>[number]['codes']

  test('a code allows exactly five of 200 parallel tries', async () => {
    await everywhere(4, (codes) => codes.put('ann', code))
    const taken = await everywhere(200, (codes) => codes.takeTry('ann', NOW))
    const left = taken.flatMap((one) => (one === undefined ? [] : [one.triesLeft]))
    expect(left.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  test('a code is redeemed by exactly one of 200 parallel calls', async () => {
    await everywhere(4, (codes) => codes.put('ann', code))
    const redeemed = await everywhere(200, (codes) => codes.redeem('ann', code.hash))
    expect(redeemed.filter(Boolean)).toHaveLength(1)
  })

  test('a mailbox keeps its latest devices, whichever process they proved it to', async () => {
    const devices = Array.from({ length: MAX_DEVICES + 2 }, (_, i) => `device ${i}`)
    for (const device of [...devices, 'device 2']) {
      await everywhere(4, (codes) => codes.remember('ann', device))
    }
    const known = await Promise.all(
      devices.map((device) => everywhere(4, (codes) => codes.knows('ann', device))),
    )
    expect(known.map((answers) => new Set(answers))).toEqual(
      devices.map((_, i) => new Set([i >= 2])),
    )
    expect(await everywhere(4, (codes) => codes.knows('bob', 'device 9'))).not.toContain(true)
  })
}
