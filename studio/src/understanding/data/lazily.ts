/** Makes a value when it is first asked for. */
export const lazily = <Value extends object>(make: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}
