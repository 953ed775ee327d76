/**
 * Lists the differences between a codec and a shape that `readDocument` read, one line each. It ignores the
 * names of entities, and whether an enum is open. For an enum, the codec may also be a string or, to tell the
 * branches of a union apart, a literal.
 */
export const comparerOf =
  ({ codecOf, wireName }) =>
  (codec, shape, entities) =>
    compare(codec, shape, { entities, codecOf, wireName, seen: new Map(), at: '' })

const compare = (codec, shape, context) => {
  const meant = resolve(shape, context)
  if (typeof meant === 'object') {
    const seen = context.seen.get(codec) ?? new Set()
    if (seen.has(meant)) return []
    context.seen.set(codec, seen.add(meant))
  }
  const found = codec.shape
  if (found.kind === 'recursive') return compare(found.of(), shape, context)
  if (found.kind === 'orNothing') return compare(found.of, shape, context)
  if (typeof meant === 'string') return same(wordOf(found), meant, context)
  if (meant.nullable !== undefined) {
    return found.kind === 'nullable'
      ? compare(found.of, meant.nullable, context)
      : [...line(context, 'null', 'nothing'), ...compare(codec, meant.nullable, context)]
  }
  if (found.kind === 'nullable') return line(context, wordOf(meant), 'or null')
  if (meant.literal !== undefined) return literals(found, [meant.literal], context)
  if (meant.values) return values(found, meant.values, context)
  if (meant.branches) return branches(found, meant, context)
  if (meant.fields) return fields(found, meant.fields, context)
  const [kind] = Object.keys(meant)
  if (found.kind !== kind) return line(context, kind, wordOf(found))
  if (kind === 'pair') {
    return found.of.flatMap((part, index) =>
      compare(part, meant.pair[index], within(context, index)),
    )
  }
  return compare(found.of, meant[kind], within(context, '[]'))
}

const resolve = (shape, context) =>
  typeof shape === 'string' && shape.startsWith('#')
    ? resolve(context.entities[shape.slice(1)], context)
    : shape

const WORDS = { segment: 'string', queryInteger: 'integer', queryBoolean: 'boolean' }

const wordOf = (shape) =>
  typeof shape === 'string' ? shape : (WORDS[shape.kind] ?? shape.kind ?? Object.keys(shape)[0])

const same = (found, meant, context) => (found === meant ? [] : line(context, meant, found))

const line = ({ at }, meant, found) => [`${at || 'it'}: ${meant} in the document, ${found} here`]

const within = (context, key) => ({
  ...context,
  at: context.at ? `${context.at}.${key}` : `${key}`,
})

const values = (found, meant, context) => {
  const fits = found.kind === 'string' || (found.kind === 'literal' && meant.includes(found.value))
  return fits ? [] : literals(found, meant, context)
}

const literals = (found, meant, context) => {
  const values = found.kind === 'literal' ? [found.value] : (found.values ?? [wordOf(found)])
  return same([...values].sort().join(', '), [...meant].sort().join(', '), context)
}

const fields = (found, meant, context) => {
  if (found.kind !== 'entity') return line(context, 'an object', wordOf(found))
  const here = Object.fromEntries(
    Object.entries(found.fields).map(([name, field]) => [context.wireName(name), field]),
  )
  const there = Object.fromEntries(
    Object.entries(meant).map(([name, shape]) => [name.replace('?', ''), [name, shape]]),
  )
  return [...new Set([...Object.keys(there), ...Object.keys(here)])].flatMap((name) => {
    const at = within(context, name)
    if (!(name in there)) return line(at, 'nothing', 'a field')
    if (!(name in here)) return line(at, 'a field', 'nothing')
    const [key, shape] = there[name]
    const need = presence(here[name], key.endsWith('?'))
    return [
      ...need.flatMap((word) => line(at, ...word)),
      ...compare(context.codecOf(here[name]), shape, at),
    ]
  })
}

const presence = (field, isOptional) =>
  'presence' in field === isOptional
    ? []
    : [isOptional ? ['optional', 'required'] : ['required', 'optional']]

/** Each branch in the document needs an equal one here; nested unions are flattened. */
const branches = (found, meant, context) => {
  if (found.kind !== 'union') return line(context, 'a union', wordOf(found))
  const here = flat(found)
  return flatShapes(meant, context).flatMap(([label, shape]) =>
    here.some(
      (codec) => compare(codec, shape, { ...context, seen: copyOf(context.seen) }).length === 0,
    )
      ? []
      : line(within(context, label), 'a branch', 'nothing'),
  )
}

/**
 * A copy for each branch, since pairs that were seen while comparing a branch that does not fit must be compared
 * again.
 */
const copyOf = (seen) => new Map([...seen].map(([codec, shapes]) => [codec, new Set(shapes)]))

const flat = ({ branches: of }) =>
  Object.values(of).flatMap((codec) => (codec.shape.kind === 'union' ? flat(codec.shape) : [codec]))

const flatShapes = (meant, context) =>
  Object.entries(meant.branches).flatMap(([label, shape]) => {
    const inner = resolve(shape, context)
    return inner.branches ? flatShapes(inner, context) : [[label, shape]]
  })
