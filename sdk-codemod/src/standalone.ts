import type { CallExpression } from 'ts-morph'
import { Node } from 'ts-morph'
import type { FileContext } from './FileContext.ts'
import type { Imported } from './imports.ts'
import { rewriteArguments } from './calls.ts'
import { adviceOn, GONE_METHODS, RENAMED_METHODS } from './generations.ts'
import {
  ENTRY,
  FUNCTION_NAMES,
  OPERATIONS,
  serviceName,
  standaloneName,
  subpathOf,
} from './operations.ts'

const FUNCTIONS_0 = new Map(
  [...OPERATIONS.keys(), ...Object.keys(RENAMED_METHODS), ...Object.keys(GONE_METHODS)].map(
    (name) => [standaloneName(name), name],
  ),
)

/** The client's method for the same operation as a standalone function; undefined if there is none. */
export const methodOfFunction = ({ generation, subpath, name }: Imported): string | undefined => {
  if (generation === '0.x') return subpath.startsWith('/funcs/') ? FUNCTIONS_0.get(name) : undefined
  const [, service] = /^\/[\d-]+\/services\/(.+)$/.exec(subpath) ?? []
  if (service === undefined) return undefined
  const namespace = service
    .replace(/\/index$/, '')
    .split('/')
    .map(camelCaseOf)
    .join('.')
  return [...OPERATIONS.keys()].find(
    (method) => method.startsWith(`${namespace}.`) && serviceName(method) === name,
  )
}

const camelCaseOf = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Rewrites a call of a standalone function; ours returns a `TaskEither`. */
export const rewriteFunctionCall = (
  call: CallExpression,
  imported: Imported,
  context: FileContext,
): void => {
  const theirs = methodOfFunction(imported)
  const method = theirs === undefined ? undefined : (RENAMED_METHODS[theirs] ?? theirs)
  const operation = method === undefined ? undefined : OPERATIONS.get(method)
  const name = method === undefined ? undefined : FUNCTION_NAMES.get(method)
  if (method === undefined || !operation || !name) {
    context.leave(call, adviceOn(theirs ?? imported.name))
    return
  }
  if (imported.generation === '1.x') {
    context.leave(call, `${name}(core)(request)() returns an Either; or use the client's ${method}`)
    return
  }
  const entry = `${ENTRY}/${subpathOf(method)}`
  context.edits.replace(call.getExpression(), context.needed.add(entry, name))
  const [core, ...request] = call.getArguments()
  rewriteArguments(request, operation, context)
  if (core) rewriteCore(core, request[0], call, context)
  rewriteResult(call, context)
}

/** Rewrites `f(core, request)` to `f(core)(request)()`. */
const rewriteCore = (
  core: Node,
  next: Node | undefined,
  call: CallExpression,
  { edits }: FileContext,
): void => {
  if (next) edits.replaceRange(core.getEnd(), next.getStart(), ')(')
  else edits.after(core, ')(')
  edits.after(call, '()')
}

/** Rewrites the uses of the result, which is `{ ok, value, error }` in 0.x and an `Either` in our SDK. */
const rewriteResult = (call: Node, context: FileContext): void => {
  const parent = call.getParent()
  if (Node.isAwaitExpression(parent) || Node.isParenthesizedExpression(parent)) {
    rewriteResult(parent, context)
    return
  }
  if (Node.isVariableDeclaration(parent)) {
    const name = parent.getNameNode()
    if (Node.isIdentifier(name)) {
      for (const reference of name.findReferencesAsNodes())
        if (reference !== name) rewriteUse(reference, context)
      return
    }
  }
  context.leave(call, 'the result is an Either: { _tag, right } or { _tag, left }')
}

const SIDES: Readonly<Record<string, string>> = { value: 'right', error: 'left' }

const rewriteUse = (result: Node, context: FileContext): void => {
  const parent = result.getParent()
  if (Node.isPropertyAccessExpression(parent)) {
    const name = parent.getName()
    if (name === 'ok') {
      rewriteCheck(parent, result.getText(), context)
      return
    }
    const side = SIDES[name]
    if (side !== undefined) {
      context.edits.replace(parent.getNameNode(), side)
      return
    }
  }
  const pattern = Node.isVariableDeclaration(parent) ? parent.getNameNode() : undefined
  if (!Node.isObjectBindingPattern(pattern)) {
    context.leave(result, 'the result is an Either: { _tag, right } or { _tag, left }')
    return
  }
  for (const element of pattern.getElements()) {
    const property = element.getPropertyNameNode() ?? element.getNameNode()
    const side = SIDES[property.getText()]
    if (side === undefined) context.leave(element, 'the result is an Either: check its _tag')
    else
      context.edits.replace(
        property,
        element.getPropertyNameNode() ? side : `${side}: ${property.getText()}`,
      )
  }
}

const rewriteCheck = (access: Node, name: string, { edits }: FileContext): void => {
  const parent = access.getParent()
  if (Node.isPrefixUnaryExpression(parent)) edits.replace(parent, `${name}._tag === 'Left'`)
  else edits.replace(access, `${name}._tag === 'Right'`)
}
