/** `external_id`, `license-keys` → `externalId`, `licenseKeys`. */
export const camel = (name) => name.replace(/[_-]+([a-z0-9])/g, (_, letter) => letter.toUpperCase())

export const pascal = (name) => {
  const text = camel(name)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** `CostMetadata-Input` → `CostMetadataInput`. */
export const typeName = (name) => name.replace(/-/g, '')

/** Maps each of the names, which are separated by spaces, to the same source. */
export const listed = (source, names) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, source]))
