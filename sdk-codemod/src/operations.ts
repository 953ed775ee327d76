import type { OperationValue } from '@dramatis/sdk'
import { operations } from '@dramatis/sdk'

export type AnyCodec = NonNullable<OperationValue['params']>
type Shape = AnyCodec['shape']

/** The entry point that rewritten code imports: the contract of 2026-10. */
export const ENTRY = '@dramatis/sdk'

/** The resources whose file has a different name. */
const FILES: Readonly<Record<string, string>> = {
  'customers/members': 'members',
  'oauth2/clients': 'oauth2',
  webhooks: 'webhookEndpoints',
}

/** The operations by the client's method, such as `customerPortal.orders.list`. */
export const OPERATIONS: ReadonlyMap<string, OperationValue> = new Map(
  leavesOf(operations).map((operation) => [operation.name, operation]),
)

function leavesOf(tree: object): OperationValue[] {
  return Object.values(tree).flatMap((part: unknown) => {
    if (isOperationFunction(part)) return [part.operation]
    return typeof part === 'object' && part !== null ? leavesOf(part) : []
  })
}

function isOperationFunction(value: unknown): value is { readonly operation: OperationValue } {
  return typeof value === 'function' && 'operation' in value
}

/** The subpath that exports an operation's standalone function: the file of its resource. */
export function subpathOf(method: string): string {
  const namespace = method.split('.').slice(0, -1).join('/')
  return FILES[namespace] ?? namespace
}

/** The subpaths that export operations. */
export const SUBPATHS: readonly string[] = [...new Set([...OPERATIONS.keys()].map(subpathOf))]

/** The name of our standalone function for an operation, by the client's method. */
export const FUNCTION_NAMES: ReadonlyMap<string, string> = new Map(
  (await Promise.all(SUBPATHS.map(functionsOf))).flat(),
)

async function functionsOf(subpath: string): Promise<(readonly [string, string])[]> {
  const module: unknown = await import(`${ENTRY}/${subpath}`)
  return Object.entries(module ?? {}).flatMap(([name, value]: [string, unknown]) =>
    isOperationFunction(value) ? [[value.operation.name, name] as const] : [],
  )
}

/** The name of an operation's standalone function in 0.x, such as `customerPortalOrdersList`. */
export const standaloneName = (method: string): string =>
  method.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name of an operation's standalone function in 1.x, such as `getStateExternalCustomers`. */
export const serviceName = (method: string): string => {
  const [resource = '', name = ''] = method.split('.').slice(-2)
  return name + resource.charAt(0).toUpperCase() + resource.slice(1)
}

/** The name of a property in our SDK: `externalId` for `external_id`. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The codecs that a property may have: those of every branch of a union. */
export const fieldOf = (codecs: readonly AnyCodec[], key: string): readonly AnyCodec[] =>
  codecs.flatMap(entities).flatMap((fields) => {
    const field = fields[key]
    if (field === undefined) return []
    return ['presence' in field ? field.codec : field]
  })

/** Whether anything is known about the properties of a value with these codecs. */
export const hasFields = (codecs: readonly AnyCodec[]): boolean =>
  codecs.flatMap(entities).length > 0

type Fields = Extract<Shape, { readonly kind: 'entity' }>['fields']

function entities({ shape }: AnyCodec): readonly Fields[] {
  switch (shape.kind) {
    case 'entity':
      return [shape.fields]
    case 'union':
      return Object.values(shape.branches).flatMap(entities)
    case 'nullable':
    case 'orNothing':
    case 'many':
      return entities(shape.of)
    case 'recursive':
      return entities(shape.of())
    default:
      return []
  }
}

/** The codecs of a list's items. */
export const itemsOf = (codecs: readonly AnyCodec[]): readonly AnyCodec[] =>
  codecs.flatMap(({ shape }) => {
    if (shape.kind === 'list' || shape.kind === 'many') return [shape.of]
    return shape.kind === 'nullable' ? itemsOf([shape.of]) : []
  })

/** Whether a value is a `Date` in our SDK. */
export const isDate = (codecs: readonly AnyCodec[]): boolean =>
  codecs.some(({ shape }) =>
    shape.kind === 'nullable' || shape.kind === 'orNothing'
      ? isDate([shape.of])
      : shape.kind === 'date' || shape.kind === 'day',
  )

/**
 * The property that distinguishes the branches of an open union, the only one that an unknown branch also has.
 * Undefined for any other value.
 */
export const openTag = (codecs: readonly AnyCodec[]): string | undefined => {
  for (const { shape } of codecs) {
    if (shape.kind === 'union' && shape.open) return shape.tag ?? ''
    const tag = shape.kind === 'nullable' ? openTag([shape.of]) : undefined
    if (tag !== undefined) return tag
  }
  return undefined
}
