import type { AnyCodec } from '../src/codec/Codec.ts'
import type { Field, Fields } from '../src/codec/Codec.ts'
import { codecOf, wireName } from '../src/codec/entity.ts'
import { section7 } from './section7.ts'
import { table } from './table.ts'

const fieldsOf = (codec: AnyCodec | undefined): Fields =>
  codec?.shape.kind === 'entity' ? codec.shape.fields : {}

/** The values of a sorting field: each property, also with a minus for descending order. */
const sortingOf = (field: Field | undefined): string[] => {
  const values: string[] = []
  for (let codec = field && codecOf(field); codec;) {
    const { shape } = codec
    if (shape.kind === 'enum') values.push(...shape.values)
    codec = shape.kind === 'nullable' || shape.kind === 'list' ? shape.of : undefined
  }
  return values
}

test.each(section7.map((call) => [call.name, call] as const))(
  '[validation-12, constant-22] %s',
  (name, call) => {
    const operation = table.find((entry) => entry.operation.name === name)?.operation
    const { sorting, ...query } = fieldsOf(operation?.query)
    expect({
      method: operation?.method,
      path: operation?.path,
      auth: operation?.auth,
      success: Object.keys(operation?.success ?? {}).map(Number),
      query: Object.keys(query).map(wireName).sort().join(' '),
    }).toEqual({
      method: call.method,
      path: call.path,
      auth: call.auth,
      success: call.success,
      query: call.query,
    })
    const properties = call.sorting.split(' ').filter((property) => property !== '')
    expect(sortingOf(sorting).sort()).toEqual(
      properties.flatMap((property) => [property, `-${property}`]).sort(),
    )
    expect(Object.keys(fieldsOf(operation?.params)).map((key) => `{${wireName(key)}}`)).toEqual(
      call.path.match(/\{\w+\}/g) ?? [],
    )
    expect(operation?.paged === true).toBe(call.query.split(' ').includes('limit'))
  },
)

test('the client has exactly the operations of the specification', () => {
  expect(table.map(({ operation }) => operation.name).sort()).toEqual(
    section7.map(({ name }) => name).sort(),
  )
})
