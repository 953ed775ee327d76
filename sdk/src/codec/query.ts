import type { Codec } from './Codec.ts'
import { codec } from './Codec.ts'
import { closedEnum, list, many, nullable } from './collections.ts'
import type { Optional } from './Codec.ts'
import { defaulted, optional } from './entity.ts'
import { boolean, integer } from './primitives.ts'

/** An integer in a query, as decimal text. */
const queryInteger: Codec<number> = codec(
  'integer',
  { kind: 'queryInteger' },
  (wire, run) =>
    integer.read(typeof wire === 'string' && /^-?\d+$/.test(wire) ? Number(wire) : wire, run),
  (value, run) => String(integer.write(value, run)),
)

/** A boolean in a query, as text. */
export const queryBoolean: Codec<boolean> = codec(
  'boolean',
  { kind: 'queryBoolean' },
  (wire, run) => boolean.read(wire === 'true' || (wire === 'false' ? false : wire), run),
  (value, run) => String(boolean.write(value, run)),
)

/** A filter; null or undefined matches everything. */
export const filter = <A>(of: Codec<A>): Optional<A | null> => optional(nullable(of))

/** A filter that matches any of the values; null or undefined matches everything. */
export const anyOf = <A>(of: Codec<A>): Optional<A | A[] | null> => filter(many(of))

/** The order of a list; a minus before the wire name of a property reverses it. */
export const sortedBy = <P extends string>(
  ...properties: readonly P[]
): Optional<(P | `-${P}`)[] | null> =>
  filter(list(closedEnum(...properties.flatMap((property) => [property, `-${property}`] as const))))

/** The page of a list, from 1 on, and its size. */
export const paging = {
  page: defaulted(queryInteger, 1),
  limit: defaulted(queryInteger, 10),
}
