/** The result of an action on the browser's storage, which may be blocked or full; undefined then. */
export const attempt = <A>(action: () => A): A | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
