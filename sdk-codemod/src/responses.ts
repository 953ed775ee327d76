import type { BindingElement } from 'ts-morph'
import { Node } from 'ts-morph'
import type { FileContext } from './FileContext.ts'
import type { AnyCodec } from './operations.ts'
import { camelCase, fieldOf, hasFields, isDate, itemsOf, openTag } from './operations.ts'

/** The properties of a list in 1.x. Our SDK returns a `Page` instead, with that list as its `result`. */
const PAGE = ['items', 'pagination']

/**
 * Rewrites how a program reads a response of 1.x: names become camelCase. Follows the value through variables,
 * patterns, loops and list methods within one file.
 */
export const rewriteResponse = (
  value: Node,
  codecs: readonly AnyCodec[],
  context: FileContext,
  isPage = false,
): void => {
  const parent = value.getParent()
  if (!parent || !hasFieldsOrItems(codecs)) return
  if (isWrapper(parent)) {
    rewriteResponse(parent, codecs, context, isPage)
    return
  }
  if (Node.isPropertyAccessExpression(parent) && parent.getExpression() === value) {
    rewriteAccess(parent, value, codecs, context, isPage)
    return
  }
  if (Node.isElementAccessExpression(parent)) {
    rewriteResponse(parent, itemsOf(codecs), context)
    return
  }
  if (Node.isVariableDeclaration(parent) && parent.getInitializer() === value) {
    const name = parent.getNameNode()
    if (isPage && !Node.isIdentifier(name))
      context.edits.replace(value, `(${value.getText()}).result`)
    rewriteBinding(name, codecs, context, isPage)
    return
  }
  if (Node.isForOfStatement(parent) && parent.getExpression() === value) {
    rewriteLoop(parent, itemsOf(codecs), context)
    return
  }
}

/** Rewrites the uses of the variable of a `for … of` loop over responses. */
export const rewriteLoop = (
  loop: Node,
  codecs: readonly AnyCodec[],
  context: FileContext,
): void => {
  if (!Node.isForOfStatement(loop)) return
  const initializer = loop.getInitializer()
  const [declaration] = Node.isVariableDeclarationList(initializer)
    ? initializer.getDeclarations()
    : []
  if (declaration) rewriteBinding(declaration.getNameNode(), codecs, context, false)
}

/** Whether an expression has the value of the one inside it: `await x`, `(x)`, `x!`, `x ?? []`. */
const isWrapper = (node: Node): boolean =>
  Node.isAwaitExpression(node) ||
  Node.isParenthesizedExpression(node) ||
  Node.isNonNullExpression(node) ||
  (Node.isBinaryExpression(node) && ['??', '||'].includes(node.getOperatorToken().getText()))

const hasFieldsOrItems = (codecs: readonly AnyCodec[]): boolean =>
  hasFields(codecs) || itemsOf(codecs).length > 0 || isDate(codecs)

const rewriteAccess = (
  access: Node,
  value: Node,
  codecs: readonly AnyCodec[],
  context: FileContext,
  isPage: boolean,
): void => {
  if (!Node.isPropertyAccessExpression(access)) return
  const wire = access.getName()
  const name = camelCase(wire)
  const codec = fieldOf(codecs, name)
  if (codec.length === 0) {
    rewriteMethod(access, codecs, context)
    return
  }
  if (isPage && PAGE.includes(name)) context.edits.after(value, '.result')
  if (name !== wire) context.edits.replace(access.getNameNode(), name)
  if (isDate(codec)) context.leave(access, `${name} is a Date`)
  leaveOpen(value, name, codecs, context)
  rewriteResponse(access, codec, context)
}

/** Reports the use of an open union, which in our types has a branch for unknown kinds that must be ruled out first. */
const leaveOpen = (
  value: Node,
  name: string,
  codecs: readonly AnyCodec[],
  context: FileContext,
): void => {
  const tag = openTag(codecs.filter((one) => fieldOf([one], name).length > 0))
  if (tag === undefined || tag === name) return
  const [root = ''] = value.getText().split('.')
  if (new RegExp(`\\b${root}(\\.\\w+)* ===`).test(context.file.getFullText())) return
  context.leave(
    value,
    'rule out isUnknown(…) first: the value may be of a kind that the SDK does not know',
  )
}

const LIST_METHODS = ['filter', 'slice', 'toSorted', 'toReversed', 'concat']
const ITEM_METHODS = ['find', 'findLast', 'at']

/** Rewrites a call of a list's method: its callback gets the items, and its result may be a list or an item. */
const rewriteMethod = (access: Node, codecs: readonly AnyCodec[], context: FileContext): void => {
  const call = access.getParent()
  const items = itemsOf(codecs)
  if (
    !Node.isPropertyAccessExpression(access) ||
    !Node.isCallExpression(call) ||
    items.length === 0
  )
    return
  for (const callback of call.getArguments()) {
    if (!Node.isArrowFunction(callback) && !Node.isFunctionExpression(callback)) continue
    const [first] = callback.getParameters()
    if (first) rewriteBinding(first.getNameNode(), items, context, false)
  }
  if (LIST_METHODS.includes(access.getName())) rewriteResponse(call, codecs, context)
  if (ITEM_METHODS.includes(access.getName())) rewriteResponse(call, items, context)
}

/** Rewrites the uses of a name, or of the names in a pattern, that hold the response. */
const rewriteBinding = (
  name: Node,
  codecs: readonly AnyCodec[],
  context: FileContext,
  isPage: boolean,
): void => {
  if (Node.isObjectBindingPattern(name)) {
    for (const element of name.getElements()) rewriteElement(element, codecs, context)
  } else if (Node.isIdentifier(name)) {
    for (const reference of name.findReferencesAsNodes()) {
      if (reference === name) continue
      if (reference.getSourceFile() === context.file)
        rewriteResponse(reference, codecs, context, isPage)
    }
  }
}

const rewriteElement = (
  element: BindingElement,
  codecs: readonly AnyCodec[],
  context: FileContext,
): void => {
  const property = element.getPropertyNameNode() ?? element.getNameNode()
  const wire = property.getText()
  const name = camelCase(wire)
  const codec = fieldOf(codecs, name)
  if (codec.length === 0) return
  if (name !== wire) {
    const text = element.getPropertyNameNode() ? name : `${name}: ${wire}`
    context.edits.replace(property, text)
  }
  if (isDate(codec)) context.leave(element, `${name} is a Date`)
  leaveOpen(element, name, codecs, context)
  rewriteBinding(element.getNameNode(), codec, context, false)
}
