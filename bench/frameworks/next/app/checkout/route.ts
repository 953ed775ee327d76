import { checkoutHandler } from '@dramatis/sdk/next'
import { billing, customerOf } from '../../shop'

export const GET = checkoutHandler({
  ...billing,
  origin: process.env.SHOP_ORIGIN, // Next.js does not know the address that visitors use
  successUrl: '/thanks',
  details: (request) => customerOf(request.headers.get('cookie')),
})
