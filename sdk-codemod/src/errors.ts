import type { BinaryExpression } from 'ts-morph'
import { Node } from 'ts-morph'
import * as sdk from '@dramatis/sdk'
import type { FileContext } from './FileContext.ts'
import type { Imported } from './imports.ts'
import { ENTRY } from './operations.ts'

/** Rewrites `error instanceof ResourceNotFound` to `isResourceNotFound(error)`. */
export const rewriteInstanceOf = (test: BinaryExpression, context: FileContext): void => {
  const thrown = errorNamed(test.getRight(), context)
  if (!thrown) return
  const { name } = thrown
  if (name.includes('Webhook')) {
    rewriteWebhookError(test, name, context)
    return
  }
  const guards = GUARDS[name] ?? (`is${name}` in sdk ? [`is${name}`] : undefined)
  if (!guards) {
    context.leave(test, `there is no guard for ${name}: check its _tag or statusCode`)
    return
  }
  for (const guard of guards) context.needed.add(ENTRY, guard)
  const value = context.edits.take(test.getLeft())
  const calls = guards.map((guard) => `${guard}(${value})`).join(' || ')
  const more = CONDITIONS[name]
  const condition = more ? `${calls} && ${value}.${more}` : calls
  const isAlone = guards.length === 1 && !more
  context.edits.replace(test, isAlone || hasParentheses(test) ? condition : `(${condition})`)
}

const hasParentheses = (test: Node): boolean => {
  const parent = test.getParent()
  return Node.isIfStatement(parent) || Node.isParenthesizedExpression(parent)
}

const GUARDS: Readonly<Record<string, readonly string[]>> = {
  SDKError: ['isApiError'],
  PolarError: ['isDocumentedApiError', 'isApiError'],
  SDKValidationError: ['isInputValidationError', 'isResponseValidationError'],
  PolarNetworkError: ['isConnectionError'],
  PolarServerError: ['isApiError'],
  PolarRateLimitError: ['isApiError'],
  PolarClientError: ['isDocumentedApiError', 'isApiError'],
}

const CONDITIONS: Readonly<Record<string, string>> = {
  PolarServerError: 'statusCode >= 500',
  PolarRateLimitError: 'statusCode === 429',
}

/** The error that `X`, `errors.X` or `webhooks.X` names, if the name is imported from `@polar-sh/sdk`. */
const errorNamed = (
  node: Node,
  { imported }: FileContext,
): { readonly imported: Imported; readonly name: string } | undefined => {
  const isMember = Node.isPropertyAccessExpression(node)
  const found = imported.get(isMember ? node.getExpression().getText() : node.getText())
  return found && { imported: found, name: isMember ? node.getName() : found.name }
}

const rewriteWebhookError = (test: BinaryExpression, name: string, context: FileContext): void => {
  if (name === 'PolarWebhookUnknownTypeError') {
    context.leave(test, "an unknown event is not an error: its type is 'UNKNOWN'")
    return
  }
  const entry = `${ENTRY}/webhooks`
  context.edits.replace(test.getRight(), context.needed.add(entry, 'WebhookVerificationError'))
}
