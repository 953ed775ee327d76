import ts from 'typescript'

/**
 * Wraps the initializers of top-level constants in functions that are annotated as pure, so bundlers
 * drop unused constants. The alternative would be an annotation at each of thousands of calls.
 */
export const markPure = (source) => {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, true)
  const initializers = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ initializer }) => initializer)
    .filter((initializer) => initializer && runsCode(initializer))
  return initializers.reduceRight(
    (text, node) =>
      `${text.slice(0, node.getStart())}/* @__PURE__ */ (() => (${node.getText()}))()${text.slice(node.end)}`,
    source,
  )
}

const runsCode = (node) =>
  !ts.isArrowFunction(node) &&
  (ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isSpreadAssignment(node) ||
    ts.forEachChild(node, (child) => runsCode(child) || undefined) === true)
