import { setTimeout as sleep } from 'node:timers/promises'
import type { Membership } from '../../src/billing/Membership.ts'
import type { MembershipMemory } from '../../src/billing/MembershipMemory.ts'
import type { Processes } from './Processes.ts'

const PREMIUM: Membership = { tier: 'premium', customerId: 'customer-1' }
const MINUTE_MS = 60_000

/** Tests the memberships that processes cache together. */
export const testMemberships = (processes: Processes): void => {
  /** Two processes, or the same one twice where they share a memory. */
  const two = (): readonly [MembershipMemory, MembershipMemory] => {
    const memories = processes().map(({ memberships }) => memberships)
    const [one] = memories
    if (one === undefined) throw new Error('There is no process')
    return [one, memories[1] ?? one]
  }
  const remember = async (memory: MembershipMemory, email: string, membership = PREMIUM) => {
    const { epoch } = await memory.recall(email)
    await memory.remember(email, membership, { epoch, ttlMs: MINUTE_MS })
  }
  const recalled = async (memory: MembershipMemory, email: string) =>
    (await memory.recall(email)).value

  test('a membership that one process caches is known to another until it expires', async () => {
    const [one, other] = two()
    const { epoch } = await one.recall('ann@example.com')
    await one.remember('ann@example.com', PREMIUM, { epoch, ttlMs: 500 })
    await remember(one, 'bob@example.com', { tier: 'free' })
    expect(await recalled(other, 'ann@example.com')).toEqual(PREMIUM)
    expect(await recalled(other, 'bob@example.com')).toEqual({ tier: 'free' })
    while ((await recalled(other, 'ann@example.com')) !== undefined) await sleep(20)
  })

  test('when one process drops a customer, all drop it, and nothing else', async () => {
    const [one, other] = two()
    for (const email of ['ann@example.com', 'ann@old.example']) await remember(one, email)
    await remember(one, 'bob@example.com', { tier: 'premium', customerId: 'customer-2' })
    await other.forget({ customerId: 'customer-1' })
    expect(await recalled(one, 'ann@example.com')).toBeUndefined()
    expect(await recalled(one, 'ann@old.example')).toBeUndefined()
    expect(await recalled(one, 'bob@example.com')).toBeDefined()
    await other.forget({ email: 'bob@example.com' })
    expect(await recalled(one, 'bob@example.com')).toBeUndefined()
  })

  test('when one process drops everything, all do', async () => {
    const [one, other] = two()
    await remember(one, 'ann@example.com')
    await other.forgetAll()
    expect(await recalled(one, 'ann@example.com')).toBeUndefined()
    await remember(one, 'ann@example.com')
    expect(await recalled(other, 'ann@example.com')).toEqual(PREMIUM)
  })

  test('does not cache a membership whose load began before another process dropped something', async () => {
    const [one, other] = two()
    const { epoch } = await one.recall('ann@example.com')
    await other.forget({ email: 'ann@example.com' })
    await one.remember('ann@example.com', PREMIUM, { epoch, ttlMs: MINUTE_MS })
    expect(await recalled(one, 'ann@example.com')).toBeUndefined()
  })
}
