import { checkoutHandler } from '@dramatis/sdk/h3'
import type { H3Event } from 'h3'

export default defineEventHandler(
  checkoutHandler({
    ...billing,
    successUrl: '/thanks',
    details: (event: H3Event) => customerOf(getHeader(event, 'cookie')),
  }),
)
