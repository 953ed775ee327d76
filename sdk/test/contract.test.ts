import { readFileSync } from 'node:fs'
import { codecOf, wireName } from '../src/codec/entity.ts'
import type { AnyCodec, Field, Fields } from '../src/codec/Codec.ts'
import { WebhookEvent } from '../src/2026-10/webhooks.ts'
import type { OperationValue } from '../src/OperationValue.ts'
import { comparerOf } from '../tools/contract/differences.mjs'
import { newestDigest } from '../tools/contract/newestDigest.mjs'
import { tables } from './table.ts'

type Shapes = Readonly<Record<string, unknown>>

/** What the platform's document says about 2026-10, without its prose; see `tools/contract/readDocument.mjs`. */
interface Digest {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly params: Shapes
        readonly query: Shapes
        readonly body?: { readonly encoding: string; readonly of: unknown }
        readonly success: Shapes
        readonly errors: Readonly<Record<string, readonly string[]>>
      }
    >
  >
  readonly entities: Shapes
  readonly webhooks: Shapes
}

/** What the platform's description says about 2025-03: its names are those of the client's methods. */
interface DigestOfMarch {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly id: string
        readonly auth: string
        readonly query: readonly string[]
        readonly sorting: readonly string[]
        readonly success: readonly number[]
      }
    >
  >
}

const read = (version: string): unknown =>
  JSON.parse(readFileSync(`${__dirname}/../contract/${version}.json`, 'utf8'))

const digest = read('2026-10') as Digest
const march = read('2025-03') as DigestOfMarch
const differences = comparerOf({ codecOf, wireName })

const fieldsOf = (codec: AnyCodec | undefined): Fields =>
  codec?.shape.kind === 'entity' ? codec.shape.fields : {}

const namesOf = (codec: AnyCodec | undefined): string[] =>
  Object.keys(fieldsOf(codec)).map(wireName).sort()

const statusesOf = ({ success }: OperationValue): number[] => Object.keys(success).map(Number)

/** The values of a sorting field: each property, also with a minus for descending order. */
const sortingOf = ({ query }: OperationValue): string[] => {
  const values: string[] = []
  const field: Field | undefined = fieldsOf(query).sorting
  for (let codec = field && codecOf(field); codec;) {
    const { shape } = codec
    if (shape.kind === 'enum') values.push(...shape.values)
    codec = shape.kind === 'nullable' || shape.kind === 'list' ? shape.of : undefined
  }
  return values.sort()
}

/** What `of` says about each operation of a version, by method and path. */
const byCall = <A>(version: keyof typeof tables, of: (operation: OperationValue) => A) =>
  Object.fromEntries(
    tables[version].map(({ operation }) => [
      `${operation.method} ${operation.path}`,
      of(operation),
    ]),
  )

const mapValues = <A, B>(values: Readonly<Record<string, A>>, of: (value: A, key: string) => B) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)]))

describe('2025-03', () => {
  test('[validation-12, constant-22] has exactly the operations of the digest, with their names, credentials, parameters and statuses', () => {
    const found = byCall('2025-03', (operation) => ({
      id: operation.name,
      auth: operation.auth,
      params: namesOf(operation.params),
      query: namesOf(operation.query).filter((name) => name !== 'sorting'),
      sorting: sortingOf(operation),
      success: statusesOf(operation),
      paged: operation.paged === true,
    }))
    const meant = mapValues(march.operations, ({ sorting, ...operation }, call) => ({
      ...operation,
      params: (call.match(/(?<=\{)\w+(?=\})/g) ?? []).sort(),
      sorting: sorting.flatMap((property) => [property, `-${property}`]).sort(),
      paged: operation.query.includes('limit'),
    }))
    expect(found).toEqual(meant)
  })
})

describe('2026-10', () => {
  test('has exactly the operations of the digest, with their parameters and statuses', () => {
    const found = byCall('2026-10', (operation) => ({
      params: namesOf(operation.params),
      query: namesOf(operation.query),
      success: statusesOf(operation),
    }))
    const meant = mapValues(digest.operations, ({ params, query, success }) => ({
      params: Object.keys(params).sort(),
      query: Object.keys(query)
        .map((key) => key.replace('?', ''))
        .sort(),
      success: Object.keys(success).map(Number),
    }))
    expect(found).toEqual(meant)
  })

  test('accepts and returns what the digest says', () => {
    const found = byCall('2026-10', (operation) => {
      const meant = digest.operations[`${operation.method} ${operation.path}`]
      return [
        ...ofParameters(operation.params, meant?.params),
        ...ofParameters(operation.query, meant?.query),
        ...(operation.body || meant?.body ? compare(operation.body?.codec, meant?.body?.of) : []),
        ...Object.entries(meant?.success ?? {}).flatMap(([status, shape]) =>
          compare(operation.success[Number(status)], listOf(shape)),
        ),
      ]
    })
    expect(found).toEqual(mapValues(digest.operations, () => []))
  })

  test('sorts by the properties that the digest names', () => {
    const meant = mapValues(digest.operations, ({ query }) => valuesIn(query['sorting?']).sort())
    expect(byCall('2026-10', sortingOf)).toEqual(meant)
  })

  test('knows the errors that the digest names', () => {
    const known = byCall('2026-10', ({ errors }) =>
      errors.map(({ name, status }) => `${status} ${name}`).sort(),
    )
    const named = mapValues(digest.operations, ({ errors }) =>
      Object.entries(errors)
        .flatMap(([status, names]) => names.map((name) => `${status} ${name}`))
        .sort(),
    )
    expect(known).toEqual(named)
  })

  test('has exactly the webhooks of the digest', () => {
    const { shape } = WebhookEvent
    const branches = shape.kind === 'union' ? shape.branches : {}
    const found = mapValues(branches, (event, type) =>
      compare(dataOf(event), digest.webhooks[type]),
    )
    expect(found).toEqual(mapValues(digest.webhooks, () => []))
  })

  test('is what a new document is compared with', async () => {
    expect(await newestDigest()).toEqual(digest)
  })
})

const compare = (codec: AnyCodec | undefined, shape: unknown): string[] =>
  codec ? differences(codec, shape, digest.entities) : ['no codec']

const ofParameters = (codec: AnyCodec | undefined, shapes: Shapes = {}): string[] =>
  Object.entries(fieldsOf(codec)).flatMap(([name, field]) => {
    const key = wireName(name)
    const shape = shapes[key] ?? shapes[`${key}?`]
    return key === 'sorting' || shape === 'metadataQuery' ? [] : compare(codecOf(field), shape)
  })

const dataOf = (event: AnyCodec): AnyCodec | undefined => {
  const { data } = fieldsOf(event)
  return data && codecOf(data)
}

/** The response to events.list may also have cursors instead of pages; the client only reads pages. */
function listOf(shape: unknown): unknown {
  const branches =
    typeof shape === 'object' && shape !== null && 'branches' in shape ? shape.branches : undefined
  const first = branches ? (Object.values(branches)[0] as unknown) : undefined
  return typeof first === 'string' && first.startsWith('#ListResource') ? first : shape
}

/** The values of the enums in a shape. */
function valuesIn(shape: unknown): string[] {
  if (typeof shape === 'string') {
    return shape.startsWith('#') ? valuesIn(digest.entities[shape.slice(1)]) : []
  }
  if (Array.isArray(shape)) return shape.filter((value) => typeof value === 'string')
  if (typeof shape !== 'object' || shape === null) return []
  return Object.values(shape).flatMap(valuesIn)
}
