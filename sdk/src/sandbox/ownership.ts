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

/** A merchant's row by its id; a 404 for a row of another merchant. */
export const ownedRow = <Row extends Owned>(
  table: { readonly get: (id: string) => Row | undefined },
  id: string,
  principal: Merchant,
): Row => {
  const row = table.get(id)
  if (!row || !principal.organizationIds.includes(row.organizationId)) throw resourceNotFound()
  return row
}

/** A merchant's row that a body refers to; a 422 for a row of another merchant. */
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

/** The organization for a new row: the one in the request, or the token's own. */
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

/** A customer's row by its id; a 404 for a row of another customer. */
export const buyersRow = <Row extends { readonly customerId: string }>(
  table: { readonly get: (id: string) => Row | undefined },
  id: string,
  { customerId }: Buyer,
): Row => {
  const row = table.get(id)
  if (row?.customerId !== customerId) throw resourceNotFound()
  return row
}
