/** The changes in a newer shape of the contract, by operation, entity and webhook: lines for people to read. */
export const changes = (older, newer) => [
  ...section('Operations', older.operations, newer.operations),
  ...section('Entities', older.entities, newer.entities),
  ...section('Webhooks', older.webhooks, newer.webhooks),
  ...section('Details', detailsOf(older, newer), detailsOf(newer, older)),
]

/** The details of what both have: everything about a new entity is new. */
const detailsOf = (one, other) =>
  Object.fromEntries(
    Object.entries(one.details).filter(([name]) => {
      const [owner] = name.split(/ (?=\w+$)|\./)
      return [one, other].every(
        ({ operations, entities }) => owner in operations || owner in entities,
      )
    }),
  )

const section = (title, older, newer) => {
  const names = [...new Set([...Object.keys(older), ...Object.keys(newer)])].sort()
  const lines = names.flatMap((name) => {
    if (!(name in older)) return [`  + ${name}${textOf(newer[name])}`]
    if (!(name in newer)) return [`  - ${name}${textOf(older[name])}`]
    const inside = changed(flat(older[name]), flat(newer[name]))
    return inside.length > 0 ? [`  ~ ${name}`, ...inside.map((line) => `      ${line}`)] : []
  })
  return lines.length > 0 ? [title, ...lines] : []
}

const textOf = (part) => (typeof part === 'string' ? `: ${part}` : '')

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

/** What a maintainer has to write or to look at, besides running the generator. */
export const toWrite = (older, newer, { shared, versions, overrides }) => {
  const added = (part) => Object.keys(newer[part]).filter((name) => !(name in older[part]))
  const removed = (part) => Object.keys(older[part]).filter((name) => !(name in newer[part]))
  const facts = [shared, ...Object.values(versions)]
  const lines = [
    ...added('operations')
      .filter((call) => !(call in overrides.operations))
      .map((call) => `a name and a summary for ${call}, in contract/overrides.json`),
    ...removed('operations')
      .filter((call) => call in overrides.operations)
      .map((call) => `nothing more for ${call}: remove it from contract/overrides.json`),
    ...[...added('operations'), ...added('entities')]
      .filter((name) => facts.some((fact) => name in { ...fact.operations, ...fact.entities }))
      .map((name) => `the document has ${name} now: remove it from contract/versions.json`),
    ...[...added('operations'), ...removed('operations')].map(
      (call) => `the sandbox's handler for ${call}`,
    ),
    ...[...added('webhooks'), ...removed('webhooks')].map((type) => `the sandbox's event ${type}`),
  ]
  return lines.length > 0 ? ['To write', ...lines.map((line) => `  ${line}`)] : []
}
