import { readDetails } from './readDetails.mjs'

/**
 * Reads an OpenAPI document into its shape: operations, entities and webhooks, by names, presence and
 * types, without prose. A shape is the name of a primitive, `#Name` for an entity, or an object with one key:
 * `{ fields }`, `{ list }`, `{ map }`, `{ nullable }`, `{ many }`, `{ pair }`, `{ values }`, `{ literal }`
 * or `{ branches, tag }`. Optional fields have a question mark after their name. What types do not say, such as defaults, is in
 * `details`.
 */
export const readDocument = (document) => {
  const entities = {}
  const read = (schema) => shapeOf(schema, { document, entities })
  const operations = Object.fromEntries(
    Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        METHODS.filter((method) => methods[method]).map((method) => [
          `${method.toUpperCase()} ${path}`,
          operationOf(methods[method], read, document),
        ]),
      )
      .sort(byKey),
  )
  const webhooks = Object.fromEntries(
    Object.entries(document.webhooks ?? {})
      .map(([type, { post }]) => [type, envelopeOf(post, read, document)])
      .sort(byKey),
  )
  return {
    version: document.info.version,
    operations,
    webhooks,
    entities: Object.fromEntries(Object.entries(entities).sort(byKey)),
    details: readDetails(document, Object.keys(entities)),
  }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const byKey = ([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)

const operationOf = ({ operationId, security = [], parameters = [], ...rest }, read, document) => {
  const parametersIn = (place) =>
    Object.fromEntries(
      parameters
        .filter(({ in: found }) => found === place)
        .map(({ name, required, schema }) => [`${name}${required ? '' : '?'}`, read(schema)]),
    )
  const [body] = Object.entries(rest.requestBody?.content ?? {})
  const responses = Object.entries(rest.responses)
  return {
    id: operationId,
    auth: authOf(security),
    scopes: [...new Set(security.flatMap((scheme) => Object.values(scheme).flat()))].sort(),
    ...(rest.deprecated && { deprecated: true }),
    params: parametersIn('path'),
    query: parametersIn('query'),
    ...(body && {
      body: {
        encoding: body[0].includes('json') ? 'json' : 'form',
        isRequired: rest.requestBody.required === true,
        of: read(body[1].schema),
      },
    }),
    success: Object.fromEntries(
      responses
        .filter(([status]) => status < '300')
        .map(([status, it]) => [status, successOf(it, read)]),
    ),
    errors: Object.fromEntries(
      responses
        .filter(([status]) => status >= '300')
        .map(([status, { content }]) => [
          status,
          namesIn(content?.['application/json']?.schema, document),
        ]),
    ),
  }
}

const authOf = (security) => {
  const schemes = security.flatMap((scheme) => Object.keys(scheme))
  if (schemes.length === 0) return 'none'
  return schemes.some((scheme) => scheme.endsWith('_session')) ? 'customerSession' : 'accessToken'
}

const successOf = ({ content }, read) => {
  if (!content) return 'nothing'
  const schema = content['application/json']?.schema
  return schema && Object.keys(schema).length > 0 ? read(schema) : 'unknown'
}

/** The names of the errors that a status can have. */
const namesIn = (schema, document) => {
  if (schema === undefined) return []
  const resolved = schema.$ref ? document.components.schemas[nameOf(schema)] : schema
  const several = resolved.anyOf ?? resolved.oneOf
  return several ? several.flatMap((one) => namesIn(one, document)) : [nameOf(schema)]
}

const nameOf = ({ $ref = '' }) => $ref.split('/').at(-1)

/** The properties of a webhook's payload besides its type. */
const envelopeOf = ({ requestBody }, read, { components }) => {
  const name = nameOf(requestBody.content['application/json'].schema)
  const { properties, required = [] } = components.schemas[name]
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => key !== 'type')
      .map(([key, schema]) => [`${key}${required.includes(key) ? '' : '?'}`, read(schema)]),
  )
}

/** Longer lists, of all countries, currencies or time zones, are left to the platform to check. */
const MAX_ENUM_VALUES = 100

