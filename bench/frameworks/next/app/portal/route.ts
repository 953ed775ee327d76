import { customerPortalHandler } from '@dramatis/sdk/next'
import { cookies } from 'next/headers'
import { billing } from '../../shop'

export const GET = customerPortalHandler({
  ...billing,
  customer: async () => {
    const user = (await cookies()).get('user')
    return user && { externalCustomerId: user.value }
  },
})
