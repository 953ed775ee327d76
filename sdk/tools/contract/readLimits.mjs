/**
 * Reads the limits of an OpenAPI document: what each operation refuses beyond the types that its codecs
 * check. See `src/sandbox/limits/Limit.ts` for their form. Repeated parts are named once, in `parts`.
 */
export const readLimits = (document) => {
  const read = reader(document)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const limits = limitsOf(operation, read)
      return limits
        ? [[`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`, limits]]
        : []
    }),
  )
  return shared(Object.fromEntries(operations))
}

const limitsOf = ({ parameters = [], requestBody }, read) => {
  const parametersIn = (place) => {
    const found = parameters.filter((parameter) => parameter.in === place)
    const fields = Object.fromEntries(found.map(({ name, schema }) => [name, read(schema, name)]))
    return defined(fields)
  }
  const [content] = Object.values(requestBody?.content ?? {})
  return defined({
    path: parametersIn('path'),
    query: parametersIn('query'),
    body: content && read(content.schema),
  })
}

/** The entries that are set; undefined if none is. */
const defined = (object) => {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const reader = (document) => {
  /** The schemas that are being read. Where one contains itself, it is not read again. */
  const open = new Set()
  const read = (schema, name) => {
    if (schema.$ref) {
      if (open.has(schema.$ref)) return undefined
      open.add(schema.$ref)
      const limit = read(document.components.schemas[schema.$ref.split('/').at(-1)], name)
      open.delete(schema.$ref)
      return limit
    }
    const branches = schema.anyOf ?? schema.oneOf
    if (branches) return alternatives(branches, name)
    return readers[schema.type]?.(schema, name)
  }
  const alternatives = (schemas, name) => {
    const given = schemas.filter(({ type }) => type !== 'null')
    const limits = given.map((schema) => read(schema, name))
    if (limits.every((limit) => limit === undefined)) return undefined
    if (limits.length === 1) return limits[0]
    return { any: limits.map((limit, index) => limit ?? structure(given[index])) }
  }
  const resolved = (schema) =>
    schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema
  /** The structure of an alternative without limits, from which its values can be recognized. */
  const structure = (given) => {
    const schema = resolved(given)
    if (schema.type === 'object') return objectOf(schema, undefined)
    if (schema.type === 'array') return { each: structure(schema.items) }
    return { type: schema.type === 'integer' ? 'number' : (schema.type ?? 'any') }
  }
  const literalsOf = (properties) =>
    defined(
      Object.fromEntries(
        Object.entries(properties).map(([key, schema]) => {
          const property = resolved(schema)
          return [
            key,
            property.const ?? (property.enum?.length === 1 ? property.enum[0] : undefined),
          ]
        }),
      ),
    )
  const objectOf = ({ properties = {}, required }, fields) =>
    defined({ literals: literalsOf(properties), required, fields }) ?? { fields: {} }

  const readers = {
    string: ({ format, pattern, minLength, maxLength }, name) => {
      if (name === 'country') return { format: 'country' }
      if (FORMATS[format]) return { format: FORMATS[format] }
      return defined({ pattern, minLength, maxLength })
    },
    number: ({ minimum, maximum, exclusiveMinimum }) =>
      defined({ minimum, maximum, exclusiveMinimum }),
    array: ({ items, minItems, maxItems }) =>
      defined({ minItems, maxItems, each: items && read(items) }),
    object: (schema) => {
      const { properties, propertyNames, additionalProperties, minProperties, maxProperties } =
        schema
      if (!properties) {
        const values =
          typeof additionalProperties === 'object' ? read(additionalProperties) : undefined
        const keys = propertyNames && readers.string(propertyNames)
        return defined({ minProperties, maxProperties, keys, values })
      }
      const fields = defined(
        Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, read(of, key)])),
      )
      return fields && objectOf(schema, fields)
    },
  }
  readers.integer = readers.number
  return read
}

const FORMATS = {
  uuid4: 'uuid4',
  uuid: 'uuid',
  email: 'email',
  uri: 'url',
  ipvanyaddress: 'ip',
}

/** Names every part that occurs more than once. */
const shared = (operations) => {
  const counts = new Map()
  const count = (node) => {
    if (typeof node !== 'object' || node === null) return
    const text = JSON.stringify(node)
    counts.set(text, (counts.get(text) ?? 0) + 1)
    if (counts.get(text) === 1) Object.values(node).forEach(count)
  }
  Object.values(operations).forEach(count)
  const names = new Map()
  const parts = {}
  const replaced = (node, isLimit) => {
    if (typeof node !== 'object' || node === null) return node
    const text = JSON.stringify(node)
    if (isLimit && counts.get(text) > 1 && text.length > 24) {
      if (!names.has(text)) {
        const name = `#${names.size}`
        names.set(text, name)
        parts[name] = inside(node)
      }
      return names.get(text)
    }
    return inside(node)
  }
  const inside = (node) =>
    Array.isArray(node)
      ? node.map((item) => replaced(item, true))
      : Object.fromEntries(
          Object.entries(node).map(([key, value]) => {
            if (key === 'fields') return [key, mapped(value)]
            return [key, key === 'is' || key === 'needs' ? value : replaced(value, true)]
          }),
        )
  const mapped = (fields) =>
    Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, replaced(of, true)]))
  const limits = Object.fromEntries(
    Object.entries(operations).map(([key, { path, query, body }]) => [
      key,
      defined({
        path: path && mapped(path),
        query: query && mapped(query),
        body: body && replaced(body, true),
      }),
    ]),
  )
  return { parts, operations: limits }
}
