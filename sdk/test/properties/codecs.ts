import fc from 'fast-check'
import type { AnyCodec } from '../../src/codec/Codec.ts'
import { dateOrNow } from '../../src/codec/collections.ts'
import { codecOf } from '../../src/codec/entity.ts'
import { run } from '../../src/codec/Run.ts'
import { valueOf } from '../arbitraries.ts'
import { mangled } from '../mangle.ts'
import { table, tables } from '../table.ts'
import { wireOf } from '../wire.ts'
import type { Property } from './Property.ts'

/** Every codec that an operation uses, by name; for the later version, only those that are new in it. */
const codecs = new Map<string, AnyCodec>()
const collect = (codec: AnyCodec, version: string): void => {
  const { shape } = codec
  const name = version === '2025-03' ? codec.name : `${codec.name} of ${version}`
  if (codecs.get(codec.name) === codec || codecs.get(name) === codec) return
  if (shape.kind === 'entity' || (shape.kind === 'union' && codec !== dateOrNow)) {
    codecs.set(name, codec)
  }
  const inner = (of: AnyCodec): void => collect(of, version)
  if (shape.kind === 'entity') Object.values(shape.fields).map(codecOf).forEach(inner)
  else if (shape.kind === 'union') Object.values(shape.branches).forEach(inner)
  else if (shape.kind === 'pair') shape.of.forEach(inner)
  else if ('of' in shape && typeof shape.of !== 'function') inner(shape.of)
}
for (const [version, calls] of Object.entries(tables)) {
  for (const { operation } of calls) {
    for (const codec of Object.values(operation.success)) collect(codec, version)
    if (operation.body) collect(operation.body.codec, version)
    if (operation.query) collect(operation.query, version)
  }
}

export const decodesWhatItEncodes: Property<AnyCodec, unknown> = {
  subjects: codecs,
  valuesFor: (codec) => valueOf(codec, { depth: 0, open: true }),
  expectFor: (codec, value) => {
    const wire: unknown = JSON.parse(JSON.stringify(codec.encode(value)))
    expect(codec.decode({ ...(wire as object), of_tomorrow: 1 })).toEqual({
      _tag: 'Right',
      right: value,
    })
    expect(codec.is(value)).toBe(true)
  },
}

export const neverThrows: Property<AnyCodec, unknown> = {
  subjects: codecs,
  valuesFor: () => fc.anything(),
  expectFor: (codec, anything) => {
    codec.decode(anything)
    codec.is(anything)
    codec.write(anything, run(true))
  },
}

const responses = table.flatMap(({ operation }) =>
  Object.entries(operation.success)
    .filter(([, { shape }]) => !['unknown', 'nothing', 'orNothing'].includes(shape.kind))
    .map(([status, codec]) => [`${operation.name} ${status}`, codec] as const),
)

/** A corrupted response is rejected, with the place of what is wrong. */
export const locatesErrors: Property<
  AnyCodec,
  [wire: unknown, path: readonly (string | number)[]]
> = {
  subjects: new Map(responses),
  valuesFor: (codec) => valueOf(codec).chain((value) => mangled(codec, wireOf(codec, value))),
  expectFor: (codec, [wire, path]) => {
    if (path.length === 0) return
    const pass = run(false)
    codec.read(wire, pass)
    expect(codec.decode(wire)._tag).toBe('Left')
    expect(pass.issues.length).toBeGreaterThan(0)
    // Each issue is at the replaced value, inside it, or at the union whose tag was replaced.
    for (const issue of pass.issues)
      expect(path.slice(0, issue.path.length)).toEqual(issue.path.slice(0, path.length))
  },
}
