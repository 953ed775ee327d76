import type { ListResource } from '../Page.ts'
import { invalid } from './Problem.ts'
import type { World } from './World.ts'

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

/** What a row has to do with a filter: one of its properties, or something computed. */
type Of<Row> = (keyof Row & string) | ((row: Row, world: World) => unknown)

/** How a filter compares: the condition on rows for a wanted value, or for several of which one is enough. */
type Compare<Row> = (wanted: unknown, world: World) => (row: Row) => boolean

/** How a kind of row is filtered and sorted. */
export interface Listing<Row, Filter extends string = string, Key extends string = string> {
  /** How each filter of a request compares. */
  readonly filters: Readonly<Record<Filter, Compare<Row>>>
  /** What the sort keys that do not have the name of a property sort by. */
  readonly by?: Readonly<Record<Key, (row: Row, world: World) => Sortable>>
  /** The default order. */
  readonly order?: readonly string[]
}

/** A listing of rows of type `Row`. */
export const listing =
  <Row extends object>() =>
  <Filter extends string, Key extends string = never>(
    of: Listing<Row, Filter, Key>,
  ): Listing<Row, Filter, Key> =>
    of

/** Reports the filters and sort keys of a request that a listing lacks. */
type Covers<R extends ListRequest, Row, Filter, Key> = [Lacking<R, Row, Filter, Key>] extends [
  never,
]
  ? unknown
  : { readonly lacks: Lacking<R, Row, Filter, Key> }

/** `typeFilter` is what programs may still call `type`; it is never sent. */
type Lacking<R extends ListRequest, Row, Filter, Key> =
  | Exclude<keyof R, keyof ListRequest | Filter | 'typeFilter'>
  | Exclude<SortKey<R>, OwnKey<R, Row> | Key>

/** Larger limits are reduced to this one, as on the platform. */
const MAX_LIMIT = 100

/** One page of the rows that match the request, in the requested order. */
export const listPage = <
  R extends ListRequest,
  Row extends object,
  Filter extends string,
  Key extends string,
>(
  world: World,
  request: R,
  rows: readonly Row[],
  of: Listing<Row, Filter, Key> & Covers<R, Row, Filter, Key>,
): ListResource<Row> => pageBy(world, request, rows, of)

/** One page of rows that cannot be filtered or sorted. */
export const pageOf = <Row extends object>(
  world: World,
  request: Omit<ListRequest, 'sorting'>,
  rows: readonly Row[],
): ListResource<Row> => pageBy(world, request, rows, { filters: {} })

const pageBy = <Row extends object>(
  world: World,
  request: ListRequest,
  rows: readonly Row[],
  { filters, by, order = [] }: Listing<Row>,
): ListResource<Row> => {
  const page = positive(request.page ?? 1, 'page')
  const limit = Math.min(MAX_LIMIT, positive(request.limit ?? 10, 'limit'))
  const fitting = filtered(world, request, rows, filters)
  const sorted = sort(world, fitting, request.sorting?.length ? request.sorting : order, by)
  return {
    items: sorted.slice((page - 1) * limit, page * limit),
    pagination: { totalCount: sorted.length, maxPage: Math.ceil(sorted.length / limit) },
  }
}

/** The rows that match all filters of the request. */
export const filtered = <Row>(
  world: World,
  request: object,
  rows: readonly Row[],
  filters: Listing<Row>['filters'],
): Row[] => {
  const conditions = Object.entries(filters).flatMap(([name, compare]) => {
    const wanted: unknown = Reflect.get(request, name)
    return wanted === undefined || wanted === null ? [] : compare(wanted, world)
  })
  return conditions.length > 0
    ? rows.filter((row) => conditions.every((fits) => fits(row)))
    : [...rows]
}

/** Filters that compare the properties of the same names. */
export const own = <const Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, Compare<Readonly<Record<Name, unknown>>>>> =>
  Object.fromEntries(
    names.map((name) => [name, is<Readonly<Record<Name, unknown>>>(name)]),
  ) as Record<Name, Compare<Readonly<Record<Name, unknown>>>>

/** Equal. */
export const is =
  <Row>(of: Of<Row>): Compare<Row> =>
  (wanted, world) => {
    const values = valuesOf(wanted)
    const read = reader(of, world)
    return (row) => values.has(read(row))
  }

/** Not equal. */
export const isNot =
  <Row>(of: Of<Row>): Compare<Row> =>
  (wanted, world) => {
    const fits = is(of)(wanted, world)
    return (row) => !fits(row)
  }

/** A list has an element that is equal. */
export const includes =
  <Row>(of: (row: Row) => readonly unknown[]): Compare<Row> =>
  (wanted) => {
    const values = valuesOf(wanted)
    return (row) => values.size === 0 || of(row).some((value) => values.has(value))
  }

/** One of some texts contains the wanted one, ignoring case. */
export const contains =
  <Row>(...of: readonly Of<Row>[]): Compare<Row> =>
  (wanted, world) => {
    const part = textOf(wanted)
    const readers = of.map((one) => reader(one, world))
    return (row) => part === '' || readers.some((read) => textOf(read(row)).includes(part))
  }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

/** Not before the wanted moment. */
export const from =
  <Row>(of: Of<Row>): Compare<Row> =>
  (wanted, world) => {
    const read = reader(of, world)
    return (row) => atOrAfter(read(row), wanted)
  }

/** Not after the wanted moment. */
export const until =
  <Row>(of: Of<Row>): Compare<Row> =>
  (wanted, world) => {
    const read = reader(of, world)
    return (row) => atOrAfter(wanted, read(row))
  }

/** The filter has no effect on the sandbox's rows. */
export const anything = (): (() => boolean) => () => true

/** Every key of the metadata has one of the wanted values, compared as text, since a query has only text. */
export const hasMetadata: Compare<{ readonly metadata: Readonly<Record<string, unknown>> }> = (
  wanted,
) => {
  const entries = Object.entries(Object(wanted) as Readonly<Record<string, unknown>>).map(
    ([key, value]) => [key, [value].flat().map(String)] as const,
  )
  return ({ metadata }) =>
    entries.every(
      ([key, values]) => Object.hasOwn(metadata, key) && values.includes(String(metadata[key])),
    )
}

const valuesOf = (wanted: unknown): ReadonlySet<unknown> => new Set([wanted].flat())

const reader = <Row>(of: Of<Row>, world: World): ((row: Row) => unknown) =>
  typeof of === 'function' ? (row) => of(row, world) : (row) => row[of]

const isMoment = (value: unknown): value is Date => value instanceof Date

const atOrAfter = (one: unknown, other: unknown): boolean =>
  isMoment(one) && isMoment(other) && one >= other

const positive = (value: number, name: string): number => {
  if (value < 1) {
    throw invalid(['query', name], 'Input should be greater than 0', 'greater_than')
  }
  return value
}

const sort = <Row extends object>(
  world: World,
  rows: readonly Row[],
  order: readonly string[],
  by: Readonly<Record<string, ((row: Row, world: World) => Sortable) | undefined>> = {},
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
    values: inOrder.map((row) => plain(of(row, world))),
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
