import type { ListResource } from '../Page.ts'
import { invalid } from './Problem.ts'

/** The parameters that all list requests share. */
interface ListRequest {
  readonly page?: number | undefined
  readonly limit?: number | undefined
  readonly sorting?: readonly string[] | null | undefined
}

type SortKey<R extends ListRequest> = Exclude<NonNullable<R['sorting']>[number], `-${string}`>
type Sortable = string | number | boolean | Date | null

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** The keys that are called like the property that they sort by: `created_at` sorts by `createdAt`. */
type OwnKey<R extends ListRequest, Row> = {
  [K in SortKey<R>]: Row extends Readonly<Record<Camel<K>, Sortable>> ? K : never
}[SortKey<R>]

type Computed<K extends string, Row> = Readonly<Record<K, (row: Row) => Sortable>>

interface Filtered<R extends ListRequest, Row, Item> {
  /** The rows that the caller may see. */
  readonly rows: readonly Row[]
  /** The filters, with one value or several, that the row's property of the same name must equal. */
  readonly equal?: readonly (keyof R & keyof Row & string)[]
  /** The other conditions that every returned row must meet. */
  readonly where?: readonly ((row: Row) => boolean)[]
  /** The default order. */
  readonly order?: readonly NonNullable<R['sorting']>[number][]
  readonly present: (row: Row) => Item
}

/** What the list is sorted by, for the keys that do not have the name of a property. */
type Sorted<R extends ListRequest, Row> = [Exclude<SortKey<R>, OwnKey<R, Row>>] extends [never]
  ? { readonly by?: Partial<Computed<SortKey<R>, Row>> }
  : {
      readonly by: Computed<Exclude<SortKey<R>, OwnKey<R, Row>>, Row> &
        Partial<Computed<OwnKey<R, Row>, Row>>
    }

type Listing<R extends ListRequest, Row, Item> = Filtered<R, Row, Item> & Sorted<R, Row>

/** Larger limits are reduced to this one, as on the platform. */
const MAX_LIMIT = 100

/** One page of the matching rows, in the requested order, presented. */
export const listPage = <R extends ListRequest, Row extends object, Item>(
  request: R,
  { rows, equal = [], where = [], by, order = [], present }: Listing<R, Row, Item>,
): ListResource<Item> => {
  const page = positive(request.page ?? 1, 'page')
  const limit = Math.min(MAX_LIMIT, positive(request.limit ?? 10, 'limit'))
  const equals = equal.map((name) => matches<Row, unknown>(request[name], (row) => row[name]))
  const conditions = [...equals, ...where].filter((fits) => fits !== everything)
  const fitting =
    conditions.length > 0 ? rows.filter((row) => conditions.every((fits) => fits(row))) : rows
  const sorted = sort(fitting, request.sorting?.length ? request.sorting : order, by)
  return {
    items: sorted.slice((page - 1) * limit, page * limit).map(present),
    pagination: { totalCount: sorted.length, maxPage: Math.ceil(sorted.length / limit) },
  }
}

/** The condition for a filter that is not set. */
const everything = (): boolean => true

/** A condition for a filter that has one value or several; without a value, everything matches. */
export const matches = <Row, A>(
  wanted: A | readonly A[] | null | undefined,
  of: (row: Row) => A | null,
): ((row: Row) => boolean) => {
  if (wanted === null || wanted === undefined) return everything
  const values: ReadonlySet<unknown> = new Set(Array.isArray(wanted) ? wanted : [wanted])
  return (row) => values.has(of(row))
}

/** A condition for a search: one of the texts contains the query, ignoring case. */
export const contains = <Row>(
  query: string | null | undefined,
  of: (row: Row) => readonly (string | null)[],
): ((row: Row) => boolean) => {
  const wanted = query?.toLowerCase() ?? ''
  if (wanted === '') return everything
  return (row) => of(row).some((text) => text?.toLowerCase().includes(wanted))
}

/** A condition for a time range, which includes its ends and may be open at either. */
export const isWithin = <Row>(
  from: Date | null | undefined,
  to: Date | null | undefined,
  of: (row: Row) => Date | null,
): ((row: Row) => boolean) => {
  if (from == null && to == null) return everything
  return (row) => {
    const moment = of(row)
    return moment !== null && (from == null || moment >= from) && (to == null || moment <= to)
  }
}

type Scalar = string | number | boolean

/** A condition on metadata: every key has one of the given values, compared as text, since a query has only text. */
export const hasMetadata = (
  wanted: Readonly<Record<string, Scalar | readonly Scalar[]>> | null | undefined,
): ((row: { readonly metadata: Readonly<Record<string, Scalar>> }) => boolean) => {
  const entries = Object.entries(wanted ?? {}).map(
    ([key, value]) => [key, [value].flat().map(String)] as const,
  )
  return ({ metadata }) =>
    entries.every(
      ([key, values]) => Object.hasOwn(metadata, key) && values.includes(String(metadata[key])),
    )
}

const positive = (value: number, name: string): number => {
  if (value < 1) {
    throw invalid(['query', name], 'Input should be greater than 0', 'greater_than')
  }
  return value
}

const sort = <Row extends object>(
  rows: readonly Row[],
  order: readonly string[],
  by: Readonly<Record<string, ((row: Row) => Sortable) | undefined>> = {},
): readonly Row[] => {
  const keys = order.map((key) => {
    const isDescending = key.startsWith('-')
    const name = isDescending ? key.slice(1) : key
    return { of: by[name] ?? ownValue(name), sign: isDescending ? -1 : 1 }
  })
  const [first] = keys
  if (!first) return rows
  // In descending order, the newest of equal rows comes first.
  const inOrder = first.sign < 0 ? rows.toReversed() : rows
  // The sort keys are computed once per row, not once per comparison.
  const columns = keys.map(({ of, sign }) => ({
    sign,
    values: inOrder.map((row) => plain(of(row))),
  }))
  const compareAt = (one: number, other: number): number => {
    for (const { sign, values } of columns) {
      const difference = compare(values[one] ?? null, values[other] ?? null)
      if (difference !== 0) return sign * difference
    }
    return 0
  }
  // Rows are usually in date order already.
  if (inOrder.every((_, place) => place === 0 || compareAt(place - 1, place) <= 0)) return inOrder
  const places = inOrder.map((_, place) => place).sort(compareAt)
  return places.flatMap((place) => inOrder[place] ?? [])
}

/** The value of the property with the name of a sort key. */
const ownValue = (key: string): ((row: object) => Sortable) => {
  const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return (row) => {
    const value: unknown = Reflect.get(row, name)
    return isSortable(value) ? value : null
  }
}

const isSortable = (value: unknown): value is NonNullable<Sortable> =>
  value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value)

const plain = (value: Sortable): string | number | boolean | null =>
  value instanceof Date ? value.getTime() : value

/** Null is greater than any value, as in the platform's database. */
const compare = (one: Sortable, other: Sortable): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : one > other ? 1 : 0
}
