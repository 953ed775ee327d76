import { Node } from 'ts-morph'
import type { FileContext } from './FileContext.ts'
import type { Generation } from './generations.ts'

/** Rewrites the options of a client. */
export const rewriteClientOptions = (
  options: Node,
  generation: Generation,
  context: FileContext,
): void => rewriteOptions(options, CLIENT_OPTIONS[generation], context)

/** Rewrites the options of one call. */
export const rewriteCallOptions = (
  options: Node,
  generation: Generation,
  context: FileContext,
): void => rewriteOptions(options, CALL_OPTIONS[generation], context)

/** Whether the last argument of a call contains its options, and not its request. */
export const isCallOptions = (node: Node): boolean =>
  Node.isObjectLiteralExpression(node) &&
  node.getProperties().length > 0 &&
  node.getProperties().every((one) => nameOf(one) in CALL_OPTIONS['0.x'])

type Rules = Readonly<Record<string, (value: Node, property: Node, context: FileContext) => void>>

const keep = (): void => undefined

const renameTo =
  (name: string) =>
  (value: Node, property: Node, { edits }: FileContext): void => {
    if (Node.isPropertyAssignment(property)) edits.replace(property.getNameNode(), name)
    else edits.replace(value, `${name}: ${value.getText()}`)
  }

const leaveWith =
  (reason: string) =>
  (_: Node, property: Node, context: FileContext): void =>
    context.leave(property, reason)

/** Rewrites `timeout`, in seconds, to `timeoutMs`. */
const timeout = (value: Node, property: Node, context: FileContext): void => {
  const text = value.getText()
  const ms = /^\d+$/.test(text) ? inThousands(Number(text) * 1000) : `(${text}) * 1000`
  if (!Node.isPropertyAssignment(property)) {
    context.edits.replace(property, `timeoutMs: ${ms}`)
    return
  }
  context.edits.replace(property.getNameNode(), 'timeoutMs')
  context.edits.replace(value, ms)
}

const inThousands = (ms: number): string => String(ms).replace(/\B(?=(\d{3})+$)/g, '_')

const RETRY_NAMES: Readonly<Record<string, string>> = {
  initialInterval: 'initialIntervalMs',
  maxInterval: 'maxIntervalMs',
  exponent: 'exponent',
  maxElapsedTime: 'maxElapsedMs',
}

const retry = (value: Node, property: Node, context: FileContext): void => {
  renameTo('retry')(value, property, context)
  if (!Node.isPropertyAssignment(property)) return
  if (!Node.isObjectLiteralExpression(value)) {
    context.leave(value, 'a retry policy has different property names: see RetryPolicy')
    return
  }
  const parts = value.getProperties().filter(Node.isPropertyAssignment)
  const partOf = (name: string) => parts.find((one) => one.getName() === name)?.getInitializer()
  if (partOf('strategy')?.getText().slice(1, -1) === 'none') {
    context.edits.replace(value, 'false')
    return
  }
  const backoff = partOf('backoff')
  const numbers = Node.isObjectLiteralExpression(backoff)
    ? backoff.getProperties().filter(Node.isPropertyAssignment)
    : []
  const policy = numbers.map(
    (one) =>
      `${RETRY_NAMES[one.getName()] ?? one.getName()}: ${one.getInitializer()?.getText() ?? ''}`,
  )
  const connection = partOf('retryConnectionErrors')
  if (connection) policy.push(`connectionErrors: ${connection.getText()}`)
  context.edits.replace(value, policy.length ? `{ ${policy.join(', ')} }` : 'true')
}

const debug = (value: Node, property: Node, context: FileContext): void => {
  const logger = value.getText()
  const line = logger === 'console' ? 'console.debug' : `(line) => ${logger}.log(line)`
  context.edits.replace(property, `debug: ${line}`)
}

const environment = (value: Node, property: Node, context: FileContext): void =>
  renameTo('server')(value, property, context)

/** Rewrites `fetchOptions: { headers, signal }` to separate options. */
const fetchOptions = (value: Node, property: Node, context: FileContext): void => {
  const inner = Node.isObjectLiteralExpression(value) ? value.getProperties() : []
  if (inner.length === 0 || !inner.every((one) => ['headers', 'signal'].includes(nameOf(one)))) {
    context.leave(property, 'only headers and signal of fetchOptions are options of a call')
    return
  }
  context.edits.replace(property, inner.map((one) => one.getText()).join(', '))
}

const CLIENT_OPTIONS: Readonly<Record<Generation, Rules>> = {
  '0.x': {
    accessToken: keep,
    server: keep,
    serverURL: keep,
    timeoutMs: keep,
    userAgent: keep,
    retryConfig: retry,
    debugLogger: debug,
    httpClient: leaveWith('pass `fetch` and `hooks` instead of httpClient'),
  },
  '1.x': {
    accessToken: keep,
    environment,
    timeout,
    organizationId: leaveWith('clients have no organizationId: use a token for that organization'),
  },
}

const CALL_OPTIONS: Readonly<Record<Generation, Rules>> = {
  '0.x': {
    timeoutMs: keep,
    headers: keep,
    signal: keep,
    retries: retry,
    fetchOptions,
    retryCodes: leaveWith(
      'the status codes that are retried are fixed: 429, 500, 502, 503 and 504',
    ),
    serverURL: leaveWith('the server is an option of the client'),
  },
  '1.x': { timeout, accessToken: leaveWith('the access token is an option of the client') },
}

const rewriteOptions = (options: Node, rules: Rules, context: FileContext): void => {
  if (!Node.isObjectLiteralExpression(options)) {
    context.leave(options, 'these options are defined elsewhere: compare them with ours')
    return
  }
  for (const property of options.getProperties()) {
    const rule = rules[nameOf(property)]
    if (!rule)
      context.leave(property, `there is no option ${nameOf(property) || property.getText()}`)
    else rule(valueOf(property), property, context)
  }
}

const nameOf = (property: Node): string =>
  Node.isPropertyAssignment(property) || Node.isShorthandPropertyAssignment(property)
    ? property.getName()
    : ''

const valueOf = (property: Node): Node =>
  Node.isPropertyAssignment(property) ? property.getInitializerOrThrow() : property
