import { customerPortalHandler } from '@dramatis/sdk/h3'
import type { H3Event } from 'h3'

export default defineEventHandler(
  customerPortalHandler({
    ...billing,
    customer: (event: H3Event) => customerOf(getHeader(event, 'cookie')),
  }),
)
