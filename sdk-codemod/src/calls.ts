import type { CallExpression } from 'ts-morph'
import { Node } from 'ts-morph'
import { rewriteResponse, rewriteLoop } from './responses.ts'
import type { FindClient } from './clients.ts'
import type { OperationValue } from '@dramatis/sdk'
import type { FileContext } from './FileContext.ts'
import type { Generation } from './generations.ts'
import { adviceOn, RENAMED_METHODS } from './generations.ts'
import type { AnyCodec } from './operations.ts'
import { OPERATIONS } from './operations.ts'
import { isCallOptions, rewriteCallOptions } from './options.ts'
import { rewriteRequest, rewriteWholeRequest } from './requests.ts'

/** Rewrites a call to a client's method, such as `client.orders.list(…)`. */
export const rewriteCall = (
  call: CallExpression,
  findClient: FindClient,
  context: FileContext,
): void => {
  const called = methodOf(call, findClient)
  if (!called) return
  const { generation, method } = called
  if (generation === '0.x') {
    const operation = OPERATIONS.get(RENAMED_METHODS[method] ?? method)
    if (!operation) {
      context.leave(call, adviceOn(method))
      return
    }
    if (method in RENAMED_METHODS) rename(called.path, operation.name, context)
    rewriteArguments(call.getArguments(), operation, context)
    return
  }
  const isIterator = ITERATOR.test(method)
  const operation = OPERATIONS.get(isIterator ? withoutIterator(method) : method)
  if (!operation) {
    context.leave(call, adviceOn(method))
    return
  }
  rewritePositional(call, operation, context)
  if (isIterator) rewriteIterator(call, operation, context)
  else rewriteResponse(call, responsesOf(operation), context, operation.paged)
}

interface Called {
  readonly generation: Generation
  /** Such as `customerPortal.orders.list`. */
  readonly method: string
  /** The names of the method, in the code. */
  readonly path: readonly Node[]
}

/** The client's method that is called, such as `customerPortal.orders.list`; undefined for any other call. */
const methodOf = (call: CallExpression, findClient: FindClient): Called | undefined => {
  const path: Node[] = []
  let node: Node = call.getExpression()
  while (Node.isPropertyAccessExpression(node)) {
    path.unshift(node.getNameNode())
    node = node.getExpression()
    const client = findClient(node)
    if (client && !client.isCore) {
      const method = path.map((one) => one.getText()).join('.')
      return { generation: client.generation, method, path }
    }
  }
  return undefined
}

const rename = (path: readonly Node[], method: string, { edits }: FileContext): void => {
  const [first] = path
  const last = path.at(-1)
  if (first && last) edits.replaceRange(first.getStart(), last.getEnd(), method)
}

const ITERATOR = /\.iter([A-Z]\w*)$/

const withoutIterator = (method: string): string =>
  method.replace(ITERATOR, (_, name: string) => `.${name.charAt(0).toLowerCase()}${name.slice(1)}`)

const responsesOf = ({ success }: OperationValue): readonly AnyCodec[] => Object.values(success)

/** 0.x takes its requests in the same form as our SDK; some names differ, and those of the call's options. */
export const rewriteArguments = (
  given: readonly Node[],
  operation: OperationValue,
  context: FileContext,
): void => {
  const last = given.at(-1)
  const options = last && isCallOptions(last) ? last : undefined
  if (options) rewriteCallOptions(options, '0.x', context)
  const rest = options ? given.slice(0, -1) : given
  const [security, request] = operation.auth === 'customerSession' ? rest : [undefined, ...rest]
  if (security) rewriteRequest(security, [], '0.x', context)
  if (request) rewriteWholeRequest(request, operation, context)
}

