/** Two shops: the recipe's, and one that sells only to its users, each of whom must be a customer. */
import { billing } from '@dramatis/sdk/better-auth'
import { serve } from '@hono/node-server'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'

export { auth as openToAll } from './better-auth.ts'

const auth = betterAuth({
  baseURL: process.env.ORIGIN,
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  emailAndPassword: { enabled: true },
  plugins: [
    billing({
      accessToken: process.env.BILLING_TOKEN,
      serverURL: process.env.BILLING_URL,
      details: (user) => ({ metadata: { member: user?.name ?? '' } }),
      usersOnly: true,
      required: true,
    }),
  ],
})

serve({ fetch: auth.handler, port: 0 }, ({ port }) => console.log(`members ${port}`))
