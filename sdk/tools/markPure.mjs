import ts from 'typescript'

/**
 * Wraps the initializers of top-level constants in functions that are annotated as pure, so bundlers
 * drop unused constants. The alternative would be an annotation at each of thousands of calls. A constant
 * that is only there to be exported under another name and type gets that name.
 */
export const markPure = (source) => {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, true)
  const constants = file.statements.filter(ts.isVariableStatement)
  const declarations = constants.flatMap(({ declarationList }) => [...declarationList.declarations])
  const edits = [
    ...declarations
      .map(({ initializer }) => initializer)
      .filter((initializer) => initializer && runsCode(initializer))
      .map((node) => ({
        start: node.getStart(),
        end: node.end,
        text: `/* @__PURE__ */ (() => (${node.getText()}))()`,
      })),
    ...aliases(file, constants).flatMap(({ alias, original }) => [
      { start: alias.getStart(), end: alias.end, text: '' },
      {
        start: original.getStart(),
        end: nameOf(original).end,
        text: `export const ${nameOf(alias).text}`,
      },
    ]),
  ]
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}

// To a bundler, reading a property may run code, too.
const runsCode = (node) =>
  !ts.isArrowFunction(node) &&
  (ts.isCallExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isSpreadAssignment(node) ||
    ts.forEachChild(node, (child) => runsCode(child) || undefined) === true)

/** The exported constants that only rename a constant of the module, if nothing else uses that one. */
const aliases = (file, constants) => {
  const uses = new Map()
  const count = (node) => {
    if (ts.isIdentifier(node))
      uses.set(node.text, (uses.get(node.text) ?? 0) + (isValue(node) ? 1 : 0))
    ts.forEachChild(node, count)
  }
  count(file)
  return constants.flatMap((alias) => {
    const { initializer } = alias.declarationList.declarations[0]
    if (!initializer || !ts.isIdentifier(initializer) || !isExported(alias)) return []
    const original = constants.find((other) => nameOf(other).text === initializer.text)
    return original && !isExported(original) && uses.get(initializer.text) === 2
      ? [{ alias, original }]
      : []
  })
}

const nameOf = ({ declarationList }) => declarationList.declarations[0].name

const isExported = ({ modifiers }) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

const isValue = ({ parent }) => !ts.isTypeQueryNode(parent)
