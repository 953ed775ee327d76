import { Node, SyntaxKind } from 'ts-morph'
import type { FileContext } from './FileContext.ts'
import type { Generation } from './generations.ts'

/** A client of `@polar-sh/sdk`, or the core for its standalone functions. */
interface Client {
  readonly generation: Generation
  readonly isCore: boolean
}

/** Finds the client that an expression stands for, in whichever file it was created. */
export type FindClient = (expression: Node) => Client | undefined

const CONSTRUCTED: Readonly<Record<string, boolean>> = {
  Polar: false,
  PolarCore: true,
  createPolar: false,
  createPolarCore: true,
}

export const clientFinder = (contexts: ReadonlyMap<string, FileContext>): FindClient => {
  const inProgress = new Set<Node>()

  const find: FindClient = (expression) => {
    const node = unwrapped(expression)
    if (inProgress.has(node)) return undefined
    inProgress.add(node)
    try {
      return clientMadeBy(node) ?? clientReferredToBy(node)
    } finally {
      inProgress.delete(node)
    }
  }

  /** The client that a name stands for: a constructor (`Polar`, `createPolar`) or a client type. */
  const clientNamed = (name: Node | undefined): Client | undefined => {
    if (!name || !Node.isIdentifier(name)) return undefined
    const imported = contexts.get(name.getSourceFile().getFilePath())?.imported.get(name.getText())
    const isCore = imported && CONSTRUCTED[imported.name]
    return imported && isCore !== undefined
      ? { generation: imported.generation, isCore }
      : undefined
  }

  const clientMadeBy = (node: Node): Client | undefined => {
    if (Node.isNewExpression(node)) return clientNamed(node.getExpression())
    if (!Node.isCallExpression(node)) return undefined
    return (
      clientNamed(node.getExpression()) ??
      firstOf(declarationsOf(node.getExpression()), clientReturnedBy)
    )
  }

  const clientReferredToBy = (node: Node): Client | undefined =>
    Node.isIdentifier(node) || Node.isPropertyAccessExpression(node)
      ? firstOf(declarationsOf(node), clientHeldBy)
      : undefined

  /** The client that a variable, a parameter, a property or a part of a pattern holds, or that its type names. */
  const clientHeldBy = (declaration: Node): Client | undefined => {
    if (Node.isTypeReference(declaration)) return clientNamed(declaration.getTypeName())
    if (
      Node.isVariableDeclaration(declaration) ||
      Node.isParameterDeclaration(declaration) ||
      Node.isPropertyDeclaration(declaration) ||
      Node.isPropertySignature(declaration)
    ) {
      const type = declaration.getTypeNode()
      const value = declaration.getInitializer()
      return (type && clientHeldBy(type)) ?? (value && find(value))
    }
    if (Node.isPropertyAssignment(declaration)) {
      const value = declaration.getInitializer()
      return value && find(value)
    }
    if (Node.isBindingElement(declaration)) {
      const name = declaration.getPropertyNameNode() ?? declaration.getNameNode()
      const property = declaration.getParent().getType().getProperty(name.getText())
      return firstOf(property?.getDeclarations() ?? [], clientHeldBy)
    }
    return Node.isShorthandPropertyAssignment(declaration)
      ? find(declaration.getNameNode())
      : undefined
  }

  const clientReturnedBy = (declaration: Node): Client | undefined => {
    const value = Node.isVariableDeclaration(declaration)
      ? declaration.getInitializer()
      : declaration
    if (!value || (!Node.isBodyable(value) && !Node.isBodied(value))) return undefined
    const body = value.getBody()
    if (!body) return undefined
    if (!Node.isBlock(body)) return find(body)
    const results = body.getDescendantsOfKind(SyntaxKind.ReturnStatement)
    return firstOf(results, (result) => {
      const expression = result.getExpression()
      return expression && find(expression)
    })
  }

  return find
}

/** Strips parentheses, `await`, `!` and casts. */
export const unwrapped = (node: Node): Node =>
  Node.isParenthesizedExpression(node) ||
  Node.isAwaitExpression(node) ||
  Node.isNonNullExpression(node) ||
  Node.isAsExpression(node) ||
  Node.isSatisfiesExpression(node)
    ? unwrapped(node.getExpression())
    : node

/** The declarations that a name refers to, in any file. */
export const declarationsOf = (node: Node): readonly Node[] => {
  const name = Node.isPropertyAccessExpression(node) ? node.getNameNode() : node
  const symbol = name.getSymbol()
  return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? []
}

const firstOf = <A extends Node, B>(
  nodes: readonly A[],
  find: (node: A) => B | undefined,
): B | undefined => {
  for (const node of nodes) {
    const found = find(node)
    if (found) return found
  }
  return undefined
}
