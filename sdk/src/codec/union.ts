import type { AnyCodec, Codec, Field } from './Codec.ts'
import { codec } from './Codec.ts'
import { choices } from './collections.ts'
import { codecOf, isRecord, wireName } from './entity.ts'
import { fail, markBranch } from './Run.ts'

/** A branch of a union that this version does not know, as the platform sent it. */
export type Unknown<Tag extends string = never> = Readonly<Record<Tag, 'UNKNOWN'>> & {
  readonly isUnknown: true
  readonly raw: unknown
}

export const isUnknown = (value: unknown): value is Unknown =>
  isRecord(value) && value.isUnknown === true && 'raw' in value

/** Reads a property of the value by its camelCase name. */
type Property = (name: string) => unknown

/** How the branches of a union are discriminated. */
export interface Selector<Tag extends string = never> {
  /** The discriminating property, if there is a single one. */
  readonly tag?: Tag
  /** A description of the values that select a branch. */
  readonly expected: (branches: readonly string[]) => string
  /** Describes a value that selects no branch. Default: its kind. */
  readonly found?: (property: Property) => string
  /** The name of the branch. */
  readonly select: (property: Property) => unknown
}

/** Discriminated by the value of one property. The branch of a variant is `value:variant`. */
export const by = <Tag extends string>(
  tag: Tag,
  variantOf?: (property: Property) => string | false,
): Selector<Tag> => ({
  tag,
  expected: (branches) =>
    `an object whose ${tag} is ${choices(branches.filter((name) => !name.includes(':')))}`,
  select: (property) => {
    const value = property(tag)
    const variant = typeof value === 'string' && variantOf?.(property)
    return variant ? `${value}:${variant}` : value
  },
})

/** Discriminated by which one of the named properties has a value. */
export const byPresence = (...names: readonly string[]): Selector => {
  const present = (property: Property) => names.filter((name) => property(name) != null)
  return {
    expected: () => `an object with exactly one of ${names.join(', ')}`,
    found: (property) => present(property).join(' and ') || 'none of them',
    select: (property) => (present(property).length === 1 ? present(property)[0] : undefined),
  }
}

/** Whether a property can have the value, judging by its presence and literals. Null may stand for absence. */
const fits = (field: Field, value: unknown): boolean => {
  const { shape } = codecOf(field)
  if (value === undefined) return 'presence' in field
  if (value === null) return 'presence' in field || NULLABLE.includes(shape.kind)
  if (shape.kind === 'enum' && shape.values.length === 1) return value === shape.values[0]
  return shape.kind !== 'literal' || value === shape.value
}

const NULLABLE: readonly string[] = ['nullable', 'unknown']

/** Discriminated by a nested property: `inner` of `outer`. */
export const byNested = (outer: string, inner: string): Selector => ({
  expected: (branches) => `an object whose ${outer}.${inner} is ${choices(branches)}`,
  select: (property) => {
    const value = property(outer)
    return isRecord(value) ? value[inner] : undefined
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

/** A union for requests whose branches differ only in which properties they have. */
export const bestMatchUnion = <B extends Branches>(name: string, branches: B): Codec<ValueOf<B>> =>
  closedUnion(name, byFit(branches), branches)

/** Like `bestMatchUnion`, but for responses: a value whose `tag` no branch has is read as `Unknown`. */
export const openBestMatchUnion = <B extends Branches, Tag extends string>(
  name: string,
  tag: Tag,
  branches: B,
): Codec<ValueOf<B> | Unknown<Tag>> => openUnion(name, byFit(branches, tag), branches)

/**
 * Selects the branch that fits best: the one that lacks the fewest of its required properties, then the one that
 * leaves the fewest properties unused. With a `tag`, a value that no branch has selects none.
 */
const byFit = <Tag extends string = never>(branches: Branches, tag?: Tag): Selector<Tag> => {
  const all = Object.entries(branches).map(([name, { shape }]) => {
    const fields = shape.kind === 'entity' ? shape.fields : {}
    return { name, fields, entries: Object.entries(fields) }
  })
  const known = [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))]
  return {
    ...(tag && { tag }),
    expected: (names) => `an object like one of ${names.join(', ')}`,
    select: (property) => {
      const given = known.filter((name) => property(name) !== undefined)
      let best: string | undefined
      let least = Infinity
      for (const { name, fields, entries } of all) {
        if (tag && fields[tag] && !fits(fields[tag], property(tag))) continue
        let score = 0
        for (const [key, field] of entries) if (!fits(field, property(key))) score += known.length
        for (const key of given) if (!(key in fields)) score++
        if (score >= least) continue
        least = score
        best = name
        if (score === 0) break
      }
      return best ?? (tag && property(tag))
    },
  }
}

const union = <B extends Branches, Tag extends string, Other>(
  name: string,
  selector: Selector<Tag>,
  branches: B,
  open: boolean,
): Codec<ValueOf<B> | Other> => {
  const { tag, select, found } = selector
  return codec(name, { kind: 'union', branches, open, ...(tag && { tag }) }, (value, run) => {
    const miss = (met: unknown, got?: string) =>
      fail(run, selector.expected(Object.keys(branches)), met, got)
    if (!isRecord(value)) return miss(value)
    const property = (key: string) => value[run.isWriting ? key : wireName(key)]
    const selected = select(property)
    const isWord = typeof selected === 'string'
    const branch = isWord && Object.hasOwn(branches, selected) && branches[selected]
    if (branch) {
      const since = run.issues.length
      const converted = branch.convert(value, run)
      if (run.issues.length !== since) markBranch(run, since, branch.name)
      return converted
    }
    if (open && !run.strict) {
      if (run.isWriting) {
        if (isUnknown(value)) return value.raw
      } else if (isWord) return { ...(tag && { [tag]: 'UNKNOWN' }), isUnknown: true, raw: value }
    }
    return miss(tag ? selected : value, found?.(property))
  })
}
