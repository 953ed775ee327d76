/** What the reference and the OpenAPI document read of the table of operations. */
export const leaves = (tree) =>
  Object.values(tree).flatMap((part) =>
    typeof part === 'function' ? [part.operation] : leaves(part),
  )

export const codecOf = (field) => ('presence' in field ? field.codec : field)

export const isOptional = (field) => field.presence === 'optional'

export const wireName = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
