/** The changes in a newer shape of the contract, by operation, entity and webhook: lines for people to read. */
export const changes = (older, newer) => [
  ...section('Operations', older.operations, newer.operations),
  ...section('Entities', older.entities, newer.entities),
  ...section('Webhooks', older.webhooks, newer.webhooks),
]

const section = (title, older, newer) => {
  const names = [...new Set([...Object.keys(older), ...Object.keys(newer)])].sort()
  const lines = names.flatMap((name) => {
    if (!(name in older)) return [`  + ${name}`]
    if (!(name in newer)) return [`  - ${name}`]
    const inside = changed(flat(older[name]), flat(newer[name]))
    return inside.length > 0 ? [`  ~ ${name}`, ...inside.map((line) => `      ${line}`)] : []
  })
  return lines.length > 0 ? [title, ...lines] : []
}

const changed = (older, newer) =>
  [...new Set([...older.keys(), ...newer.keys()])].flatMap((path) => {
    if (!older.has(path)) return [`+ ${path}: ${newer.get(path)}`]
    if (!newer.has(path)) return [`- ${path}: ${older.get(path)}`]
    return older.get(path) === newer.get(path)
      ? []
      : [`~ ${path}: ${older.get(path)} → ${newer.get(path)}`]
  })

/** Each leaf of a shape by its path. */
const flat = (shape, path = '', leaves = new Map()) => {
  const isList = Array.isArray(shape) && shape.every((part) => typeof part !== 'object')
  if (typeof shape !== 'object' || shape === null || isList) {
    return leaves.set(path || 'it', isList ? shape.join(' ') : `${shape}`)
  }
  for (const [key, inner] of Object.entries(shape)) {
    flat(inner, key === 'fields' || key === 'of' ? path : path ? `${path}.${key}` : key, leaves)
  }
  return leaves
}

/** The code that a maintainer has to write for the newer shape. */
export const toWrite = (older, newer) => {
  const names = (part) => Object.keys(newer[part]).filter((name) => !(name in older[part]))
  const differs = (part) =>
    Object.keys(newer[part]).filter(
      (name) =>
        name in older[part] &&
        JSON.stringify(older[part][name]) !== JSON.stringify(newer[part][name]),
    )
  return [
    ...names('operations').map((name) => `a name and a summary for ${name}`),
    ...differs('operations').map((name) => `what changed in ${name}`),
    ...namedErrors(newer)
      .filter((name) => !namedErrors(older).includes(name))
      .map((name) => `the error ${name}`),
    ...names('webhooks').map((name) => `the event ${name}`),
    ...[...names('entities'), ...differs('entities')].map((name) => `the entity ${name}`),
  ]
}

const namedErrors = ({ operations }) => [
  ...new Set(Object.values(operations).flatMap(({ errors }) => Object.values(errors).flat())),
]
