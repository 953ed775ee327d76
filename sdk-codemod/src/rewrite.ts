import type {
  CallExpression,
  ImportDeclaration,
  NewExpression,
  PropertyAccessExpression,
  SourceFile,
} from 'ts-morph'
import { Node, Project, SyntaxKind, ts } from 'ts-morph'
import { rewriteCall } from './calls.ts'
import type { FindClient } from './clients.ts'
import { clientFinder } from './clients.ts'
import type { Leftover } from './Edits.ts'
import { rewriteInstanceOf } from './errors.ts'
import { FileContext } from './FileContext.ts'
import type { Imported } from './imports.ts'
import { declarationsIn } from './imports.ts'
import { TABLES } from './operations.ts'
import { rewriteClientOptions } from './options.ts'
import { methodOfFunction, rewriteFunctionCall } from './standalone.ts'
import { rewriteValidateEvent } from './webhooks.ts'

/** A rewritten file. */
export interface Rewritten {
  readonly path: string
  readonly text: string
  readonly isChanged: boolean
  /** The places that are left for a person, in order, with their lines in `text`. */
  readonly left: readonly Leftover[]
}

/**
 * Rewrites code for `@polar-sh/sdk` to use `@dramatis/sdk`. The files are read together, because a client may come
 * from another file.
 *
 * @param files the text of each file, by path
 */
export const rewrite = (files: ReadonlyMap<string, string>): readonly Rewritten[] => {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: {
      allowJs: true,
      noLib: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
    },
  })
  const sources = [...files].map(([path, text]) => project.createSourceFile(path, text))
  const contexts = new Map(
    sources.map((file) => [file.getFilePath() as string, new FileContext(file)]),
  )
  const findClient = clientFinder(contexts)
  return [...contexts.values()].map((context) => rewriteFile(context, findClient))
}

const rewriteFile = (context: FileContext, findClient: FindClient): Rewritten => {
  const { file } = context
  for (const node of file.getDescendants()) rewriteNode(node, context, findClient)
  rewriteImports(file, context)
  const { text, left } = context.finish()
  return { path: file.getFilePath(), text, isChanged: text !== file.getFullText(), left }
}

const rewriteNode = (node: Node, context: FileContext, findClient: FindClient): void => {
  if (Node.isNewExpression(node)) rewriteNew(node, context)
  else if (Node.isCallExpression(node)) rewriteCallOf(node, context, findClient)
  else if (Node.isBinaryExpression(node)) {
    if (node.getOperatorToken().getKind() === SyntaxKind.InstanceOfKeyword)
      rewriteInstanceOf(node, context)
  } else if (Node.isTypeReference(node)) rewriteType(node, context)
  else if (Node.isPropertyAccessExpression(node)) leaveDetails(node, context)
}

type Invocation = CallExpression | NewExpression

/** Rewrites `new Polar(…)` and `new RFCDate(…)`. */
const rewriteNew = (node: Invocation, context: FileContext): void => {
  const imported = context.imported.get(node.getExpression().getText())
  if (imported?.name === 'RFCDate') {
    context.edits.replace(node.getExpression(), 'Date')
    return
  }
  const name = imported && CONSTRUCTORS[imported.name]
  if (!name) return
  const entry = TABLES[imported.generation].entry
  context.edits.replaceRange(
    node.getStart(),
    node.getExpression().getEnd(),
    context.needed.add(entry, name),
  )
  rewriteConstructor(node, imported, context)
}

const CONSTRUCTORS: Readonly<Record<string, string>> = {
  Polar: 'createBillingClient',
  PolarCore: 'createBillingCore',
  createPolar: 'createBillingClient',
  createPolarCore: 'createBillingCore',
}