/** The shape of a schema; entities and named enums are recorded once and referred to by name. */
const shapeOf = (schema, context) => {
  if (schema.$ref) return named(nameOf(schema), context)
  if (schema.const !== undefined) return { literal: schema.const }
  if (schema.enum) return schema.enum.length > MAX_ENUM_VALUES ? 'string' : { values: schema.enum }
  if (schema.allOf?.length === 1) return shapeOf(schema.allOf[0], context)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternativesOf(alternatives, schema, context)
  if (Array.isArray(schema.type)) {
    return alternativesOf(
      schema.type.map((type) => ({ type })),
      schema,
      context,
    )
  }
  if (schema.type === 'array') return listOf(schema, context)
  return schema.type === 'object' || schema.properties
    ? objectOf(schema, context)
    : primitive(schema)
}

const named = (name, context) => {
  if (name in context.entities) return `#${name}`
  if (name === 'MetadataQuery') return 'metadataQuery'
  const schema = context.document.components.schemas[name]
  context.entities[name] = 'unknown'
  const shape = shapeOf(schema, context)
  context.entities[name] = shape
  if (typeof shape === 'string' && !shape.startsWith('#')) {
    delete context.entities[name]
    return shape
  }
  return `#${name}`
}

const listOf = ({ prefixItems, items = {} }, context) =>
  prefixItems
    ? { pair: prefixItems.map((item) => shapeOf(item, context)) }
    : { list: shapeOf(items, context) }

const primitive = ({ type, format }) => {
  if (type === 'string' && format === 'date-time') return 'date'
  if (type === 'string' && format === 'date') return 'day'
  return (
    { string: 'string', integer: 'integer', number: 'number', boolean: 'boolean' }[type] ??
    'unknown'
  )
}

const objectOf = ({ properties, required = [], additionalProperties }, context) => {
  // An object that allows any other property holds whatever the merchant stores in it.
  if (properties && !additionalProperties) {
    return {
      fields: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [
          `${name}${required.includes(name) ? '' : '?'}`,
          shapeOf(value, context),
        ]),
      ),
    }
  }
  if (properties || typeof additionalProperties !== 'object') return { map: 'unknown' }
  const of = shapeOf(additionalProperties, context)
  return of === 'scalar' ? 'metadata' : of === 'answer' ? 'customFieldData' : { map: of }
}

const alternativesOf = (schemas, { discriminator }, context) => {
  const some = schemas.filter(({ type }) => type !== 'null')
  const shape = choiceOf(some, discriminator, context)
  return some.length < schemas.length && shape !== 'unknown' && shape !== 'answer'
    ? { nullable: shape }
    : shape
}

const choiceOf = (schemas, discriminator, context) => {
  const shapes = distinct(schemas.map((schema) => shapeOf(schema, context)))
  if (shapes.length === 1) return shapes[0]
  const kinds = shapes.map((shape) => JSON.stringify(shape))
  if (shapes.every((shape) => SCALARS.includes(shape))) {
    if (kinds.includes('"date"')) return 'answer'
    if (shapes.includes('boolean')) return 'scalar'
    if (!shapes.includes('string')) return 'number'
    return shapes.includes('number') ? 'textOrNumber' : 'textOrInteger'
  }
  if (shapes.length === 2 && kinds[1] === `{"list":${kinds[0]}}`) return { many: shapes[0] }
  if (discriminator) {
    return {
      tag: discriminator.propertyName,
      branches: Object.fromEntries(
        Object.entries(discriminator.mapping).map(([value, ref]) => [
          value,
          shapeOf({ $ref: ref }, context),
        ]),
      ),
    }
  }
  return {
    branches: Object.fromEntries(shapes.map((shape, index) => [labelOf(shape, index), shape])),
  }
}

const SCALARS = ['string', 'integer', 'number', 'boolean', 'date', 'textOrInteger', 'textOrNumber']

const labelOf = (shape, index) =>
  typeof shape === 'string' && shape.startsWith('#') ? shape.slice(1) : `${index}`

const distinct = (shapes) => [
  ...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values(),
]
