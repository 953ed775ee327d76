/** Returns a function that logs each warning once, however often it is repeated. */
export const createWarn = (host: Element): ((warnings: readonly string[]) => void) => {
  const warned = new Set<string>()
  return (warnings) => {
    for (const warning of warnings) {
      if (warned.has(warning)) continue
      warned.add(warning)
      console.warn(warning, host)
    }
  }
}
