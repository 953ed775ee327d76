import { expressionOf } from './expressions.mjs'
import { camel, isList, typeName } from './names.mjs'

/** The source of an operation's constant, and the names that it uses. */
export const operationText = (operation, context) => {
  const { constant, name, summary, method, path, auth, params, query, body, success, known } =
    operation
  const items = itemsOf(operation, context.shape)
  const names = new Set()
  const write = (shape, place) => {
    const used = expressionOf(shape, { ...context, place })
    for (const one of used.names) names.add(one)
    return used.text
  }
  const queries = Object.entries(query)
    .filter(([key]) => !items || !['page?', 'limit?'].includes(key))
    .map(([key, shape]) => `${camel(key.replace('?', ''))}: ${write({ key, shape }, 'query')},`)
  const endpoint = known?.endpoint
  const lines = [
    ...(endpoint ? [`...endpoints.${endpoint.constant},`] : []),
    ...Object.entries({ name, summary, ...(!items && { method }), path, auth })
      .filter(([key, value]) => endpoint?.[key] !== value)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)},`),
    ...paramLines(params, names, endpoint),
    ...(queries.length > 0 ? [`query: {`, ...queries, `},`] : []),
    ...(body ? [bodyLine(body, params, known, write, names)] : []),
    items ? `items: ${write(items)},` : `success: { ${successes(success, write, names)} },`,
    ...errorLines(operation, names, context.earlier.errors, endpoint),
  ]
  if (endpoint) names.add('endpoints')
  const definer = items ? 'listOperation' : 'operation'
  return [`export const ${constant} = ${definer}({\n${lines.join('\n')}\n})\n`, [...names, definer]]
}

const same = (some, others) => [...some].sort().join() === [...others].sort().join()

const paramLines = (params, names, endpoint) => {
  const keys = Object.keys(params)
  if (
    keys.length === 0 ||
    (endpoint?.params && same(Object.keys(endpoint.params), keys.map(camel)))
  )
    return []
  names.add('segment')
  return [`params: { ${keys.map((key) => `${camel(key)}: segment`).join(', ')} },`]
}

const bodyLine = ({ encoding, of }, params, known, write, names) => {
  names.add(encoding)
  const given = of.nullable ?? of
  const named =
    typeof given === 'string' && given.startsWith('#') ? camel(typeName(given.slice(1))) : 'body'
  const key = Object.keys(params).length > 0 ? (known?.bodyKey ?? lowerFirst(named)) : undefined
  return `body: ${encoding}(${write(of)}${key ? `, '${key}'` : ''}),`
}

const lowerFirst = (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const successes = (success, write) =>
  Object.entries(success)
    .map(([status, shape]) => `${status}: ${write(shape)}`)
    .join(', ')

const itemsOf = ({ query, success }, shape) => {
  const first = success[200]?.branches ? Object.values(success[200].branches)[0] : success[200]
  if (typeof first !== 'string' || !isList(first.slice(1)) || !('page?' in query)) return undefined
  return shape.entities[first.slice(1)].fields.items.list
}

const errorLines = ({ errors }, names, known, endpoint) => {
  const documented = Object.entries(errors).flatMap(([status, all]) =>
    all.map((name) => `${status} ${name}`),
  )
  const said = endpoint?.errors?.map(({ status, name }) => `${status} ${name}`)
  if (said && same(said, documented)) return []
  const constants = new Set(
    Object.values(errors)
      .flat()
      .map((name) => errorConstant(name, known)),
  )
  for (const name of constants) names.add(name)
  return [`errors: [${[...constants].join(', ')}],`]
}

const errorConstant = (name, known) => {
  if (name === 'HTTPValidationError') return 'invalidRequest'
  const short = lowerFirst(name).replace(/Error$/, '')
  return known.has(short) ? short : lowerFirst(name)
}
