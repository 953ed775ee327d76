import { readFileSync } from 'node:fs'
import { codecOf, wireName } from '../src/codec/entity.ts'
import type { AnyCodec, Fields } from '../src/codec/Codec.ts'
import { WebhookEvent } from '../src/2026-10/webhooks.ts'
import { comparerOf } from '../tools/contract/differences.mjs'
import { newestDigest } from '../tools/contract/newestDigest.mjs'
import { operationTable } from '../tools/contract/operationTable.mjs'
import { tables } from './table.ts'

type Shapes = Readonly<Record<string, unknown>>

/** The digest of the platform's document; see `tools/contract/readDocument.mjs`. */
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

const digest = JSON.parse(readFileSync(`${__dirname}/../contract/2026-10.json`, 'utf8')) as Digest
const differences = comparerOf({ codecOf, wireName })

const operations = new Map(
  tables['2026-10'].map(({ operation }) => [`${operation.method} ${operation.path}`, operation]),
)

test('has exactly the operations of the document', () => {
  expect([...operations.keys()].sort()).toEqual(Object.keys(digest.operations).sort())
})

describe.each([...operations])('%s', (call, operation) => {
  const meant = digest.operations[call]
  const compare = (codec: AnyCodec | undefined, shape: unknown): string[] =>
    codec ? differences(codec, shape, digest.entities) : ['no codec']
  const parameters = (codec: AnyCodec | undefined, shapes: Shapes = {}): string[] => {
    const fields: Fields = codec?.shape.kind === 'entity' ? codec.shape.fields : {}
    const here = Object.keys(fields).map(wireName)
    const there = Object.keys(shapes).map((key) => key.replace('?', ''))
    expect(here.sort()).toEqual(there.sort())
    return Object.entries(fields).flatMap(([name, field]) => {
      const key = wireName(name)
      const shape = shapes[key] ?? shapes[`${key}?`]
      if (key === 'sorting' || shape === 'metadataQuery') return []
      return compare(codecOf(field), shape)
    })
  }

  test('accepts and returns what the document says', () => {
    const { success } = operation
    const found = [
      ...parameters(operation.params, meant?.params),
      ...parameters(operation.query, meant?.query),
      ...(operation.body || meant?.body ? compare(operation.body?.codec, meant?.body?.of) : []),
      ...Object.entries(meant?.success ?? {}).flatMap(([status, shape]) =>
        compare(success[Number(status)], listOf(shape)),
      ),
    ]
    expect(found).toEqual([])
    expect(Object.keys(success)).toEqual(Object.keys(meant?.success ?? {}))
  })

  test('knows the errors that the document names', () => {
    const known = operation.errors.map(({ name, status }) => `${status} ${name}`)
    const named = Object.entries(meant?.errors ?? {}).flatMap(([status, names]) =>
      names.map((name) => `${status} ${name}`),
    )
    expect(known.sort()).toEqual(named.sort())
  })
})

test('has exactly the webhooks of the document', () => {
  const { shape } = WebhookEvent
  const branches = shape.kind === 'union' ? shape.branches : {}
  expect(Object.keys(branches).sort()).toEqual(Object.keys(digest.webhooks).sort())
  for (const [type, event] of Object.entries(branches)) {
    const fields: Fields = event.shape.kind === 'entity' ? event.shape.fields : {}
    const data = fields.data && codecOf(fields.data)
    expect([type, data && differences(data, digest.webhooks[type], digest.entities)]).toEqual([
      type,
      [],
    ])
  }
})

/** The response to events.list may also have cursors instead of pages; the client only reads pages. */
function listOf(shape: unknown): unknown {
  const branches =
    typeof shape === 'object' && shape !== null && 'branches' in shape ? shape.branches : undefined
  const first = branches ? (Object.values(branches)[0] as unknown) : undefined
  return typeof first === 'string' && first.startsWith('#ListResource') ? first : shape
}

test('compares a new document with the newest digest', async () => {
  expect(await newestDigest()).toEqual(digest)
})

test('the README lists the operations of each version', () => {
  const readme = readFileSync(`${__dirname}/../README.md`, 'utf8')
  const [march, october] = (['2025-03', '2026-10'] as const).map(
    (version) => [version, tables[version].map(({ operation }) => operation.name).sort()] as const,
  )
  if (!march || !october) throw new Error('a version is missing')
  const cells = (table: string): string[][] =>
    table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
  const [, found = ''] = /(?:<!-- operations -->\n+)([^<]+?)\n+<!-- end -->/.exec(readme) ?? []
  expect(cells(found).slice(2)).toEqual(cells(operationTable(march, october)).slice(2))
})
