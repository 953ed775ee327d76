import type { AnyCodec } from '../src/codec/Codec.ts'
import type { Field } from '../src/codec/Codec.ts'
import { codecOf } from '../src/codec/entity.ts'

/**
 * The expected wire format of a value, derived from the shape of the codec independently of the codec's
 * own code: snake_case names, ISO dates, defaults of requests, everything else unchanged.
 */
export const wireOf = ({ shape }: AnyCodec, value: unknown): unknown => {
  if (value === null || value === undefined) return value
  switch (shape.kind) {
    case 'date':
      return (value as Date).toISOString()
    case 'day':
      return (value as Date).toISOString().slice(0, 10)
    case 'queryInteger':
    case 'queryBoolean':
      return JSON.stringify(value)
    case 'nullable':
    case 'orNothing':
      return wireOf(shape.of, value)
    case 'list':
      return (value as unknown[]).map((item) => wireOf(shape.of, item))
    case 'many':
      return Array.isArray(value)
        ? value.map((item) => wireOf(shape.of, item))
        : wireOf(shape.of, value)
    case 'pair':
      return [...(value as [unknown, unknown])]
    case 'map':
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, wireOf(shape.of, entry)]),
      )
    case 'entity':
      return properties(shape.fields, value as Record<string, unknown>)
    case 'union':
      return wireOf(branchOf(Object.values(shape.branches), value), value)
    case 'recursive':
      return wireOf(shape.of(), value)
    default:
      return value
  }
}

const properties = (
  fields: Readonly<Record<string, Field>>,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const written: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name] ?? (name in value ? value[name] : defaultOf(field))
    if (given !== undefined) written[snake(name)] = wireOf(codecOf(field), given)
  }
  return written
}

const defaultOf = (field: Field): unknown =>
  'presence' in field && field.presence === 'optional' ? field.fallback : undefined

const snake = (name: string): string =>
  name
    .split(/(?=[A-Z])/)
    .join('_')
    .toLowerCase()

/** The branch that fits a value; if the value is an object, the branch has all of its properties. */
const branchOf = (branches: readonly AnyCodec[], value: unknown): AnyCodec => {
  const all = branches.flatMap((branch) =>
    branch.shape.kind === 'union' ? Object.values(branch.shape.branches) : [branch],
  )
  const fitting = all.filter(
    (branch) =>
      branch.is(value) &&
      (branch.shape.kind === 'date' ||
        branch.shape.kind === 'literal' ||
        (branch.shape.kind === 'entity' &&
          Object.keys(value as object).every((key) =>
            branch.shape.kind === 'entity' ? key in branch.shape.fields : false,
          ))),
  )
  const [branch] =
    fitting.length > 0 ? fitting : all.filter(({ shape }) => shape.kind === 'recursive')
  if (!branch) throw new Error('no branch fits the value')
  return branch
}
