import { Node } from 'ts-morph'
import { declarationsOf, unwrapped } from './clients.ts'
import type { OperationValue } from '@dramatis/sdk'
import type { FileContext } from './FileContext.ts'
import type { Generation } from './generations.ts'
import { RENAMED_PROPERTIES } from './generations.ts'
import type { AnyCodec } from './operations.ts'
import { camelCase, fieldOf, hasFields, isDate, itemsOf } from './operations.ts'

/** Rewrites the whole request for 0.x: path parameters, query and body in one object, as in our SDK. */
export const rewriteWholeRequest = (
  value: Node,
  { params, query, body }: OperationValue,
  context: FileContext,
): void => {
  const node = unwrapped(value)
  const codecs = [params, query, body?.key === undefined ? body?.codec : undefined].flatMap(
    (codec) => codec ?? [],
  )
  if (!Node.isObjectLiteralExpression(node) || body?.key === undefined) {
    rewriteRequest(node, codecs, '0.x', context)
    return
  }
  for (const property of node.getProperties()) {
    const isBody = nameIn(property) === body.key
    const inner = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    if (isBody && inner) rewriteRequest(inner, [body.codec], '0.x', context)
    if (isBody) rewriteName(property, body.key, context)
    else rewriteProperty(property, codecs, '0.x', context)
  }
}

/**
 * Rewrites requests for 1.x to what our SDK takes: names in camelCase, and dates as `Date`s. The codecs distinguish
 * the platform's names from the merchant's own, such as those in metadata. Requests for 0.x are in camelCase already;
 * in these, the names that have changed are rewritten.
 */
export const rewriteRequest = (
  value: Node,
  codecs: readonly AnyCodec[],
  generation: Generation,
  context: FileContext,
): void => {
  const node = unwrapped(value)
  if (Node.isConditionalExpression(node)) {
    rewriteRequest(node.getWhenTrue(), codecs, generation, context)
    rewriteRequest(node.getWhenFalse(), codecs, generation, context)
  } else if (Node.isArrayLiteralExpression(node)) {
    const items = itemsOf(codecs)
    for (const element of node.getElements()) rewriteRequest(element, items, generation, context)
  } else if (Node.isObjectLiteralExpression(node)) {
    for (const property of node.getProperties())
      rewriteProperty(property, codecs, generation, context)
  } else if (generation === '1.x' && isDate(codecs)) {
    rewriteDate(node, context)
  } else if (hasFields(codecs)) {
    rewriteElsewhere(node, codecs, generation, context)
  }
}

const rewriteProperty = (
  property: Node,
  codecs: readonly AnyCodec[],
  generation: Generation,
  context: FileContext,
): void => {
  if (Node.isSpreadAssignment(property)) {
    rewriteRequest(property.getExpression(), codecs, generation, context)
    return
  }
  if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property)) {
    context.leave(property, 'rename it to camelCase, as in our SDK')
    return
  }
  const name = nameIn(property)
  const codec = fieldOf(codecs, name)
  if (generation === '0.x') {
    if (name === 'productId' && codec.length === 0 && fieldOf(codecs, 'products').length > 0) {
      rewriteProduct(property, context)
      return
    }
    rewriteName(property, name, context)
  }
  if (codec.length === 0) {
    if (hasFields(codecs)) context.leave(property, `2026-10 has no property ${name} here`)
    return
  }
  if (Node.isShorthandPropertyAssignment(property)) {
    if (generation === '0.x') return
    const wire = property.getName()
    const value = isDate(codec) ? `new Date(${wire})` : wire
    if (value !== name) context.edits.replace(property, `${name}: ${value}`)
    return
  }
  if (generation === '1.x') rewriteName(property, name, context)
  rewriteRequest(property.getInitializerOrThrow(), codec, generation, context)
}

/** A property's name in our SDK. */
const nameIn = (property: Node): string => {
  if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property))
    return ''
  const name = property.getName().replace(/^(['"])(.*)\1$/, '$2')
  return RENAMED_PROPERTIES[name] ?? camelCase(name)
}

const rewriteName = (property: Node, name: string, { edits }: FileContext): void => {
  if (Node.isShorthandPropertyAssignment(property)) {
    if (property.getName() !== name) edits.replace(property, `${name}: ${property.getName()}`)
  } else if (Node.isPropertyAssignment(property) && property.getName() !== name) {
    edits.replace(property.getNameNode(), name)
  }
}

/** Rewrites the `productId` of a checkout in 0.30 to its `products`. */
const rewriteProduct = (property: Node, { edits }: FileContext): void => {
  if (Node.isShorthandPropertyAssignment(property)) edits.replace(property, 'products: [productId]')
  if (!Node.isPropertyAssignment(property)) return
  edits.replace(property.getNameNode(), 'products')
  const value = property.getInitializerOrThrow()
  edits.before(value, '[')
  edits.after(value, ']')
}

/** Rewrites the object literal that a variable of this file is declared with; leaves other values for a person. */
const rewriteElsewhere = (
  node: Node,
  codecs: readonly AnyCodec[],
  generation: Generation,
  context: FileContext,
): void => {
  const [declaration] = Node.isIdentifier(node) ? declarationsOf(node) : []
  const value = Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : undefined
  const isHere = value?.getSourceFile() === context.file
  if (value && isHere && Node.isObjectLiteralExpression(unwrapped(value))) {
    rewriteRequest(value, codecs, generation, context)
  } else if (generation === '1.x' && !Node.isNullLiteral(node) && node.getText() !== 'undefined') {
    context.leave(node, 'this value is defined elsewhere: rename its properties to camelCase')
  }
}

const rewriteDate = (node: Node, { edits }: FileContext): void => {
  if (Node.isNewExpression(node) || Node.isNullLiteral(node)) return
  const called = Node.isCallExpression(node) ? node.getExpression() : undefined
  if (Node.isPropertyAccessExpression(called) && called.getName() === 'toISOString') {
    edits.replaceRange(called.getExpression().getEnd(), node.getEnd(), '')
    return
  }
  edits.before(node, 'new Date(')
  edits.after(node, ')')
}