/** 1.x takes path parameters, body and query as separate arguments; our SDK takes one object. */
const rewritePositional = (
  call: CallExpression,
  operation: OperationValue,
  context: FileContext,
): void => {
  if (operation.auth === 'customerSession') {
    context.leave(call, 'pass { customerSession } as the first argument')
  }
  const { path, body, query, options } = argumentsOf(call, operation)
  if (options) rewriteCallOptions(options, '1.x', context)
  if (body && operation.body) rewriteRequest(body, [operation.body.codec], '1.x', context)
  if (query && operation.query) rewriteRequest(query, [operation.query], '1.x', context)
  const names = pathParameters(operation)
  const parts = [
    ...path.map((node, at) => ({ node, prefix: prefixOf(node, names[at] ?? '') })),
    ...(body
      ? [{ node: body, prefix: operation.body?.key ? `${operation.body.key}: ` : SPREAD }]
      : []),
    ...(query ? [{ node: query, prefix: SPREAD }] : []),
  ]
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last || (parts.length === 1 && first.prefix === SPREAD)) return
  for (const { node, prefix } of parts)
    merge(node, prefix, node === first.node, node === last.node, context)
}

const SPREAD = '...'

/**
 * Makes an argument part of the request object: the first one gets the opening brace, the last one the closing
 * brace. An object literal that would be spread loses its own braces instead.
 */
const merge = (
  node: Node,
  prefix: string,
  isFirst: boolean,
  isLast: boolean,
  { edits }: FileContext,
): void => {
  const open = isFirst ? '{ ' : ''
  const close = isLast ? ' }' : ''
  if (
    prefix === SPREAD &&
    Node.isObjectLiteralExpression(node) &&
    node.getProperties().length > 0
  ) {
    const properties = node.getProperties()
    edits.replaceRange(node.getStart(), properties[0]?.getStart() ?? node.getEnd(), open)
    edits.replaceRange(properties.at(-1)?.getEnd() ?? node.getStart(), node.getEnd(), close)
    return
  }
  edits.before(node, open + prefix)
  if (close) edits.after(node, close)
}

const prefixOf = (node: Node, name: string): string => (node.getText() === name ? '' : `${name}: `)

/** Our names for the path parameters, in the order of the path. */
const pathParameters = ({ path }: OperationValue): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  )

const argumentsOf = (call: CallExpression, operation: OperationValue) => {
  const all = call.getArguments().filter((node) => node.getText() !== 'undefined')
  const path = all.slice(0, pathParameters(operation).length)
  const rest = all.slice(path.length)
  const body = operation.body ? rest.shift() : undefined
  const query = operation.query && rest[0] && !isOptionsOf1(rest[0]) ? rest.shift() : undefined
  return { path, body, query, options: rest[0] }
}

const isOptionsOf1 = (node: Node): boolean =>
  Node.isObjectLiteralExpression(node) &&
  node.getProperties().length > 0 &&
  node.getProperties().every((one) => /^(timeout|accessToken)\b/.test(one.getText()))

/** Rewrites `client.orders.iterList()` in a `for await` loop to `(await client.orders.list()).items()`. */
const rewriteIterator = (
  call: CallExpression,
  operation: OperationValue,
  context: FileContext,
): void => {
  const access = call.getExpression()
  if (!Node.isPropertyAccessExpression(access)) return
  const name = withoutIterator(`.${access.getName()}`).slice(1)
  context.edits.replace(access.getNameNode(), name)
  const loop = call.getParent()
  if (!Node.isForOfStatement(loop)) {
    context.leave(call, 'await the list and iterate over its items()')
    return
  }
  context.edits.before(call, '(await ')
  context.edits.after(call, ').items()')
  const items = responsesOf(operation).flatMap(({ shape }) =>
    shape.kind === 'entity' ? [shape.fields.items] : [],
  )
  const lists = items.flatMap((field) => (field && 'shape' in field ? [field] : []))
  rewriteLoop(
    loop,
    lists.flatMap(({ shape }) => (shape.kind === 'list' ? [shape.of] : [])),
    context,
  )
}