const rewriteConstructor = (
  node: Invocation,
  { generation }: Imported,
  context: FileContext,
): void => {
  const [options] = node.getArguments()
  if (options) rewriteClientOptions(options, generation, context)
  const names = options && Node.isObjectLiteralExpression(options) ? options.getProperties() : []
  const hasToken = names.some((one) => /^['"]?accessToken\b/.test(one.getText()))
  if (generation === '1.x' || hasToken || (options && names.length === 0)) return
  // 0.30 reads this environment variable if no token is given.
  const token = 'accessToken: process.env.POLAR_ACCESS_TOKEN'
  const [first] = names
  if (first) context.edits.before(first, `${token}, `)
  else context.edits.replaceRange(node.getEnd() - 1, node.getEnd(), `{ ${token} })`)
}

const rewriteCallOf = (
  node: CallExpression,
  context: FileContext,
  findClient: FindClient,
): void => {
  const called = node.getExpression()
  const imported = context.imported.get(called.getText())
  const name = imported && CONSTRUCTORS[imported.name]
  if (imported && name) {
    context.edits.replace(called, context.needed.add(TABLES[imported.generation].entry, name))
    rewriteConstructor(node, imported, context)
    return
  }
  if (imported && /^\/(funcs\/|.*\/services\/)/.test(imported.subpath)) {
    rewriteFunctionCall(node, imported, context)
    return
  }
  const events = webhooksOf(called, context)
  if (events) {
    rewriteValidateEvent(node, events, context)
    return
  }
  rewriteCall(node, findClient, context)
}

/** The import, if the function called is `validateEvent` of 0.30 or `webhooks.validateEvent` of 1.x. */
const webhooksOf = (called: Node, { imported }: FileContext): Imported | undefined => {
  if (Node.isIdentifier(called)) {
    const found = imported.get(called.getText())
    return found?.name === 'validateEvent' ? found : undefined
  }
  if (!Node.isPropertyAccessExpression(called) || called.getName() !== 'validateEvent')
    return undefined
  const found = imported.get(called.getExpression().getText())
  return found?.name === 'webhooks' ? found : undefined
}

/** Reports uses of the properties, other than the message, of 0.30's validation errors. */
const leaveDetails = (node: PropertyAccessExpression, context: FileContext): void => {
  const isDetail = ['pretty', 'rawValue', 'rawMessage'].includes(node.getName())
  const hasErrors = [...context.imported.values()].some(({ name }) => name === 'SDKValidationError')
  if (isDetail && hasErrors)
    context.leave(node, `there is no ${node.getName()}: use issues and message`)
}

const rewriteType = (node: Node, context: FileContext): void => {
  if (!Node.isTypeReference(node)) return
  const imported = context.imported.get(node.getTypeName().getText())
  if (!imported) return
  const name =
    imported.name === 'Polar'
      ? 'BillingClient'
      : imported.name === 'PolarCore'
        ? 'BillingCore'
        : undefined
  if (name) {
    const entry = TABLES[imported.generation].entry
    context.edits.replace(node.getTypeName(), context.needed.add(entry, `type ${name}`))
  }
}

/** Whether one of the steps rewrites the uses of an import, which is then no longer needed. */
const isHandled = (imported: Imported): boolean =>
  imported.name in CONSTRUCTORS ||
  /^(RFCDate|validateEvent|WebhookVerificationError|webhooks|errors|HTTPClient)$/.test(
    imported.name,
  ) ||
  /Error$|^(ResourceNotFound|NotPermitted|Unauthorized|NotOpenCheckout|RefundedAlready|RefundAmountTooHigh|AlreadyCanceledSubscription)$/.test(
    imported.name,
  ) ||
  (imported.generation === '0.30' && methodOfFunction(imported) !== undefined)

/** Replaces the imports with ours, at the position of the first; names that no step rewrites keep their import. */
const rewriteImports = (file: SourceFile, context: FileContext): void => {
  const declarations = declarationsIn(file)
  const [first] = declarations
  if (!first) return
  const text = first.getText()
  const lines = context.needed.lines({
    quote: text.includes("'") ? "'" : '"',
    semicolon: text.endsWith(';') ? ';' : '',
  })
  const unknown = [...context.imported.values()].filter((one) => !isHandled(one))
  for (const declaration of declarations) {
    const isFirst = declaration === first
    const stays = unknown.filter(({ local }) => mentions(declaration, local))
    if (stays.length > 0) {
      const names = stays.map(({ name }) => name).join(', ')
      context.leave(declaration, `import ${names} from one of our subpaths`)
      dropOthers(declaration, stays, context)
      if (isFirst) context.edits.before(declaration, lines.map((line) => `${line}\n`).join(''))
    } else if (isFirst) {
      context.edits.replace(declaration, lines.join('\n'))
    } else {
      context.edits.replaceRange(declaration.getStart(), endOfLine(declaration), '')
    }
  }
}

const dropOthers = (
  declaration: ImportDeclaration,
  stays: readonly Imported[],
  { edits }: FileContext,
): void => {
  const clause = declaration.getImportClause()?.getNamedBindings()
  if (!Node.isNamedImports(clause)) return
  const kept = clause.getElements().filter((one) => stays.some(({ local }) => mentions(one, local)))
  edits.replace(clause, `{ ${kept.map((one) => one.getText()).join(', ')} }`)
}

const mentions = (declaration: Node, local: string): boolean =>
  new RegExp(`\\b${local}\\b`).test(declaration.getText())

const endOfLine = (node: Node): number => {
  const end = node.getEnd()
  return node.getSourceFile().getFullText()[end] === '\n' ? end + 1 : end
}
