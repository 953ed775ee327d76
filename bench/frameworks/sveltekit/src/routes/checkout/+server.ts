import { checkoutHandler } from '@dramatis/sdk/sveltekit'
import { billing, customerOf } from '$lib/shop'
import type { RequestEvent } from './$types'

export const GET = checkoutHandler({
  ...billing,
  successUrl: '/thanks',
  details: ({ request }: RequestEvent) => customerOf(request.headers.get('cookie')),
})
