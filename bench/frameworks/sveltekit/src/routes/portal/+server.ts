import { customerPortalHandler } from '@dramatis/sdk/sveltekit'
import { billing } from '$lib/shop'
import type { RequestEvent } from './$types'

export const GET = customerPortalHandler({
  ...billing,
  customer: ({ cookies }: RequestEvent) => {
    const user = cookies.get('user')
    return user === undefined ? undefined : { externalCustomerId: user }
  },
})
