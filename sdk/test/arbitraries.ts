import fc from 'fast-check'
import type { AnyCodec } from '../src/codec/Codec.ts'
import type { Field } from '../src/codec/Codec.ts'
import { codecOf } from '../src/codec/entity.ts'
import type { Shape } from '../src/codec/Codec.ts'
import type { OperationValue } from '../src/OperationValue.ts'

/** How to generate values: `depth` is the current nesting, and `open` adds unknown enum values. */
interface Making {
  readonly depth: number
  readonly open: boolean
}

/** Any value that a codec encodes. */
export const valueOf = (
  codec: AnyCodec,
  making: Making = { depth: 0, open: false },
): fc.Arbitrary<unknown> => value(codec.shape, making).filter(codec.is)

/** Any request object of an operation. */
export const requestOf = ({ params, query, body }: OperationValue): fc.Arbitrary<object> =>
  fc
    .tuple(
      params ? valueOf(params) : fc.constant({}),
      query ? valueOf(query) : fc.constant({}),
      body ? valueOf(body.codec) : fc.constant({}),
    )
    .map(([inPath, inQuery, content]) => ({
      ...(inPath as object),
      ...(inQuery as object),
      ...(body?.key === undefined ? (content as object) : { [body.key]: content }),
    }))

const value = (shape: Shape, making: Making): fc.Arbitrary<unknown> => {
  const deeper = { ...making, depth: making.depth + 1 }
  switch (shape.kind) {
    case 'string':
      return fc.string({ unit: 'grapheme' })
    case 'segment':
      return fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.+$/.test(text))
    case 'textOrInteger':
      return fc.oneof(fc.string(), fc.integer())
    case 'textOrNumber':
      return fc.oneof(fc.integer(), fc.constant(0.5), fc.constant('12.25'))
    case 'scalar':
      return scalar
    case 'integer':
    case 'queryInteger':
      return fc.maxSafeInteger()
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)
    case 'boolean':
    case 'queryBoolean':
      return fc.boolean()
    case 'date':
      return moment
    case 'day':
      return moment.map((date) => new Date(date.toISOString().slice(0, 10)))
    case 'metadata':
      return dictionary(scalar)
    case 'customFieldData':
      return dictionary(fc.option(scalar))
    case 'metadataQuery':
      return dictionary(fc.oneof(scalar, fc.array(fc.string(), { minLength: 1 })))
    case 'unknown':
      return fc.jsonValue().map((json) => JSON.parse(JSON.stringify(json)) as unknown)
    case 'nothing':
      return fc.constant(undefined)
    case 'literal':
      return fc.constant(shape.value)
    case 'enum':
      return making.open && shape.open
        ? fc.oneof(fc.constantFrom(...shape.values), fc.constant('of_tomorrow'))
        : fc.constantFrom(...shape.values)
    case 'nullable':
      return fc.option(valueOf(shape.of, making))
    case 'orNothing':
      return fc.option(valueOf(shape.of, making), { nil: undefined })
    case 'list':
      return fc.array(valueOf(shape.of, deeper), { maxLength: making.depth > 3 ? 0 : 3 })
    case 'many':
      return fc.oneof(
        valueOf(shape.of, deeper),
        fc.array(valueOf(shape.of, deeper), { minLength: 2, maxLength: 3 }),
      )
    case 'map':
      return dictionary(valueOf(shape.of, deeper))
    case 'pair':
      return fc.tuple(valueOf(shape.of[0], making), valueOf(shape.of[1], making))
    case 'entity':
      return record(shape.fields, making)
    case 'union':
      return fc.oneof(...Object.values(shape.branches).map((branch) => valueOf(branch, deeper)))
    case 'recursive':
      return fc.constant(null).chain(() => valueOf(shape.of(), deeper))
  }
}

/** Properties with a default are always present, so decoding returns what was encoded. */
const record = (fields: Readonly<Record<string, Field>>, making: Making) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, valueOf(codecOf(field), making)]),
      ),
      {
        requiredKeys: Object.entries(fields)
          .filter(([, field]) => !('presence' in field) || field.fallback !== undefined)
          .map(([name]) => name),
      },
    )
    .map((entity) => ({ ...entity }))

const scalar = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.boolean())

const moment = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})

const dictionary = (of: fc.Arbitrary<unknown>) =>
  fc
    .dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      of,
      { maxKeys: 3 },
    )
    .map((entries) => ({ ...entries }))
