import ts from 'typescript'

/**
 * A declaration file without comments, and with the members of its unions and type literals sorted. The compiler
 * writes inferred members in the order in which it encountered them, which depends on what it compiled before.
 *
 * @param {string} text
 */
export const stableDeclaration = (text) => {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true)
  const { transformed } = ts.transform(source, [sortMembers])
  return ts.createPrinter({ removeComments: true }).printFile(transformed[0])
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

const printer = ts.createPrinter({ removeComments: true })
