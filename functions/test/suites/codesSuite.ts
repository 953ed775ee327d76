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
}
