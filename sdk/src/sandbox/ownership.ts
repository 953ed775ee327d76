import type { Buyer, Merchant } from './Principal.ts'
import type { Location } from './Problem.ts'
import { invalid, resourceNotFound } from './Problem.ts'
import type { Identified } from './store/Table.ts'
import type { World } from './World.ts'

interface Owned extends Identified {
  readonly organizationId: string
}

/** All rows of a table that a merchant may see. */
export const owned = <Row extends Owned>(
  table: { readonly where: (key: 'organizationId', value: string) => Row[] },
  { organizationIds }: Merchant,
): Row[] => {
  const [only, ...more] = organizationIds
  if (only === undefined) return []
  return more.length === 0
    ? table.where('organizationId', only)
    : organizationIds.flatMap((id) => table.where('organizationId', id))
}

/** The merchant's row with this id; throws a 404 if it does not exist or is another merchant's. */
export const ownedRow = <Row extends Owned>(
  table: { readonly get: (id: string) => Row | undefined },
  id: string,
  principal: Merchant,
): Row => {
  const row = table.get(id)
  if (!row || !principal.organizationIds.includes(row.organizationId)) throw resourceNotFound()
  return row
}

/** The merchant's row that a request refers to; throws a 422 if it does not exist or is another merchant's. */
export const referredRow = <Row extends Owned>(
  table: { readonly get: (id: string) => Row | undefined },
  id: string,
  principal: Merchant,
  loc: readonly (string | number)[],
): Row => {
  const row = table.get(id)
  if (!row || !principal.organizationIds.includes(row.organizationId)) {
    throw invalid(loc, `There is no object with the id ${id}.`)
  }
  return row
}

/** The id of a new row's organization: the requested one or the token's first. Throws a 422 if it is not theirs. */
export const organizationFor = (
  world: World,
  principal: Merchant,
  named: string | null | undefined,
  loc: Location = ['body'],
): string => {
  const id = named ?? principal.organizationIds[0]
  const isTheirs = id !== undefined && principal.organizationIds.includes(id)
  if (!isTheirs || !world.state.organizations.get(id)) {
    throw invalid([...loc, 'organization_id'], 'Organization not found.')
  }
  return id
}

/** The customer's row with this id; throws a 404 if it does not exist or is another customer's. */
export const buyersRow = <Row extends { readonly customerId: string }>(
  table: { readonly get: (id: string) => Row | undefined },
  id: string,
  { customerId }: Buyer,
): Row => {
  const row = table.get(id)
  if (row?.customerId !== customerId) throw resourceNotFound()
  return row
}
