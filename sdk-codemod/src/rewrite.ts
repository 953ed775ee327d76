import type {
  CallExpression,
  ImportDeclaration,
  NewExpression,
  PropertyAccessExpression,
  SourceFile,
} from 'ts-morph'
import { Node, Project, SyntaxKind, ts } from 'ts-morph'
import { leaveAdapters } from './adapters.ts'
import { rewriteCall } from './calls.ts'
import type { FindClient } from './clients.ts'
import { clientFinder } from './clients.ts'
import type { Leftover } from './Edits.ts'
import { rewriteInstanceOf } from './errors.ts'
import { FileContext } from './FileContext.ts'
import type { Imported } from './imports.ts'
import type { Installed } from './installed.ts'
import { declarationsIn } from './imports.ts'
import { ENTRY } from './operations.ts'
import { rewriteClientOptions } from './options.ts'
import { methodOfFunction, rewriteFunctionCall } from './standalone.ts'
import { isKnownNamespace, isKnownType, rewriteType } from './types.ts'
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
 * @param installedFor the version of `@polar-sh/sdk` that the file at a path uses, if it is known
 */
export const rewrite = (
  files: ReadonlyMap<string, string>,
  installedFor: (path: string) => Installed | undefined = () => undefined,
): readonly Rewritten[] => {
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
    sources.map((file) => {
      const path: string = file.getFilePath()
      return [path, new FileContext(file, installedFor(path))]
    }),
  )
  const findClient = clientFinder(contexts)
  return [...contexts.values()].map((context) => rewriteFile(context, findClient))
}

const rewriteFile = (context: FileContext, findClient: FindClient): Rewritten => {
  const { file } = context
  for (const node of file.getDescendants()) rewriteNode(node, context, findClient)
  leaveAdapters(file, context)
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
  context.edits.replaceRange(
    node.getStart(),
    node.getExpression().getEnd(),
    context.needed.add(ENTRY, name),
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
  // 0.x reads this environment variable if no token is given.
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
    context.edits.replace(called, context.needed.add(ENTRY, name))
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

/** Whether one of the steps rewrites the uses of an import, which is then no longer needed. */
const isHandled = (imported: Imported): boolean => {
  const { generation, subpath, name } = imported
  if (
    name in CONSTRUCTORS ||
    /^(RFCDate|validateEvent|WebhookVerificationError|webhooks|errors|HTTPClient)$/.test(name)
  )
    return true
  if (generation === '1.x')
    return /Error$|^(ResourceNotFound|NotPermitted|Unauthorized|NotOpenCheckout|RefundedAlready|RefundAmountTooHigh|AlreadyCanceledSubscription)$/.test(
      name,
    )
  return (
    subpath.startsWith('/models/errors') ||
    methodOfFunction(imported) !== undefined ||
    isKnownType(imported)
  )
}

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
  const unknown = [...context.imported.values()].filter(
    (one) => !isHandled(one) && !isKnownNamespace(one, file),
  )
  for (const declaration of declarations) {
    const isFirst = declaration === first
    const version = /\/(2026-04|2027-01)/.exec(declaration.getModuleSpecifierValue())?.[1]
    if (version !== undefined)
      context.leave(
        declaration,
        `this asked for ${version}, and ${ENTRY} asks for 2026-10: import ${ENTRY}/${version} to keep it`,
      )
    const stays = unknown.filter(({ local }) => mentions(declaration, local))
    if (stays.length > 0) {
      const names = stays.map(({ name }) => name).join(', ')
      context.leave(
        declaration,
        `find ${names} in one of our subpaths, or declare what you need yourself`,
      )
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
