import { fileURLToPath } from 'node:url'
import { WebhookEvent } from '@dramatis/sdk/webhooks'
import type { SourceFile } from 'ts-morph'
import { Node, Project, SyntaxKind, ts } from 'ts-morph'
import type { FileContext } from './FileContext.ts'
import type { Imported } from './imports.ts'
import { ENTRY, SUBPATHS } from './operations.ts'

/** Whether an import is a type that our SDK has, too, so that its uses can be rewritten. */
export const isKnownType = ({ subpath, name }: Imported): boolean =>
  /^\/models\/(components|operations)/.test(subpath) &&
  (eventTypeOf(name) !== undefined || homeOf(name) !== undefined)

/** Whether an import is a namespace of types of which our SDK has each that the file uses. */
export const isKnownNamespace = ({ subpath, name, local }: Imported, file: SourceFile): boolean =>
  isOfModels({ subpath, name }) &&
  file.getDescendantsOfKind(SyntaxKind.Identifier).every((node) => {
    if (node.getText() !== local || node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration))
      return true
    const parent = node.getParent()
    return Node.isQualifiedName(parent) && homeOf(parent.getRight().getText()) !== undefined
  })

/** Whether an import is `models` of 1.x, or `components` of 0.x. */
const isOfModels = ({ subpath, name }: Pick<Imported, 'subpath' | 'name'>): boolean =>
  name === 'models' || (name === '*' && subpath.startsWith('/models/components'))

/** Rewrites a use of an imported type: `Order`, `models.Order`, `WebhookOrderPaidPayload`. */
export const rewriteType = (node: Node, context: FileContext): void => {
  if (!Node.isTypeReference(node)) return
  const typeName = node.getTypeName()
  if (Node.isQualifiedName(typeName)) {
    rewriteMember(typeName.getLeft().getText(), typeName.getRight().getText(), node, context)
    return
  }
  if (rewriteEventType(node, context)) return
  const imported = context.imported.get(typeName.getText())
  if (!imported) return
  const client = CLIENTS[imported.name]
  if (client !== undefined) {
    context.edits.replace(typeName, context.needed.add(ENTRY, `type ${client}`))
  } else if (isKnownType(imported)) {
    replaceWith(imported.name, imported.local, node, context)
  }
}

const CLIENTS: Readonly<Record<string, string>> = {
  Polar: 'BillingClient',
  PolarCore: 'BillingCore',
}

/** Rewrites `components.Order` of 0.x and `models.Order` of 1.x. */
const rewriteMember = (namespace: string, name: string, node: Node, context: FileContext): void => {
  const imported = context.imported.get(namespace)
  if (imported && isOfModels(imported) && homeOf(name) !== undefined)
    replaceWith(name, undefined, node, context)
}

const replaceWith = (
  name: string,
  local: string | undefined,
  node: Node,
  { edits, needed }: FileContext,
): void => {
  if (!Node.isTypeReference(node)) return
  const type = eventTypeOf(name)
  if (type !== undefined) {
    const event = needed.add(`${ENTRY}/webhooks`, 'type WebhookEvent')
    edits.replace(node, `Extract<${event}, { type: '${type}' }>`)
    return
  }
  const entry = `${ENTRY}/${homeOf(name) ?? ''}`
  const called = needed.add(entry, `type ${name}`, local)
  if (called !== node.getTypeName().getText()) edits.replace(node.getTypeName(), called)
}

/** Rewrites `ReturnType<typeof validateEvent>`, which is a promise in our SDK, to the event. */
const rewriteEventType = (node: Node, { edits, imported, needed }: FileContext): boolean => {
  if (!Node.isTypeReference(node) || node.getTypeName().getText() !== 'ReturnType') return false
  const [argument] = node.getTypeArguments()
  const of = Node.isTypeQuery(argument) ? argument.getExprName().getText() : ''
  if (imported.get(of)?.name !== 'validateEvent') return false
  const parent = node.getParent()
  const whole = parent.getText().startsWith('Awaited<') ? parent : node
  edits.replace(whole, needed.add(`${ENTRY}/webhooks`, 'type WebhookEvent'))
  return true
}

/** The type of the event that a type of 0.x stands for: `order.paid` for `WebhookOrderPaidPayload`. */
const eventTypeOf = (name: string): string | undefined => EVENT_TYPES.get(name)

const EVENT_TYPES = new Map(
  WebhookEvent.shape.kind === 'union'
    ? Object.keys(WebhookEvent.shape.branches).map((type) => {
        const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        return [`Webhook${words.join('')}Payload`, type]
      })
    : [],
)

/** The subpath of our SDK that exports a type. */
const homeOf = (name: string): string | undefined => {
  homes ??= findHomes()
  return homes.get(name)
}

let homes: ReadonlyMap<string, string> | undefined

/** Reads the declarations of every subpath; the first that exports a name is its home, the buyer's own last. */
const findHomes = (): ReadonlyMap<string, string> => {
  const project = new Project({
    compilerOptions: {
      noLib: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    },
  })
  const subpaths = [...SUBPATHS, 'webhooks'].toSorted(
    (one, other) => one.split('/').length - other.split('/').length,
  )
  const found = new Map<string, string>()
  for (const subpath of subpaths) {
    const { resolvedModule } = ts.resolveModuleName(
      `${ENTRY}/${subpath}`,
      fileURLToPath(import.meta.url),
      project.getCompilerOptions(),
      ts.sys,
      undefined,
      undefined,
      ts.ModuleKind.ESNext,
    )
    if (!resolvedModule) continue
    const file = project.addSourceFileAtPath(resolvedModule.resolvedFileName)
    for (const name of file.getExportedDeclarations().keys()) {
      const isNamesake = subpath.startsWith(name.charAt(0).toLowerCase() + name.slice(1))
      if (isNamesake || !found.has(name)) found.set(name, subpath)
    }
  }
  return found
}
