/** A property of parsed JSON; undefined where `json` is not an object or has no such property. */
export const field = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined
