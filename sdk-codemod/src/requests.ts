import { Node } from 'ts-morph'
import { declarationsOf, unwrapped } from './clients.ts'
import type { FileContext } from './FileContext.ts'
import type { AnyCodec } from './operations.ts'
import { camelCase, fieldOf, hasFields, isDate, itemsOf } from './operations.ts'

/**
 * Rewrites requests for 1.x to what our SDK takes: names in camelCase, and dates as `Date`s. The codecs distinguish
 * the platform's names from the merchant's own, such as those in metadata.
 */
export const rewriteRequest = (
  value: Node,
  codecs: readonly AnyCodec[],
  context: FileContext,
): void => {
  const node = unwrapped(value)
  if (Node.isConditionalExpression(node)) {
    rewriteRequest(node.getWhenTrue(), codecs, context)
    rewriteRequest(node.getWhenFalse(), codecs, context)
  } else if (Node.isArrayLiteralExpression(node)) {
    const items = itemsOf(codecs)
    for (const element of node.getElements()) rewriteRequest(element, items, context)
  } else if (Node.isObjectLiteralExpression(node)) {
    for (const property of node.getProperties()) rewriteProperty(property, codecs, context)
  } else if (isDate(codecs)) {
    rewriteDate(node, context)
  } else if (hasFields(codecs)) {
    rewriteElsewhere(node, codecs, context)
  }
}

const rewriteProperty = (
  property: Node,
  codecs: readonly AnyCodec[],
  context: FileContext,
): void => {
  if (Node.isSpreadAssignment(property)) {
    rewriteElsewhere(property.getExpression(), codecs, context)
    return
  }
  if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property)) {
    context.leave(property, 'rename it to camelCase, as in our SDK')
    return
  }
  const wire = property.getName().replace(/^(['"])(.*)\1$/, '$2')
  const name = camelCase(wire)
  const codec = fieldOf(codecs, name)
  if (codec.length === 0) {
    if (hasFields(codecs)) context.leave(property, `there is no property ${name}`)
    return
  }
  if (Node.isShorthandPropertyAssignment(property)) {
    const value = isDate(codec) ? `new Date(${wire})` : wire
    if (value !== name) context.edits.replace(property, `${name}: ${value}`)
    return
  }
  if (name !== wire) context.edits.replace(property.getNameNode(), name)
  rewriteRequest(property.getInitializerOrThrow(), codec, context)
}

/** Rewrites the object literal that a variable of this file is declared with; leaves other values for a person. */
const rewriteElsewhere = (node: Node, codecs: readonly AnyCodec[], context: FileContext): void => {
  const [declaration] = Node.isIdentifier(node) ? declarationsOf(node) : []
  const value = Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : undefined
  const isHere = value?.getSourceFile() === context.file
  if (value && isHere && Node.isObjectLiteralExpression(unwrapped(value))) {
    rewriteRequest(value, codecs, context)
  } else if (!Node.isNullLiteral(node) && node.getText() !== 'undefined') {
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
