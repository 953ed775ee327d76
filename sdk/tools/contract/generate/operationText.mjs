import { expressionOf } from './expressions.mjs'
import { camel, isList, typeName } from '../names.mjs'

/** The source of an operation's constant, and the names that it uses. */
export const operationText = (described, context) => {
  const { operation, constant, name, summary, method, path, auth } = described
  const { params, query, body, success } = operation
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
  const lines = [
    ...Object.entries({ name, summary, ...(!items && { method }), path, auth }).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)},`,
    ),
    ...paramLines(params, names),
    ...(queries.length > 0 ? [`query: {`, ...queries, `},`] : []),
    ...(body ? [bodyLine(described, write, names)] : []),
    items ? `items: ${write(items)},` : `success: { ${successes(success, write)} },`,
    errorLine(operation, names, context),
    ...(described.isIdempotent ? ['isIdempotent: true,'] : []),
    ...(described.formerNames ? [`formerNames: ${JSON.stringify(described.formerNames)},`] : []),
  ]
  const definer = items ? 'listOperation' : 'operation'
  return [`export const ${constant} = ${definer}({\n${lines.join('\n')}\n})\n`, [...names, definer]]
}

const paramLines = (params, names) => {
  const keys = Object.keys(params)
  if (keys.length === 0) return []
  names.add('segment')
  return [`params: { ${keys.map((key) => `${camel(key)}: segment`).join(', ')} },`]
}

const bodyLine = ({ operation: { body, params }, bodyKey }, write, names) => {
  names.add(body.encoding)
  const given = body.of.nullable ?? body.of
  const isNamed = typeof given === 'string' && given.startsWith('#')
  const named = isNamed ? lowerFirst(camel(typeName(given.slice(1)))) : 'body'
  const key = Object.keys(params).length > 0 ? `, '${bodyKey ?? named}'` : ''
  return `body: ${body.encoding}(${write(body.of)}${key}),`
}

const lowerFirst = (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const successes = (success, write) =>
  Object.entries(success)
    .map(([status, shape]) => `${status}: ${write(shape)}`)
    .join(', ')

/** What the pages of a list hold. A list that also has cursors instead of pages is read by its pages. */
const itemsOf = ({ query, success }, { entities }) => {
  const first = success[200]?.branches ? Object.values(success[200].branches)[0] : success[200]
  if (typeof first !== 'string' || !isList(first.slice(1)) || !('page?' in query)) return undefined
  return entities[first.slice(1)].fields.items.list
}

const errorLine = ({ errors }, names, { errorOf }) => {
  const constants = new Set(
    Object.entries(errors).flatMap(([status, all]) => all.map((name) => errorOf(name, status))),
  )
  for (const name of constants) names.add(name)
  return `errors: [${[...constants].join(', ')}],`
}
