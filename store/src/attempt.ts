/** The result of an action on the browser's storage; undefined if it throws, as when the storage is blocked or full. */
export const attempt = <A>(action: () => A): A | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
