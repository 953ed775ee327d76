import { readFileSync } from 'node:fs'
import { codecOf, wireName } from '../src/codec/entity.ts'
import type { AnyCodec, Field, Fields } from '../src/codec/Codec.ts'
import { operations as april2026 } from '../src/2026-04/index.ts'
import { operations as october2026 } from '../src/2026-10/index.ts'
import { operations as january2027 } from '../src/2027-01/index.ts'
import { WebhookEvent as april2026Event } from '../src/2026-04/webhooks.ts'
import { WebhookEvent as october2026Event } from '../src/2026-10/webhooks.ts'
import { WebhookEvent as january2027Event } from '../src/2027-01/webhooks.ts'
import type { OperationValue } from '../src/OperationValue.ts'
import { comparerOf } from '../tools/contract/differences.mjs'
import { readContracts } from '../tools/contract/contracts.mjs'
import type { AnyOperation } from './table.ts'
import { leaves, table } from './table.ts'

type Shapes = Readonly<Record<string, unknown>>

/** What the platform says about a version, without its prose; see `tools/contract/readDocument.mjs`. */
interface Contract {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly auth: string
        readonly params: Shapes
        readonly query: Shapes
        readonly body?: { readonly encoding: string; readonly of: unknown }
        readonly success: Shapes
        readonly errors: Readonly<Record<string, readonly string[]>>
      }
    >
  >
  readonly entities: Shapes
  readonly webhooks: Readonly<Record<string, { readonly data: unknown }>>
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

/** What `of` says about each operation, by method and path. */
const byCall = <A>(operations: readonly AnyOperation[], of: (operation: OperationValue) => A) =>
  Object.fromEntries(
    operations.map(({ operation }) => [`${operation.method} ${operation.path}`, of(operation)]),
  )

const mapValues = <A, B>(values: Readonly<Record<string, A>>, of: (value: A, key: string) => B) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)]))

describe('2025-03', () => {
  test('[validation-12, constant-22] has exactly the operations of the digest, with their names, credentials, parameters and statuses', () => {
    const found = byCall(table, (operation) => ({
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

const contracts = readContracts() as Promise<ReadonlyMap<string, Contract>>
const overrides = read('overrides') as {
  readonly operations: Readonly<Record<string, { readonly auth?: string }>>
}

const named = [
  ['2026-04', leaves(april2026), april2026Event],
  ['2026-10', leaves(october2026), october2026Event],
  ['2027-01', leaves(january2027), january2027Event],
] as const

describe.each(named)('%s', (version, operations, { shape: events }) => {
  let contract: Contract = { operations: {}, entities: {}, webhooks: {} }
  beforeAll(async () => {
    contract = (await contracts).get(version) ?? contract
  })

  test('has exactly the operations of the contract, with their parameters and statuses', () => {
    const found = byCall(operations, (operation) => ({
      params: namesOf(operation.params),
      query: namesOf(operation.query),
      success: statusesOf(operation),
    }))
    const meant = mapValues(contract.operations, ({ params, query, success }) => ({
      params: Object.keys(params).sort(),
      query: Object.keys(query)
        .map((key) => key.replace('?', ''))
        .sort(),
      success: Object.keys(success).map(Number),
    }))
    expect(found).toEqual(meant)
  })

  test('asks for the credentials that the contract names', () => {
    const meant = mapValues(
      contract.operations,
      ({ auth }, call) => overrides.operations[call]?.auth ?? auth,
    )
    expect(byCall(operations, ({ auth }) => auth)).toEqual(meant)
  })

  test('accepts and returns what the contract says', () => {
    const { entities } = contract
    const found = byCall(operations, (operation) => {
      const meant = contract.operations[`${operation.method} ${operation.path}`]
      return [
        ...ofParameters(operation.params, meant?.params, entities),
        ...ofParameters(operation.query, meant?.query, entities),
        ...(operation.body || meant?.body
          ? compare(operation.body?.codec, meant?.body?.of, entities)
          : []),
        ...Object.entries(meant?.success ?? {}).flatMap(([status, shape]) =>
          compare(operation.success[Number(status)], listOf(shape), entities),
        ),
      ]
    })
    expect(found).toEqual(mapValues(contract.operations, () => []))
  })

  test('sorts by the properties that the contract names', () => {
    const meant = mapValues(contract.operations, ({ query }) =>
      valuesIn(query['sorting?'], contract.entities).sort(),
    )
    expect(byCall(operations, sortingOf)).toEqual(meant)
  })

  test('knows the errors that the contract names', () => {
    const known = byCall(operations, ({ errors }) =>
      errors.map(({ name, status }) => `${status} ${name}`).sort(),
    )
    const meant = mapValues(contract.operations, ({ errors }) =>
      Object.entries(errors)
        .flatMap(([status, names]) => names.map((name) => `${status} ${name}`))
        .sort(),
    )
    expect(known).toEqual(meant)
  })

  test('has exactly the webhooks of the contract', () => {
    const branches = events.kind === 'union' ? events.branches : {}
    const found = mapValues(branches, (event, type) =>
      compare(dataOf(event), contract.webhooks[type]?.data, contract.entities),
    )
    expect(found).toEqual(mapValues(contract.webhooks, () => []))
  })
})

const compare = (codec: AnyCodec | undefined, shape: unknown, entities: Shapes): string[] =>
  codec ? differences(codec, shape, entities) : ['no codec']

const ofParameters = (
  codec: AnyCodec | undefined,
  shapes: Shapes = {},
  entities: Shapes,
): string[] =>
  Object.entries(fieldsOf(codec)).flatMap(([name, field]) => {
    const key = wireName(name)
    const shape = shapes[key] ?? shapes[`${key}?`]
    return key === 'sorting' || shape === 'metadataQuery'
      ? []
      : compare(codecOf(field), shape, entities)
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
function valuesIn(shape: unknown, entities: Shapes): string[] {
  if (typeof shape === 'string') {
    return shape.startsWith('#') ? valuesIn(entities[shape.slice(1)], entities) : []
  }
  if (Array.isArray(shape)) return shape.filter((value) => typeof value === 'string')
  if (typeof shape !== 'object' || shape === null) return []
  return Object.values(shape).flatMap((part) => valuesIn(part, entities))
}
