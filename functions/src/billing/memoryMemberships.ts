import type { Clock } from '../Clock.ts'
import type { Membership } from './Membership.ts'
import type { MembershipMemory } from './MembershipMemory.ts'
import { processMemory } from './processMemory.ts'

const MAX_CACHED = 10_000

export const memoryMemberships = (clock: Clock): MembershipMemory => {
  const memory = processMemory<Membership>(MAX_CACHED, clock)
  return {
    recall: (email) => memory.recall(email),
    remember: (email, membership, remembering) => memory.remember(email, membership, remembering),
    forget: ({ email, customerId }) =>
      memory.forget(
        (known, membership) =>
          known === email || (customerId !== undefined && membership.customerId === customerId),
      ),
    forgetAll: () => memory.forget(() => true),
  }
}
