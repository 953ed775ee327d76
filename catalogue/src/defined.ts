type MaybeUndefined<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]

/** `T` whose fields that may be undefined are optional instead. */
export type Defined<T> = Omit<T, MaybeUndefined<T>> & {
  [K in MaybeUndefined<T>]?: Exclude<T[K], undefined>
}

/** The fields that are not undefined, for objects in which a missing field must be absent. */
export function defined<T extends object>(fields: T): Defined<T>
export function defined(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
