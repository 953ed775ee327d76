/**
 * What an OpenAPI document says about parameters and properties besides their types: defaults, limits, which numbers are whole, and what is
 * deprecated, by operation and parameter or by entity and property. Nothing is generated from it; it is committed so that a change is
 * noticed.
 */
export const readDetails = ({ paths, components }, entities) => {
  const found = [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.map(({ name, schema, deprecated }) => [
          `${method.toUpperCase()} ${path} ${name}`,
          detailOf({ ...schema, ...(deprecated && { deprecated }) }),
        ]),
      ),
    ),
    ...entities.flatMap((entity) =>
      Object.entries(components.schemas[entity].properties ?? {}).map(([name, property]) => [
        `${entity}.${name}`,
        detailOf(property),
      ]),
    ),
  ]
  return Object.fromEntries(
    found.filter(([, detail]) => detail !== '').sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const KEYWORDS =
  'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format minItems maxItems uniqueItems minProperties maxProperties'.split(
    ' ',
  )

const LONGEST_TEXT = 60

const detailOf = (schema) => [...new Set(partsOf(schema))].join(', ')

const partsOf = (schema) => [
  ...(schema.deprecated ? ['deprecated'] : []),
  ...('default' in schema ? [`default ${shortened(JSON.stringify(schema.default))}`] : []),
  ...KEYWORDS.filter((keyword) => keyword in schema && schema[keyword] !== 'date-time').map(
    (keyword) => `${keyword} ${shortened(`${schema[keyword]}`)}`,
  ),
  ...(schema.enum?.length > 100 ? [`${schema.enum.length} values`] : []),
  ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((one, _, all) => [
    // A union of scalars has one codec, whichever numbers it allows.
    ...(all.some(({ type }) => type === 'string') && /integer|number/.test(one.type)
      ? [one.type]
      : []),
    ...partsOf(one),
  ]),
  ...['items', 'additionalProperties', 'propertyNames'].flatMap((key) =>
    typeof schema[key] === 'object' ? partsOf(schema[key]).map((part) => `${key} ${part}`) : [],
  ),
]

/** Long texts, such as a list of all scopes, are only compared. */
const shortened = (text) =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}… (${sumOf(text)})`

const sumOf = (text) =>
  [...text]
    .reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7)
    .toString(16)
