/** Writes an OpenAPI 3.1 document from the table of operations to dist/docs/openapi.json. */
import { mkdir, writeFile } from 'node:fs/promises'
import { operations } from '../dist/bundle/index.js'
import { codecOf, wireName } from '../dist/codec/entity.js'
import { servers } from '../dist/servers.js'
import { VERSION } from '../dist/version.js'
import { isOptional, leaves } from './table.mjs'

const schemas = {}

function document() {
  const paths = {}
  for (const operation of leaves(operations)) {
    const item = (paths[operation.path] ??= {})
    item[operation.method.toLowerCase()] = describe(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Billing platform', version: VERSION },
    servers: Object.values(servers).map((url) => ({ url })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        customerSession: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describe({ name, summary, auth, params, query, body, success, errors }) {
  const hasScheme = auth === 'accessToken' || auth === 'customerSession'
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    security: hasScheme ? [{ [auth]: [] }] : [],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(success).map(([status, codec]) => [status, response('Success', codec)]),
      ),
      ...Object.fromEntries(
        [...new Set(errors.map(({ status }) => status))].map((status) => [
          status,
          errorResponse(errors.filter((error) => error.status === status)),
        ]),
      ),
    },
  }
}

function parameters(codec, place) {
  return Object.entries(codec?.shape.fields ?? {}).map(([key, field]) => ({
    name: wireName(key),
    in: place,
    required: place === 'path' || !isOptional(field),
    schema: withDefault(field),
    ...(codecOf(field).shape.of?.shape.kind === 'metadataQuery' && {
      style: 'deepObject',
      explode: true,
    }),
  }))
}

function contentOf({ encoding, codec }) {
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { [type]: { schema: schemaOf(codec) } }
}

function response(description, codec) {
  return codec.shape.kind === 'nothing'
    ? { description }
    : { description, content: { 'application/json': { schema: schemaOf(codec) } } }
}

function errorResponse(errors) {
  const names = errors.map(({ name }) => name).join(' or ')
  const bodies = errors.map(({ codec }) => schemaOf(codec))
  const schema = bodies.length === 1 ? bodies[0] : { anyOf: bodies }
  return { description: names, content: { 'application/json': { schema } } }
}

function withDefault(field) {
  const schema = schemaOf(codecOf(field))
  return field.fallback === undefined ? schema : { ...schema, default: field.fallback }
}

const scalar = { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }] }
const primitives = {
  string: { type: 'string' },
  segment: { type: 'string', minLength: 1 },
  textOrInteger: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  textOrNumber: { anyOf: [{ type: 'number' }, { type: 'string' }] },
  scalar,
  integer: { type: 'integer' },
  queryInteger: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  queryBoolean: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  metadata: { type: 'object', additionalProperties: scalar },
  customFieldData: {
    type: 'object',
    additionalProperties: { anyOf: [...scalar.anyOf, { type: 'null' }] },
  },
  metadataQuery: {
    type: 'object',
    additionalProperties: { anyOf: [...scalar.anyOf, { type: 'array', items: scalar }] },
  },
  unknown: {},
  nothing: {},
}

function schemaOf(codec) {
  const { shape } = codec
  switch (shape.kind) {
    case 'literal':
      return { const: shape.value }
    case 'enum':
      return { type: 'string', enum: shape.values }
    case 'nullable':
    case 'orNothing':
      return { anyOf: [schemaOf(shape.of), { type: 'null' }] }
    case 'list':
      return { type: 'array', items: schemaOf(shape.of) }
    case 'many':
      return { anyOf: [schemaOf(shape.of), { type: 'array', items: schemaOf(shape.of) }] }
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(shape.of) }
    case 'pair':
      return { type: 'array', prefixItems: shape.of.map(schemaOf), minItems: 2, maxItems: 2 }
    case 'recursive':
      return schemaOf(shape.of())
    case 'entity':
    case 'union':
      return component(codec)
    default:
      return primitives[shape.kind]
  }
}

/** A later component with the same name but different content gets a number. */
const known = new Map()

function component(codec) {
  if (!known.has(codec)) {
    const base = codec.name.replace(/\W+/g, '_')
    let name = base
    for (let number = 2; name in schemas; number++) name = `${base}_${number}`
    known.set(codec, name)
    schemas[name] = {}
    schemas[name] = codec.shape.kind === 'entity' ? object(codec.shape) : alternatives(codec.shape)
  }
  return { $ref: `#/components/schemas/${known.get(codec)}` }
}

function object({ fields }) {
  const entries = Object.entries(fields)
  const required = entries.filter(([, field]) => !('presence' in field))
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([key, field]) => [wireName(key), withDefault(field)]),
    ),
    ...(required.length > 0 && { required: required.map(([key]) => wireName(key)) }),
  }
}

function alternatives({ branches }) {
  return { anyOf: [...new Set(Object.values(branches))].map(schemaOf) }
}

const folder = new URL('../dist/docs/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('openapi.json', folder), `${JSON.stringify(document(), null, 2)}\n`)
