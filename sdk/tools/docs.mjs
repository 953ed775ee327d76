/** Writes the reference, Markdown from the table of operations, to dist/docs/reference.md. */
import { mkdir, writeFile } from 'node:fs/promises'
import { operations } from '../dist/bundle/index.js'
import { codecOf, isOptional, leaves, wireName } from './table.mjs'

const CREDENTIALS = {
  accessToken: 'an access token',
  customerSession: "a customer's session, given as the first argument",
  clientCredentials: 'client credentials, in the request',
  none: 'no credentials',
}

const WORDS = {
  string: 'text',
  segment: 'text',
  textOrInteger: 'text or integer',
  scalar: 'text, integer or boolean',
  queryInteger: 'integer',
  queryBoolean: 'boolean',
  date: '`Date`',
  day: '`Date`, a day',
  metadataQuery: 'metadata to match',
  unknown: 'any JSON',
}

/** The entities that the text so far has named, by name. */
const entities = new Map()

const folder = new URL('../dist/docs/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('reference.md', folder), reference())

function reference() {
  const all = leaves(operations)
  const namespaces = [...new Set(all.map(namespaceOf))]
  return [
    '# Reference\n',
    'Every operation and entity, written by `npm run docs` from the table that the client runs on.\n',
    ...namespaces.flatMap((namespace) => [
      `## ${namespace}\n`,
      ...all.filter((one) => namespaceOf(one) === namespace).map(operation),
    ]),
    '## Entities\n',
    ...entitySections(),
  ].join('\n')
}

/** Describing one entity may name others, which the map then gives in turn. */
function* entitySections() {
  for (const [name, shape] of entities) {
    yield `### ${name}\n`
    yield shape.kind === 'union' ? `${alternatives(shape)}\n` : `${properties(shape)}\n`
  }
}

function alternatives({ branches, open }) {
  const names = [...new Set(Object.values(branches).map(typeOf))]
  return `One of ${names.join(', ')}${open ? ', or `Unknown`' : ''}.`
}

function properties({ fields }) {
  const rows = Object.entries(fields).map(([key, field]) => {
    const wire = wireName(key) === key ? '' : ` (\`${wireName(key)}\`)`
    return `| ${key}${wire} | ${typeOf(codecOf(field))} | ${needOf(field)} |`
  })
  return ['| property | type | |', '| --- | --- | --- |', ...rows].join('\n')
}

function needOf(field) {
  if (field.fallback !== undefined) return `default \`${JSON.stringify(field.fallback)}\``
  return isOptional(field) ? 'optional' : ''
}

function namespaceOf({ name }) {
  return name.split('.').slice(0, -1).join('.')
}

function operation({
  name,
  summary,
  method,
  path,
  auth,
  params,
  query,
  body,
  success,
  errors,
  paged,
}) {
  const rows = [
    ...rowsOf(params, 'path'),
    ...rowsOf(query, 'query'),
    ...(body ? bodyRows(body) : []),
  ]
  return [
    `### client.${name}\n`,
    `${summary}\n`,
    `\`${method} ${path}\`, with ${CREDENTIALS[auth]}.${paged ? ' The answer is a page of a list.' : ''}\n`,
    ...(rows.length > 0
      ? ['| property | in | type | |', '| --- | --- | --- | --- |', ...rows, '']
      : []),
    `Answers ${Object.entries(success)
      .map(([status, codec]) => `${status} ${typeOf(codec)}`)
      .join(
        ', ',
      )}.${errors.length > 0 ? ` Errors: ${errors.map((error) => `${error.status} ${error.name}`).join(', ')}.` : ''}\n`,
  ].join('\n')
}

function rowsOf(codec, place) {
  return Object.entries(codec?.shape.fields ?? {}).map(([key, field]) => row(key, place, field))
}

function bodyRows({ codec, key, encoding }) {
  const place = encoding === 'form' ? 'form' : 'body'
  if (key) return [`| ${key} | ${place} | ${typeOf(codec)} | required |`]
  return codec.shape.kind === 'entity'
    ? rowsOf(codec, place)
    : [`| (the request) | ${place} | ${typeOf(codec)} | required |`]
}

function row(key, place, field) {
  const wire = wireName(key) === key ? '' : ` (\`${wireName(key)}\`)`
  const need = needOf(field) || 'required'
  return `| ${key}${wire} | ${place} | ${typeOf(codecOf(field))} | ${need} |`
}

function typeOf({ name, shape }) {
  switch (shape.kind) {
    case 'nullable':
      return `${typeOf(shape.of)} or null`
    case 'orNothing':
      return `${typeOf(shape.of)} or nothing`
    case 'list':
      return `list of ${typeOf(shape.of)}`
    case 'many':
      return `${typeOf(shape.of)}, one or several`
    case 'map':
      return `map of ${typeOf(shape.of)}`
    case 'pair':
      return shape.of.map(typeOf).join(' and ')
    case 'enum':
      return shape.values.map((value) => `\`${value}\``).join(', ')
    case 'literal':
      return `\`${JSON.stringify(shape.value)}\``
    case 'entity':
    case 'union':
      entities.set(name, shape)
      return `[${name}](#${name.toLowerCase().replaceAll(' ', '-')})`
    case 'recursive':
      return typeOf(shape.of())
    default:
      return WORDS[shape.kind] ?? shape.kind
  }
}
