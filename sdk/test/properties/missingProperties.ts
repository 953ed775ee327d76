import fc from 'fast-check'
import type { AnyCodec, Fields } from '../../src/codec/Codec.ts'
import { codecOf, wireName } from '../../src/codec/entity.ts'
import { issuesOf, run } from '../../src/codec/Run.ts'
import { valueOf } from '../arbitraries.ts'
import { tables } from '../table.ts'
import { wireOf } from '../wire.ts'
import type { Property } from './Property.ts'

/** Every entity in the responses of 2026-10, except those that are useless without one of their properties. */
const entities = new Map<string, AnyCodec>()
const collect = (codec: AnyCodec): void => {
  const { shape } = codec
  if (entities.get(codec.name) === codec) return
  if (shape.kind === 'entity') {
    if (!/^(ListResource_|Pagination$)/.test(codec.name)) entities.set(codec.name, codec)
    Object.values(shape.fields).map(codecOf).forEach(collect)
  } else if (shape.kind === 'union') Object.values(shape.branches).forEach(collect)
  else if ('of' in shape && typeof shape.of === 'object' && 'shape' in shape.of) collect(shape.of)
}
for (const { operation } of tables['2026-10']) Object.values(operation.success).forEach(collect)

const fieldsOf = ({ shape }: AnyCodec): Fields => (shape.kind === 'entity' ? shape.fields : {})

/** An entity keeps the rest when one property is missing or null. */
export const keepsTheRest: Property<
  AnyCodec,
  [value: unknown, name: string, absent: null | undefined]
> = {
  subjects: new Map([...entities].filter(([, codec]) => Object.keys(fieldsOf(codec)).length > 0)),
  valuesFor: (codec) =>
    fc.tuple(
      valueOf(codec),
      fc.constantFrom(...Object.keys(fieldsOf(codec))),
      fc.constantFrom(null, undefined),
    ),
  expectFor: (codec, [value, name, absent]) => {
    const pass = run(false, true)
    const written = wireOf(codec, value) as object
    const read = new Map(
      Object.entries(codec.read({ ...written, [wireName(name)]: absent }, pass) as object),
    )
    const whole = new Map(Object.entries(codec.read(written, run(false)) as object))
    const gone: unknown = read.get(name)
    read.delete(name)
    whole.delete(name)
    expect(issuesOf(pass)).toEqual([])
    expect(issuesOf(pass, true).every(({ path }) => path[0] === wireName(name))).toBe(true)
    expect(read).toEqual(whole)
    const field = fieldsOf(codec)[name]
    const fallback = field && 'presence' in field ? field.fallback : undefined
    expect(gone ?? undefined).toEqual(fallback)
  },
}
