/** A rule set of a stylesheet, with its name, in css-loader's form. */
type Rules = readonly [name: string, css: string, ...rest: unknown[]]

/**
 * Collects a stylesheet's own rules and those that it composes. It takes the place of css-loader's runtime, which
 * assigns to a list's `toString`, and so fails on a page that has frozen `Array.prototype`.
 */
export default (): Rules[] & { readonly i: (composed: readonly Rules[]) => void } => {
  const rules: Rules[] = []
  return Object.assign(rules, { i: (composed: readonly Rules[]) => void rules.push(...composed) })
}
