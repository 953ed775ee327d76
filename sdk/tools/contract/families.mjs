import { camel } from './names.mjs'

/**
 * Finds the fields that all branches of a union share, so that they are written once. Returns, for each branch, the
 * name of the constant with these fields, and their keys. A branch belongs to the first union that has two such
 * fields.
 */
export const familiesOf = ({ entities }, homes) => {
  const families = new Map()
  for (const [name, shape] of Object.entries(entities)) {
    const members = [...new Set(Object.values(shape.branches ?? {}).map(memberName))]
    if (
      members.length < 2 ||
      !members.every((member) => isFree(member, entities, homes, families))
    ) {
      continue
    }
    if (new Set(members.map((member) => homes.get(member))).size > 1) continue
    const [first, ...others] = members.map((member) => entities[member].fields)
    const keys = Object.keys(first).filter(
      (key) =>
        !RECORD.includes(key) &&
        others.every((fields) => JSON.stringify(fields[key]) === JSON.stringify(first[key])),
    )
    if (keys.length < 2) continue
    const constant = `${camel(name).charAt(0).toLowerCase()}${name.slice(1)}Fields`
    for (const member of members) families.set(member, { constant, keys })
  }
  return families
}

const memberName = (of) => (typeof of === 'string' ? of.slice(1) : '')

const isFree = (name, entities, homes, families) =>
  entities[name]?.fields && homes.has(name) && !families.has(name)

/** Whether the fields that every record has are among these. */
export const isRecord = (fields) =>
  fields.id === 'string' && fields.created_at === 'date' && fields.modified_at?.nullable === 'date'

export const RECORD = ['id', 'created_at', 'modified_at']
