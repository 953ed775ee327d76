import ts from 'typescript'

/**
 * A declaration file without comments, with the members of its unions and type literals sorted and short types on
 * one line. The compiler writes inferred members in the order in which it encountered them, which depends on what it
 * compiled before.
 *
 * @param {string} text
 */
export const stableDeclaration = (text) => {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true)
  const { transformed } = ts.transform(source, [sortMembers, joinShortTypes])
  return printer.printFile(transformed[0]).replaceAll('{\n}', '{}')
}

const sortMembers = (context) => (source) => {
  const { factory } = context
  const sorted = (nodes) =>
    nodes
      .map((node) => [printer.printNode(ts.EmitHint.Unspecified, node, source), node])
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
      .map(([, node]) => node)
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context)
    if (ts.isUnionTypeNode(visited)) {
      return factory.updateUnionTypeNode(visited, factory.createNodeArray(sorted(visited.types)))
    }
    return ts.isTypeLiteralNode(visited)
      ? factory.updateTypeLiteralNode(visited, factory.createNodeArray(sorted(visited.members)))
      : visited
  }
  return ts.visitNode(source, visit)
}

const MAX_LENGTH = 100

/** The printer writes type literals and tuples over several lines, however short they are. */
const joinShortTypes = (context) => (source) => {
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context)
    if (ts.isTypeLiteralNode(visited) || ts.isTupleTypeNode(visited)) {
      ts.setEmitFlags(visited, ts.EmitFlags.SingleLine)
      const text = printer.printNode(ts.EmitHint.Unspecified, visited, source)
      if (text.length > MAX_LENGTH) ts.setEmitFlags(visited, ts.EmitFlags.None)
    }
    return visited
  }
  return ts.visitNode(source, visit)
}

const printer = ts.createPrinter({ removeComments: true })
