import * as operations from '../2026-10/customers.ts'
import { contract } from '../2026-10/operation.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { createClient } from '../createClient.ts'
import { isResourceNotFound } from '../errorGuards.ts'

interface User {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

/** Finds, creates and updates the customers of a shop's users. A customer's external id is the user's id. */
export const customersOf = (options: BillingOptions) => {
  const { create, list, getExternal, update, updateExternal } = createClient(contract, options, {
    create: operations.createCustomer,
    list: operations.listCustomers,
    getExternal: operations.getExternalCustomer,
    update: operations.updateCustomer,
    updateExternal: operations.updateExternalCustomer,
  })

  const withEmail = async (email: string) => (await list({ email, limit: 1 })).result.items[0]

  const ofUser = (externalId: string) =>
    getExternal({ externalId }).catch((error: unknown) => {
      if (!isResourceNotFound(error)) throw error
    })

  return {
    withEmail,
    /**
     * Makes a user a customer. Anyone can sign up with any email, so an existing customer is linked or changed only
     * if the email is verified.
     */
    link: async ({ id, email, emailVerified, name }: User): Promise<void> => {
      const own = await ofUser(id)
      const known = own ?? (await withEmail(email))
      if (!known) await create({ externalId: id, email, name })
      else if (!emailVerified || !('externalId' in known)) return
      else if (!known.externalId) await update({ id: known.id, customerUpdate: { externalId: id } })
      else if (own && known.email !== email)
        await updateExternal({ externalId: id, customerUpdate: { email } })
    },
  }
}
