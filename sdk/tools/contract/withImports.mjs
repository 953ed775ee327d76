import { listed, typeName } from './names.mjs'

/** Returns the text of a file: its imports and re-exports, then its definitions. */
export const withImports = (path, { texts, names }, context) => {
  const up = '../'.repeat(path.split('/').length - 1)
  const from = new Map()
  const add = (source, name) => from.set(source, (from.get(source) ?? new Set()).add(name))
  const relative = (source) => {
    if (source.startsWith('../')) return `${up}${source}`
    if (path.startsWith('entities/'))
      return source.replace('./', '../').replace('../entities/', './')
    return up ? source.replace('./', up) : source
  }
  for (const name of names) {
    if (name === 't' || name === 'endpoints') continue
    const home = context.homes.get(entityNamed(name, context))
    if (home === path) continue
    if (home) add(relative(`./${home}.ts`), name)
    else if (SOURCES[name]) add(relative(SOURCES[name]), name)
    else if (context.earlier.codecs.has(name))
      add(relative(`../${context.earlier.codecs.get(name)}.ts`), name)
    else if (context.earlier.errors.has(name)) add(relative(context.earlier.errors.get(name)), name)
    else add(relative('./documentedErrors.ts'), name)
  }
  const lines = [...from]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, some]) => {
      const sorted = [...some].sort()
      const isType = sorted.length === 1 && sorted[0] === 'Codec'
      return `import ${isType ? 'type ' : ''}{ ${sorted.join(', ')} } from '${source}'`
    })
  const isResource = !path.startsWith('entities/')
  const again = isResource
    ? [...from.keys()]
        .filter(
          (source) =>
            source.includes('entities/') ||
            (source.includes(context.earlier.version) && !source.includes('documentedErrors')),
        )
        .map((source) =>
          source.includes('entities/')
            ? `export * from '${source}'`
            : `export { ${[...from.get(source)].sort().join(', ')} } from '${source}'`,
        )
    : []
  const types = names.has('t') ? [`import type * as t from 'io-ts'`] : []
  const endpoints = names.has('endpoints')
    ? [`import * as endpoints from '${relative(`../endpoints/${path}.ts`)}'`]
    : []
  const head = path === 'webhooks' ? WEBHOOK_EXPORTS : []
  return [
    ...types,
    ...lines,
    ...endpoints,
    '',
    ...(path === 'webhooks' ? head : again),
    '',
    ...texts,
  ].join('\n')
}

const entityNamed = (type, { shape }) =>
  Object.keys(shape.entities).find((name) => typeName(name) === type)

/** The modules of all names that are not entities, relative to the folder of a version. */
const SOURCES = {
  ...listed('../codec/Codec.ts', 'Codec'),
  ...listed(
    '../codec/collections.ts',
    'closedEnum dateOrNow list literal many map nullable openEnum orNothing pair recursive',
  ),
  ...listed('../codec/entity.ts', 'withRequestDefault entity optional withDefault'),
  ...listed('../codec/metadata.ts', 'customFieldData metadataQuery numericMetadata'),
  ...listed(
    '../codec/primitives.ts',
    'boolean date day integer nothing number scalar segment string textOrInteger unknown',
  ),
  ...listed('../codec/query.ts', 'anyOf filter queryBoolean queryInteger sortedBy'),
  ...listed(
    '../codec/union.ts',
    'by byNested closedUnion bestMatchUnion openBestMatchUnion openUnion',
  ),
  ...listed('../webhookDelivery.ts', 'deliveriesOf event'),
  ...listed('../2025-03/entities/record.ts', 'record'),
  ...listed('./operation.ts', 'contract form json listOperation operation'),
}

const WEBHOOK_EXPORTS = [
  `export type { WebhookDelivery } from '../webhookDelivery.ts'`,
  `export { WebhookVerificationError } from '../WebhookVerificationError.ts'`,
]
