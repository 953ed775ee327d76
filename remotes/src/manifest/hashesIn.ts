/**
 * The SHA-384 hashes of every script that a container loads, which the build wrote into the
 * container's script; empty for an older build, which wrote none.
 *
 * @param container the text of the container's script
 */
export const hashesIn = (container: string): readonly string[] =>
  container.match(/\bsha384-[\w+/]{64}/g) ?? []
