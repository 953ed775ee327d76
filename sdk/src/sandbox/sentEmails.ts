import type { SentEmail } from './SentEmail.ts'
import type { World } from './World.ts'

/** The emails that the platform would have sent, and whose tokens can still be used. */
export const sentEmails = (world: World): SentEmail[] => {
  world.catchUp()
  const now = world.now()
  const invitations = world.state.customerSeats
    .all()
    .flatMap(({ customerId, invitationToken: token, invitationTokenExpiresAt: expiresAt }) => {
      const to = world.state.customers.get(customerId ?? '')?.email
      return token === null || expiresAt === null || to === undefined
        ? []
        : { kind: 'seatInvitation' as const, to, token, expiresAt }
    })
  const updates = world.state.emailUpdates.all().map(({ email, token, expiresAt }) => ({
    kind: 'emailUpdate' as const,
    to: email,
    token,
    expiresAt,
  }))
  return [...invitations, ...updates]
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ kind, to, token }) => ({ kind, to, token }))
}
