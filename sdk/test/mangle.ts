import fc from 'fast-check'
import type { AnyCodec } from '../src/codec/Codec.ts'
import { codecOf, wireName } from '../src/codec/entity.ts'
import { run } from '../src/codec/Run.ts'

type Path = readonly (string | number)[]

/** A valid response with one value replaced by an invalid one, and the path of that value. */
export const mangled = (codec: AnyCodec, wire: unknown): fc.Arbitrary<[unknown, Path]> => {
  const places = placesOf(codec, wire, [])
  return fc
    .constantFrom(...(places.length > 0 ? places : [[]]))
    .map((path) => [replaced(wire, path, { mangled: Symbol('nothing') }), path])
}

/** The paths of all values whose type excludes an arbitrary object. */
const placesOf = ({ shape }: AnyCodec, wire: unknown, path: Path): Path[] => {
  if (wire === null || wire === undefined) return []
  switch (shape.kind) {
    case 'unknown':
    case 'nothing':
      return []
    case 'nullable':
    case 'orNothing':
      return placesOf(shape.of, wire, path)
    case 'recursive':
      return placesOf(shape.of(), wire, path)
    case 'list':
      return [
        path,
        ...(wire as unknown[]).flatMap((item, index) => placesOf(shape.of, item, [...path, index])),
      ]
    case 'pair':
      return [path]
    case 'map':
      return Object.entries(wire).flatMap(([key, entry]) =>
        placesOf(shape.of, entry, [...path, key]),
      )
    case 'entity':
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        placesOf(codecOf(field), Reflect.get(wire, wireName(name)), [...path, wireName(name)]),
      )
    case 'union': {
      const branch = Object.values(shape.branches).find((candidate) => {
        const attempt = run(false)
        candidate.read(wire, attempt)
        return attempt.issues.length === 0
      })
      return branch ? placesOf(branch, wire, path) : []
    }
    default:
      return [path]
  }
}

const replaced = (value: unknown, path: Path, by: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return by
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? replaced(item, rest, by) : item))
  }
  return { ...(value as object), [key]: replaced(Reflect.get(value as object, key), rest, by) }
}
