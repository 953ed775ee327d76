/**
 * A contract with the amendments of `contract/overrides.json`: other names for entities, and shapes for fields that the document
 * describes more loosely than it means, each with a pattern of entities. An entity that only stands for another gives
 * that one its name.
 */
export const amended = (contract, { names, fields }) => {
  const { entities, ...rest } = renamed(contract, { ...names, ...aliases(contract) })
  return {
    ...rest,
    entities: Object.fromEntries(
      Object.entries(entities).map(([name, shape]) => [name, amendedFields(name, shape, fields)]),
    ),
  }
}

const aliases = ({ entities }) =>
  Object.fromEntries(
    Object.entries(entities).flatMap(([name, shape]) =>
      typeof shape === 'string' && shape.startsWith('#') ? [[shape.slice(1), name]] : [],
    ),
  )

const renamed = ({ entities, ...rest }, names) => {
  const replaced = (part) =>
    JSON.parse(
      Object.entries(names).reduce(
        (text, [name, other]) => text.replaceAll(`"#${name}"`, `"#${other}"`),
        JSON.stringify(part),
      ),
    )
  const targets = new Set(Object.values(names))
  return {
    ...replaced(rest),
    entities: Object.fromEntries(
      Object.entries(entities)
        .filter(([name]) => !targets.has(name) || name in names)
        .map(([name, shape]) => [names[name] ?? name, replaced(shape)]),
    ),
  }
}

const amendedFields = (name, shape, amendments) => {
  if (!shape.fields) return shape
  const own = amendments.filter(
    ([pattern, key]) => key in shape.fields && new RegExp(pattern).test(name),
  )
  return {
    ...shape,
    fields: { ...shape.fields, ...Object.fromEntries(own.map(([, key, of]) => [key, of])) },
  }
}
