/**
 * The SHA-384 of every script and stylesheet that a container loads, as its build wrote them into its script; those
 * of an earlier build have none.
 *
 * @param container the text of its script
 */
export const hashesIn = (container: string): readonly string[] =>
  container.match(/\bsha384-[\w+/]{64}/g) ?? []
