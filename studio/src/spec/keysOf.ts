/** The keys of a record, in order, with their type. */
export const keysOf = <Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): Key[] => {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
