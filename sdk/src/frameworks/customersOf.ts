import * as operations from '../shared/customers.ts'
import { contract } from '../2026-10/operation.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { createClient } from '../createClient.ts'
import { isResourceNotFound } from '../errorGuards.ts'
import { clientOptionsIn } from '../optionNames.ts'

interface User {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
}

/**
 * Finds, creates and updates the customers of a shop's users. A customer's external id is the user's id.
 *
 * @param timeoutMs how long each function may take, however many calls it makes
 */
export const customersOf = (options: BillingOptions, timeoutMs: number) => {
  const { create, list, getExternal, update, updateExternal } = createClient(
    contract,
    clientOptionsIn(options),
    {
      create: operations.createCustomer,
      list: operations.listCustomers,
      getExternal: operations.getExternalCustomer,
      update: operations.updateCustomer,
      updateExternal: operations.updateExternalCustomer,
    },
  )

  const deadline = () => {
    const end = performance.now() + timeoutMs
    return () => ({ timeoutMs: Math.max(1, end - performance.now()) })
  }

  const withEmail = async (email: string, left = deadline()) =>
    (await list({ email, limit: 1 }, left())).result.items[0]

  const ofUser = (externalId: string, left: ReturnType<typeof deadline>) =>
    getExternal({ externalId }, left()).catch((error: unknown) => {
      if (!isResourceNotFound(error)) throw error
    })

  return {
    withEmail: async (email: string) => withEmail(email),
    /**
     * Makes a user a customer. Anyone can sign up with any email, so an existing customer is linked or changed only
     * if the email is verified.
     */
    link: async ({ id, email, emailVerified, name }: User): Promise<void> => {
      const left = deadline()
      const own = await ofUser(id, left)
      const known = own ?? (await withEmail(email, left))
      if (!known) await create({ externalId: id, email, name }, left())
      else if (!emailVerified || !('externalId' in known)) return
      else if (!known.externalId)
        await update({ id: known.id, customerUpdate: { externalId: id } }, left())
      else if (own && !isSameAddress(known.email, email))
        await updateExternal({ externalId: id, customerUpdate: { email } }, left())
    },
  }
}

/** The platform compares addresses without regard to case, but may keep the capitals that it was given. */
const isSameAddress = (one: string | null | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase()
