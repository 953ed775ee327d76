import { Node, SyntaxKind } from 'ts-morph'
import type { FileContext } from './FileContext.ts'
import type { Generation } from './operations.ts'

/** A client of `@polar-sh/sdk`, or the core for its standalone functions. */
interface Client {
  readonly generation: Generation
  readonly isCore: boolean
}

/** Finds the client that an expression stands for, whichever file the client comes from. */
export type FindClient = (expression: Node) => Client | undefined

const CONSTRUCTED: Readonly<Record<string, boolean>> = {
  Polar: false,
  PolarCore: true,
  createPolar: false,
  createPolarCore: true,
}

export const clientFinder = (contexts: ReadonlyMap<string, FileContext>): FindClient => {
  const asked = new Set<Node>()

  const find: FindClient = (expression) => {
    const node = unwrapped(expression)
    if (asked.has(node)) return undefined
    asked.add(node)
    try {
      return made(node) ?? declared(node)
    } finally {
      asked.delete(node)
    }
  }

  /** `new Polar(…)`, `createPolar(…)`, or the name of their type. */
  const named = (name: Node | undefined): Client | undefined => {
    if (!name || !Node.isIdentifier(name)) return undefined
    const imported = contexts.get(name.getSourceFile().getFilePath())?.imported.get(name.getText())
    const isCore = imported && CONSTRUCTED[imported.name]
    return imported && isCore !== undefined
      ? { generation: imported.generation, isCore }
      : undefined
  }

  const made = (node: Node): Client | undefined => {
    if (Node.isNewExpression(node)) return named(node.getExpression())
    if (!Node.isCallExpression(node)) return undefined
    return named(node.getExpression()) ?? firstOf(declarationsOf(node.getExpression()), returned)
  }

  const declared = (node: Node): Client | undefined =>
    Node.isIdentifier(node) || Node.isPropertyAccessExpression(node)
      ? firstOf(declarationsOf(node), held)
      : undefined

  /** The value of a variable, a parameter or a property. */
  const held = (declaration: Node): Client | undefined => {
    if (Node.isTypeReference(declaration)) return named(declaration.getTypeName())
    if (
      Node.isVariableDeclaration(declaration) ||
      Node.isParameterDeclaration(declaration) ||
      Node.isPropertyDeclaration(declaration) ||
      Node.isPropertySignature(declaration)
    ) {
      const type = declaration.getTypeNode()
      const value = declaration.getInitializer()
      return (type && held(type)) ?? (value && find(value))
    }
    if (Node.isPropertyAssignment(declaration)) {
      const value = declaration.getInitializer()
      return value && find(value)
    }
    return Node.isShorthandPropertyAssignment(declaration)
      ? find(declaration.getNameNode())
      : undefined
  }

  const returned = (declaration: Node): Client | undefined => {
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

/** Strips everything that does not change a value: parentheses, `await`, `!` and casts. */
export const unwrapped = (node: Node): Node =>
  Node.isParenthesizedExpression(node) ||
  Node.isAwaitExpression(node) ||
  Node.isNonNullExpression(node) ||
  Node.isAsExpression(node) ||
  Node.isSatisfiesExpression(node)
    ? unwrapped(node.getExpression())
    : node

/** Where a name is declared, even if that is in another file. */
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
