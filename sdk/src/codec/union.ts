import type { AnyCodec, Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import { isRecord, wireName } from './entity.ts'
import type { Run } from './Run.ts'
import { fail, within } from './Run.ts'

/** A branch of a union that this version does not know, as the platform sent it. */
export type Unknown<Tag extends string = never> = Readonly<Record<Tag, 'UNKNOWN'>> & {
  readonly isUnknown: true
  readonly raw: unknown
}

export const isUnknown = (value: unknown): value is Unknown =>
  isRecord(value) && value.isUnknown === true && 'raw' in value

/** How the branches of a union are discriminated. */
export interface Selector<Tag extends string = never> {
  /** The discriminating property, if there is a single one. */
  readonly tag?: Tag
  /** A description of the values that select a branch. */
  readonly expected: (branches: readonly string[]) => string
  /** The name of the branch; `property` reads a property of the value by its camelCase name. */
  readonly select: (property: (name: string) => unknown) => unknown
}

/** Discriminated by the value of one property. */
export const by = <Tag extends string>(tag: Tag): Selector<Tag> => ({
  tag,
  expected: (branches) =>
    `an object whose ${tag} is one of ${branches.map((name) => `"${name}"`).join(', ')}`,
  select: (property) => property(tag),
})

/** Discriminated by which one of the names is a property that has a value. */
export const byPresence = (...names: readonly string[]): Selector => ({
  expected: () => `an object with exactly one of ${names.join(', ')}`,
  select: (property) => {
    const present = names.filter((name) => property(name) != null)
    return present.length === 1 ? present[0] : undefined
  },
})

type Branches = Readonly<Record<string, AnyCodec>>
type ValueOf<B extends Branches> = B[keyof B]['_A']

/** A union for requests: the compiler and the client reject any other branch. */
export const closedUnion = <B extends Branches, Tag extends string>(
  name: string,
  selector: Selector<Tag>,
  branches: B,
): Codec<ValueOf<B>> => union<B, Tag, never>(name, selector, branches, false)

/** A union that may gain branches: a new one is read as `Unknown`, unless the client is strict. */
export const openUnion = <B extends Branches, Tag extends string>(
  name: string,
  selector: Selector<Tag>,
  branches: B,
): Codec<ValueOf<B> | Unknown<Tag>> => union<B, Tag, Unknown<Tag>>(name, selector, branches, true)

const union = <B extends Branches, Tag extends string, Other>(
  name: string,
  selector: Selector<Tag>,
  branches: B,
  open: boolean,
): Codec<ValueOf<B> | Other> => {
  const { tag, select } = selector
  const expected = selector.expected(Object.keys(branches))
  const convert = (
    value: unknown,
    run: Run,
    way: 'read' | 'write',
    other: (selected: unknown) => unknown,
  ) => {
    if (!isRecord(value)) return fail(run, expected, value)
    const selected = select((key) => value[way === 'read' ? wireName(key) : key])
    const branch =
      typeof selected === 'string' && Object.hasOwn(branches, selected) && branches[selected]
    if (!branch) return other(selected)
    const since = run.issues.length
    const converted = branch[way](value, run)
    if (run.issues.length !== since) within(run, since, branch.name)
    return converted
  }
  return codec<ValueOf<B> | Other>(
    name,
    { kind: 'union', branches, open, ...(tag && { tag }) },
    (wire, run) =>
      convert(wire, run, 'read', (selected) =>
        open && !run.strict && typeof selected === 'string'
          ? { ...(tag && { [tag]: 'UNKNOWN' }), isUnknown: true, raw: wire }
          : fail(run, expected, tag ? selected : wire),
      ),
    (value, run) =>
      convert(value, run, 'write', (selected) =>
        open && !run.strict && isUnknown(value)
          ? value.raw
          : fail(run, expected, tag ? selected : value),
      ),
  )
}
