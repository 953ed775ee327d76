/**
 * Two shops: the recipe's, and one that sells only to its users, each of whom must be a customer and may also sign in
 * with a provider that is given the profile as its code.
 */
import { billing } from '@dramatis/sdk/better-auth'
import { serve } from '@hono/node-server'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { genericOAuth } from 'better-auth/plugins'
import { sendVerificationEmail } from './shop.ts'

export { auth as openToAll } from './better-auth.ts'

const profileIn = (token: string) => {
  const [id, email = '', verified] = token.split(' ')
  return { id, email, emailVerified: verified === 'verified', name: 'Grace' }
}

const auth = betterAuth({
  baseURL: process.env.ORIGIN,
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  emailAndPassword: { enabled: true },
  emailVerification: { sendOnSignUp: true, sendVerificationEmail },
  plugins: [
    genericOAuth({
      config: [
        {
          providerId: 'second',
          clientId: 'shop',
          clientSecret: 'secret',
          authorizationUrl: 'http://localhost/authorize',
          tokenUrl: 'http://localhost/token',
          getToken: ({ code }) => Promise.resolve({ accessToken: code }),
          getUserInfo: ({ accessToken = '' }) => Promise.resolve(profileIn(accessToken)),
        },
      ],
    }),
    billing({
      accessToken: process.env.BILLING_TOKEN,
      serverURL: process.env.BILLING_URL,
      details: (user) => ({ metadata: { member: user?.name ?? '' } }),
      usersOnly: true,
      required: true,
      onError: (error) => {
        console.error(error)
        throw new Error('The reporter is down.')
      },
    }),
  ],
})

serve({ fetch: auth.handler, port: 0 }, ({ port }) => console.log(`members ${port}`))
