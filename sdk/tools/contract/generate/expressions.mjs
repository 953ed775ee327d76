import { camel, pascal, typeName } from '../names.mjs'

/** A shape as TypeScript in the package's style, and the names that it uses. */
export const expressionOf = (shape, context) => {
  const names = new Set()
  const use = (name) => {
    names.add(name)
    return name
  }
  const text = context.place === 'query' ? queried(shape, context, use) : write(shape, context, use)
  return { text, names }
}

const write = (shape, context, use) => {
  if (typeof shape === 'string') {
    return shape.startsWith('#')
      ? reference(shape.slice(1), context, use)
      : use(WORDS[shape] ?? shape)
  }
  const inner = (of) => write(of, { ...context, name: undefined }, use)
  if (shape.values) return enumeration(shape, context, use)
  if (shape.literal !== undefined) {
    const kind = context.overrides.open.includes(context.at) ? 'openLiteral' : 'literal'
    return `${use(kind)}(${quoted(shape.literal)})`
  }
  if (shape.nullable) return `${use('nullable')}(${inner(shape.nullable)})`
  if (shape.list) return `${use('list')}(${inner(shape.list)})`
  if (shape.many) return `${use('many')}(${inner(shape.many)})`
  if (shape.map) return `${use('map')}(${inner(shape.map)})`
  if (shape.pair) return `${use('pair')}(${shape.pair.map(inner).join(', ')})`
  if (shape.fields)
    return `${use('entity')}('${context.name}', ${fields(shape.fields, context, use)})`
  return union(shape, context, use)
}

const enumeration = ({ values }, { at, overrides }, use) => {
  const kind = overrides.closed.includes(at) ? 'closedEnum' : 'openEnum'
  return `${use(kind)}(${values.map(quoted).join(', ')})`
}

const WORDS = { metadata: 'numericMetadata' }

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : `${value}`)

const reference = (name, context, use) => {
  const shape = context.shape.entities[name]
  return name.startsWith('ListResource')
    ? write(shape, { ...context, name }, use)
    : use(typeName(name))
}

const fields = (all, context, use) => {
  const isRecord = RECORD.every(([key, of]) => JSON.stringify(all[key]) === JSON.stringify(of))
  const left = Object.keys(all).filter(
    (key) => !(isRecord && RECORD.some(([shared]) => shared === key)),
  )
  const spread = isRecord ? [`...${use('record')},`] : []
  return `{ ${[...spread, ...fieldLines(all, left, context, use)].join('\n')} }`
}

/** The fields of `entities/record.ts`. */
const RECORD = [
  ['id', 'string'],
  ['created_at', 'date'],
  ['modified_at', { nullable: 'date' }],
]

const fieldLines = (all, keys, context, use) =>
  keys.map((key) => {
    const name = key.replace('?', '')
    const at = `${context.entity}.${name}`
    const text = write(all[key], { ...context, name: undefined, entity: undefined, at }, use)
    const fallback = context.overrides.defaults[at]
    if (fallback) return `${camel(name)}: ${use('withDefault')}(${text}, ${fallback}),`
    return `${camel(name)}: ${key.endsWith('?') ? `${use('optional')}(${text})` : text},`
  })

const union = (shape, context, use) => {
  const { branches, tag } = shape
  const values = Object.values(branches)
  if (values.includes('date') && values.length === 2) return use('dateOrNow')
  const flat = flatten(shape, context)
  const name = context.name ?? pascal(flat.map(([label]) => label)[0])
  if (tag && flat.every(([label]) => label in branches)) {
    return unionText('openUnion', name, `${use('by')}('${camel(tag)}')`, flat, context, use)
  }
  const variants = context.overrides.variants[name]
  if (variants) return unionByVariant(name, variants, flat, context, use)
  const nested = nestedTag(flat, context)
  if (nested) {
    const labelled = flat.map(([, of]) => [nested.valueOf(of), of])
    const selector = `${use('byNested')}('${nested.outer}', 'type')`
    return unionText('openUnion', name, selector, labelled, context, use)
  }
  const common = tag ?? commonTag(flat, context)
  const text = `{ ${branchLines(flat, context, use)} }`
  return common
    ? `${use('openBestMatchUnion')}('${name}', '${camel(common)}', ${text})`
    : `${use('bestMatchUnion')}('${name}', ${text})`
}

