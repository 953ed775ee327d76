/**
 * The SHA-384 hashes of every script and stylesheet that a container loads, as its build wrote them into its script;
 * empty for an older build, which wrote none.
 *
 * @param container the text of its script
 */
export const hashesIn = (container: string): readonly string[] =>
  container.match(/\bsha384-[\w+/]{64}/g) ?? []
