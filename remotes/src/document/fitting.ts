import * as t from 'io-ts'

/** The values of a codec that fit; unlike with `t.brand`, their type stays the same. */
export const fitting = <A>(
  name: string,
  codec: t.Type<A, A>,
  fits: (value: A) => boolean,
): t.Type<A, A> => {
  const is = (json: unknown): json is A => codec.is(json) && fits(json)
  return new t.Type(
    name,
    is,
    (json, context) => (is(json) ? t.success(json) : t.failure(json, context)),
    t.identity,
  )
}