/** Branches that one property tells apart, except that some have another one too, which is a literal in them alone. */
const unionByVariant = (name, [tag, other], flat, context, use) => {
  const literalOf = (of, key) => resolve(of, context).fields[key]?.literal
  const found = new Set()
  const labelled = flat.map(([, of]) => {
    const variant = literalOf(of, other)
    if (variant !== undefined) found.add(variant)
    const suffix = variant === undefined ? '' : `:${variant === true ? other : variant}`
    return [`${literalOf(of, tag)}${suffix}`, of]
  })
  const [variant] = found
  const label = quoted(variant === true ? other : variant)
  const selector = `${use('by')}('${camel(tag)}', (property) => property('${camel(other)}') === ${quoted(variant)} && ${label})`
  return unionText('openUnion', name, selector, labelled, context, use)
}

const unionText = (kind, name, selector, flat, context, use) =>
  `${use(kind)}('${name}', ${selector}, { ${branchLines(flat, context, use)} })`

const branchLines = (flat, context, use) =>
  flat
    .map(([label, of]) => {
      const key = /^[a-z_]\w*$/i.test(label) ? label : `'${label}'`
      return `${key}: ${write(of, { ...context, name: undefined }, use)},`
    })
    .join('\n')

/** The branches, with each nested union replaced by its own branches. */
const flatten = ({ branches, tag }, context) =>
  Object.entries(branches).flatMap(([label, of]) => {
    const meant = resolve(of, context)
    if (!meant.branches || tag) return [[label, of]]
    return flatten(meant, context).map(([inner, it]) => [
      typeof it === 'string' ? typeName(it.slice(1)) : inner,
      it,
    ])
  })

const resolve = (shape, context) =>
  typeof shape === 'string' && shape.startsWith('#')
    ? resolve(context.shape.entities[shape.slice(1)], context)
    : shape

/** If each branch has a `benefit` with a literal `type`, that property and a function that returns the type. */
const nestedTag = (flat, context) => {
  const typeOf = (of) => {
    const type = resolve(resolve(of, context).fields?.benefit ?? {}, context).fields?.type
    return type?.literal
  }
  return flat.every(([, of]) => typeOf(of)) ? { outer: 'benefit', valueOf: typeOf } : undefined
}

/** A property that is a literal or an enum of one value in all branches, so a new branch would have it too. */
const commonTag = (flat, context) =>
  ['amount_type', 'type'].find((key) =>
    flat.every(([, of]) => {
      const shape = resolve(resolve(of, context).fields?.[key] ?? {}, context)
      return shape.literal !== undefined || shape.values?.length === 1
    }),
  )

/** A query parameter in terms of `codec/query.ts`. */
const queried = ({ key, shape }, context, use) => {
  const isOptional = key.endsWith('?')
  if (key === 'sorting?') return sorting(shape, context, use)
  const of = shape.nullable ?? shape
  if (of.many) return `${use('anyOf')}(${word(of.many, context, use)})`
  const text = word(of, context, use)
  if (!isOptional) return text
  return `${use(shape.nullable || of === 'metadataQuery' ? 'filter' : 'optional')}(${text})`
}

const word = (shape, context, use) => {
  if (shape === 'integer') return use('queryInteger')
  if (shape === 'boolean') return use('queryBoolean')
  if (shape === 'day') return use('queryDay')
  return write(shape, { ...context, place: undefined }, use)
}

const sorting = (shape, context, use) => {
  const { values } = resolve((shape.nullable ?? shape).list, context)
  const properties = values.filter((value) => !value.startsWith('-')).map(quoted)
  return `${use('sortedBy')}(${properties.join(', ')})`
}
