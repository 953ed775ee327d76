/**
 * The module of an entity: enumerations have modules of their own, since all others use them; the rest follows the groups of
 * `contract/overrides.json`, each with a pattern of names.
 */
export const homeOf = (name, shape, { groups }) => {
  if (shape.values) return `entities/${/(Status|Reason)$/.test(name) ? 'statuses' : 'enums'}`
  const [file] = groups.find(([, pattern]) => new RegExp(pattern).test(name)) ?? ['common']
  return `entities/${file}`
}
