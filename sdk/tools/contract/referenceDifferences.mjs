import { typeName } from './names.mjs'

/**
 * The differences between a contract and what `readReference` read, one line each. Both are brought into a normal form: a set
 * of alternatives, in which dates are text and integers numbers, since the reference's types do not tell them apart.
 */
export const referenceDifferences = (contract, reference) => [
  ...entityLines(contract, reference),
  ...operationLines(contract, reference),
]

const entityLines = ({ entities }, reference) => {
  const here = new Map(
    Object.entries(entities).map(([name, shape]) => [referenceName(name), normal(shape)]),
  )
  const context = { here, there: new Map(Object.entries(reference.entities)) }
  return [...here].flatMap(([name, shape]) => {
    const other = context.there.get(name)
    return other ? compare(shape, list(other), name, context) : []
  })
}

const list = (form) => (Array.isArray(form) ? form : [form])

const operationLines = (contract, reference) => {
  const here = Object.keys(contract.operations)
  const there = Object.keys(reference.operations)
  return [
    ...there.filter((call) => !here.includes(call)).map((call) => `${call}: only there`),
    ...here.filter((call) => !there.includes(call)).map((call) => `${call}: only here`),
    ...here.flatMap((call) => operationDifferences(call, contract, reference)),
  ]
}

const operationDifferences = (call, contract, reference) => {
  const here = contract.operations[call]
  const there = reference.operations[call]
  if (!there) return []
  const context = {
    here: new Map(
      Object.entries(contract.entities).map(([name, shape]) => [
        referenceName(name),
        normal(shape),
      ]),
    ),
    there: new Map(Object.entries(reference.entities)),
  }
  return [
    ...compareFields(queryOf(here), there.query ?? {}, `${call} query`, context),
    ...(here.body && there.body
      ? compare(normal(here.body.of), there.body, `${call} body`, context)
      : []),
    ...compare(
      Object.values(here.success).flatMap((of) => normal(of)),
      there.result,
      `${call} result`,
      context,
    ),
    ...errorLines(call, here, there, reference),
  ]
}

const queryOf = ({ query }) =>
  Object.fromEntries(Object.entries(query).map(([key, shape]) => [key, normal(shape)]))

const errorLines = (call, here, there, { entities }) => {
  const flat = (name) => {
    const form = entities[name]
    return Array.isArray(form) && form.every((one) => `${one}`.startsWith('#'))
      ? form.flatMap((one) => flat(one.slice(1)))
      : [name]
  }
  const ours = Object.entries(here.errors).flatMap(([status, all]) =>
    all.map((name) => `${status} ${name}`),
  )
  const theirs = Object.entries(there.errors).flatMap(([status, all]) =>
    all.flatMap(flat).map((name) => `${status} ${name}`),
  )
  return [
    ...theirs.filter((one) => !ours.includes(one)).map((one) => `${call}: error ${one} only there`),
    ...ours.filter((one) => !theirs.includes(one)).map((one) => `${call}: error ${one} only here`),
  ]
}

const referenceName = (name) => typeName(name).replaceAll('_', '')

/** The alternatives of a shape. */
const normal = (shape) => {
  if (typeof shape === 'string')
    return [
      shape.startsWith('#') ? `#${referenceName(shape.slice(1))}` : (WORDS[shape] ?? shape),
    ].flat()
  if (shape.nullable !== undefined) return [...normal(shape.nullable), 'null']
  if (shape.literal !== undefined) return [quoted(shape.literal)]
  if (shape.values) return shape.values.map(quoted)
  if (shape.many) return [...normal(shape.many), { list: normal(shape.many) }]
  if (shape.branches) return Object.values(shape.branches).flatMap(normal)
  if (shape.fields) {
    return [
      {
        fields: Object.fromEntries(
          Object.entries(shape.fields).map(([key, of]) => [key, normal(of)]),
        ),
      },
    ]
  }
  const [[kind, of]] = Object.entries(shape)
  return [{ [kind]: kind === 'pair' ? of.map(normal) : normal(of) }]
}

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : `${value}`)

const WORDS = {
  date: 'string',
  day: 'string',
  integer: 'number',
  scalar: ['string', 'number', 'boolean'],
  answer: ['string', 'number', 'boolean', 'null'],
  textOrInteger: ['string', 'number'],
  textOrNumber: ['string', 'number'],
  metadata: { map: ['string', 'number', 'boolean'] },
  customFieldData: { map: ['string', 'number', 'boolean', 'null'] },
  metadataQuery: '#MetadataQuery',
}

/** The alternatives without names of unions and enumerations: only those of objects are kept. */
const expanded = (form, names, open = []) =>
  form.flatMap((one) => {
    if (typeof one !== 'string' || !one.startsWith('#')) return [one]
    const name = one.slice(1)
    const meant = names.get(name)
    if (!meant || open.includes(name)) return [one]
    const alternatives = list(meant)
    const isObject = alternatives.length === 1 && alternatives[0].fields
    return isObject ? [one] : expanded(alternatives, names, [...open, name])
  })

const compare = (ours, theirs, at, context) => {
  const here = expanded(ours, context.here)
  const there = expanded(theirs, context.there)
  if (here.includes('unknown') || there.includes('unknown')) return []
  const key = (one) => (typeof one === 'string' ? one : Object.keys(one)[0])
  const isText = (all) => all.includes('string')
  const drop = (all, other) =>
    all.filter((one) => !(isText(other) && typeof one === 'string' && one.startsWith("'")))
  const [left, right] = [drop(here, there), drop(there, here)]
  const lines = [
    ...right
      .filter((one) => !left.some((other) => key(other) === key(one)))
      .map((one) => `${at}: ${text(one)} only there`),
    ...left
      .filter((one) => !right.some((other) => key(other) === key(one)))
      .filter((one) => !(one === 'string' && right.every((other) => `${other}`.startsWith("'"))))
      .map((one) => `${at}: ${text(one)} only here`),
  ]
  const pairs = left.flatMap((one) => {
    const other = right.find((other) => typeof other === 'object' && key(other) === key(one))
    return typeof one === 'object' && other ? [[one, other]] : []
  })
  return [...lines, ...pairs.flatMap(([one, other]) => inside(one, other, at, context))]
}

const inside = (one, other, at, context) => {
  if (one.fields) return compareFields(one.fields, other.fields, at, context)
  const [kind] = Object.keys(one)
  return kind === 'pair' ? [] : compare(one[kind], other[kind], `${at}[]`, context)
}

const compareFields = (ours, theirs, at, context) => {
  const name = (key) => key.replace('?', '')
  const keyOf = (fields) => new Map(Object.keys(fields).map((key) => [name(key), key]))
  const [here, there] = [keyOf(ours), keyOf(theirs)]
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((field) => {
    const path = `${at}.${field}`
    if (!here.has(field))
      return [
        `${path}: ${text(theirs[there.get(field)])} only there (${there.get(field).endsWith('?') ? 'optional' : 'required'})`,
      ]
    if (!there.has(field)) return [`${path}: only here`]
    const [mine, other] = [here.get(field), there.get(field)]
    return [
      ...(mine === other ? [] : [`${path}: ${mine} here, ${other} there`]),
      ...compare(ours[mine], theirs[other], path, context),
    ]
  })
}

const text = (form) => JSON.stringify(form)
