/**
 * Returns the shape with a name for each union that the document writes out wherever it uses it, so that each is
 * written once. `unions` has names for those whose branches do not suggest one.
 */
export const nameUnions = (shape, { unions }) => {
  const entities = { ...shape.entities }
  const rename = (part) => {
    if (typeof part !== 'object' || part === null) return part
    const inner = Object.fromEntries(Object.entries(part).map(([key, of]) => [key, rename(of)]))
    if (Array.isArray(part)) return Object.values(inner)
    return part.branches && Object.values(part.branches).every(isReference) ? named(inner) : inner
  }
  const named = (union) => {
    const names = Object.values(union.branches).map((of) => of.slice(1))
    if (names.some((one) => one.startsWith('ListResource'))) return union
    const name = nameOf(names, entities, unions)
    if (!name) return union
    entities[name] = withoutItself(union, name, shape.entities)
    return `#${name}`
  }
  for (const [name, of] of Object.entries(shape.entities)) {
    // A union that is an entity has its name already; what is inside it may not.
    if (!of.branches && (entities[name] === of || entities[name] === undefined)) {
      entities[name] = rename(of)
    }
  }
  return {
    ...shape,
    entities,
    operations: rename(shape.operations),
    webhooks: rename(shape.webhooks),
  }
}

const isReference = (of) => typeof of === 'string' && of.startsWith('#')

/** The words with which all branches' names start, and their last word if they share it. */
const nameOf = (names, entities, unions) => {
  const written = unions[[...names].sort().join()]
  if (written) return written
  const words = names.map((one) => one.match(/[A-Z][a-z0-9]*/g))
  const [first] = words
  const start = first.findIndex((word, index) => words.some((other) => other[index] !== word))
  const common = first.slice(0, start).join('')
  const [ending] = words.map((all) => all.at(-1))
  const hasEnding = words.every((all) => all.at(-1) === ending) && start < first.length - 1
  const name = hasEnding ? `${common}${ending}` : common
  return name in entities && !entities[name].branches ? `Any${name}` : name
}

/** If a union takes the name of one of its branches, that branch is replaced by its own branches. */
const withoutItself = ({ branches, ...rest }, name, entities) => ({
  ...rest,
  branches: Object.fromEntries(
    Object.entries(branches).flatMap(([label, of]) =>
      label === name ? Object.entries(entities[name].branches) : [[label, of]],
    ),
  ),
})
