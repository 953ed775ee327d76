/** `external_id`, `license-keys` → `externalId`, `licenseKeys`. */
export const camel = (name) => name.replace(/[_-]+([a-z0-9])/g, (_, letter) => letter.toUpperCase())

export const pascal = (name) => {
  const text = camel(name)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** `CostMetadata-Input` → `CostMetadataInput`. */
export const typeName = (name) => name.replace(/-/g, '')

/** Whether an entity is a page of a list. */
export const isList = (name) => name.startsWith('ListResource')

/** The names of the entities in a shape, without those inside these entities. */
export const namesIn = (shape) => {
  if (typeof shape === 'string') return shape.startsWith('#') ? [shape.slice(1)] : []
  return typeof shape === 'object' && shape !== null && !Array.isArray(shape.values)
    ? Object.values(shape).flatMap(namesIn)
    : []
}
