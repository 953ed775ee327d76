/** The operations in a tree like `operations`. */
export const leaves = (tree) =>
  Object.values(tree).flatMap((part) =>
    typeof part === 'function' ? [part.operation] : leaves(part),
  )

export const isOptional = (field) => field.presence === 'optional'
