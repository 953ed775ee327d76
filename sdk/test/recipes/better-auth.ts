import { billing } from '@dramatis/sdk/better-auth'
import { serve } from '@hono/node-server'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { fulfill, sendVerificationEmail } from './shop.ts'

export const auth = betterAuth({
  baseURL: process.env.ORIGIN,
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  emailAndPassword: { enabled: true },
  emailVerification: { sendOnSignUp: true, sendVerificationEmail },
  plugins: [
    billing({
      accessToken: process.env.BILLING_TOKEN,
      serverURL: process.env.BILLING_URL,
      successUrl: '/thanks',
      webhooks: {
        secret: process.env.WEBHOOK_SECRET,
        on: { 'order.paid': ({ data }) => fulfill(data) },
      },
    }),
  ],
})

serve({ fetch: auth.handler, port: Number(process.env.PORT) })
