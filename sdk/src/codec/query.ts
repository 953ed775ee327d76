import type { Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import { closedEnum, list, many, nullable } from './collections.ts'
import type { Optional } from './entity.ts'
import { defaulted, optional } from './entity.ts'
import { boolean, integer } from './primitives.ts'

/** A whole number as a query carries it: decimal text. */
export const queryInteger: Codec<number> = codec(
  'integer',
  { kind: 'queryInteger' },
  (wire, run) =>
    integer.read(typeof wire === 'string' && /^-?\d+$/.test(wire) ? Number(wire) : wire, run),
  (value, run) => `${integer.write(value, run)}`,
)

/** True or false as a query carries it. */
export const queryBoolean: Codec<boolean> = codec(
  'boolean',
  { kind: 'queryBoolean' },
  (wire, run) => boolean.read(wire === 'true' || (wire === 'false' ? false : wire), run),
  (value, run) => `${boolean.write(value, run)}`,
)

/** Only what matches; null and nothing match everything. */
export const filter = <A>(of: Codec<A>): Optional<A | null> => optional(nullable(of))

/** Only what matches one of the values; null and nothing match everything. */
export const anyOf = <A>(of: Codec<A>): Optional<A | A[] | null> => filter(many(of))

/** The order of a list; a minus in front of a property's wire name turns it round. */
export const sortedBy = <P extends string>(
  ...properties: readonly P[]
): Optional<(P | `-${P}`)[] | null> =>
  filter(list(closedEnum(...properties.flatMap((property) => [property, `-${property}`] as const))))

/** Which part of a list is wanted, from page 1 on. */
export const paging = {
  page: defaulted(queryInteger, 1),
  limit: defaulted(queryInteger, 10),
}
