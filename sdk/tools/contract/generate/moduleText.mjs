import { posix } from 'node:path'

/**
 * The text of a module: its imports, what it exports again, then its definitions.
 *
 * @param {string} path such as `shared/entities/order`
 * @param {{ texts: string[], names: Set<string>, again: string[] }} content
 * @param {(name: string) => string} moduleOf the module that exports a name
 */
export const moduleText = (path, { texts, names, again }, moduleOf) => {
  const from = new Map()
  for (const name of names) {
    const module = moduleOf(name)
    if (module !== path) from.set(module, [...(from.get(module) ?? []), name])
  }
  const relative = (module) => {
    const to = posix.relative(posix.dirname(path), module)
    return `${to.startsWith('.') ? to : `./${to}`}.ts`
  }
  const imports = [...from]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, some]) =>
      module === 'io-ts'
        ? `import type * as t from 'io-ts'`
        : `import ${some.every((name) => TYPES.has(name)) ? 'type ' : ''}{ ${some.sort().join(', ')} } from '${relative(module)}'`,
    )
  const exports = again.map((module) => `export * from '${relative(module)}'`)
  return [...imports, '', ...exports, '', ...texts].join('\n')
}

const TYPES = new Set(['Codec'])

/** The modules of the names that the generator writes and that are not generated. */
const MODULES = {
  'io-ts': 't',
  'codec/Codec': 'Codec',
  'codec/collections':
    'closedEnum dateOrNow list literal many map nullable openEnum openLiteral orNothing pair recursive',
  'codec/entity': 'entity optional withDefault withRequestDefault',
  'codec/metadata': 'customFieldData metadataQuery numericMetadata',
  'codec/primitives':
    'boolean date day integer nothing number scalar segment string textOrInteger textOrNumber unknown',
  'codec/query': 'anyOf filter queryBoolean queryDay queryInteger sortedBy',
  'codec/union': 'bestMatchUnion by byNested closedUnion openBestMatchUnion openUnion',
  webhookDelivery: 'event',
}

export const helperModules = new Map(
  Object.entries(MODULES).flatMap(([module, names]) =>
    names.split(' ').map((name) => [name, module]),
  ),
)
