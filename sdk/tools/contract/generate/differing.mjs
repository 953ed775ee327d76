import { namesIn } from '../names.mjs'

/**
 * What differs between versions: the names of entities, the calls and the types of webhooks that not all have, that are
 * not the same in all, or that contain an entity that differs.
 */
export const differing = (shapes) => {
  const entities = unequal(shapes.map(({ entities }) => entities))
  const contains = (part) => namesIn(part).some((name) => entities.has(name))
  for (let size = -1; size !== entities.size;) {
    size = entities.size
    for (const shape of shapes) {
      for (const [name, of] of Object.entries(shape.entities)) {
        if (contains(of)) entities.add(name)
      }
    }
  }
  const of = (part) => {
    const found = unequal(shapes.map((shape) => shape[part]))
    for (const shape of shapes) {
      for (const [name, it] of Object.entries(shape[part])) if (contains(it)) found.add(name)
    }
    return found
  }
  return { entities, operations: of('operations'), webhooks: of('webhooks') }
}

const unequal = (parts) => {
  const names = new Set(parts.flatMap(Object.keys))
  return new Set(
    [...names].filter((name) => new Set(parts.map((part) => JSON.stringify(part[name]))).size > 1),
  )
}
