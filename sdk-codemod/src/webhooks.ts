import { WebhookEvent } from '@dramatis/sdk/webhooks'
import type { CallExpression } from 'ts-morph'
import { Node } from 'ts-morph'
import { rewriteResponse } from './responses.ts'
import type { FileContext } from './FileContext.ts'
import type { Imported } from './imports.ts'
import { ENTRY } from './operations.ts'

/** Rewrites `validateEvent(…)`, which returns a promise in our SDK. */
export const rewriteValidateEvent = (
  call: CallExpression,
  imported: Imported,
  context: FileContext,
): void => {
  const { generation } = imported
  const name = context.needed.add(`${ENTRY}/webhooks`, 'validateEvent')
  context.edits.replace(call.getExpression(), name)
  if (generation === '1.x') {
    rewriteResponse(call, [WebhookEvent], context)
    return
  }
  if (Node.isAwaitExpression(call.getParent())) return
  const around = call.getFirstAncestor(
    (node) =>
      Node.isFunctionLikeDeclaration(node) ||
      Node.isFunctionExpression(node) ||
      Node.isArrowFunction(node),
  )
  context.edits.before(call, 'await ')
  if (around && 'isAsync' in around && !around.isAsync()) makeAsync(around, context)
}

const makeAsync = (around: Node, context: FileContext): void => {
  if (Node.isArrowFunction(around) || Node.isFunctionExpression(around)) {
    context.edits.before(around, 'async ')
    return
  }
  if (Node.isFunctionDeclaration(around) && !around.getReturnTypeNode()) {
    const keyword = around.getFirstChild((child) => child.getText() === 'function')
    if (keyword) {
      context.edits.before(keyword, 'async ')
      return
    }
  }
  context.leave(around, 'validateEvent returns a promise: make this function async')
}
