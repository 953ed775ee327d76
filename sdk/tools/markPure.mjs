import ts from 'typescript'

/**
 * Annotates the calls in the initializers of top-level constants as pure, so bundlers drop unused constants.
 * An initializer that does more than make calls is wrapped in a function whose call is pure. The others are not
 * wrapped, because parsing and running a function for each constant would take a good part of an import's time. A
 * constant that only exists to be exported under another name and type gets that name.
 */
export const markPure = (source) => {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, true)
  const constants = file.statements.filter(ts.isVariableStatement)
  const declarations = constants.flatMap(({ declarationList }) => [...declarationList.declarations])
  const edits = [
    ...declarations.flatMap(({ initializer }) => (initializer ? annotations(initializer) : [])),
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

const PURE = '/* @__PURE__ */ '

const annotations = (initializer) => {
  const running = partsThatRun(initializer)
  return running.every(isPlainCall)
    ? running.map((call) => ({ start: call.getStart(), end: call.getStart(), text: PURE }))
    : [
        {
          start: initializer.getStart(),
          end: initializer.end,
          text: `${PURE}(() => (${initializer.getText()}))()`,
        },
      ]
}

/** The parts of an expression that may run code when it is evaluated, as far as a bundler can tell. */
const partsThatRun = (node) =>
  ts.isFunctionLike(node)
    ? []
    : [...(mayRun(node) ? [node] : []), ...childrenOf(node).flatMap(partsThatRun)]

const mayRun = (node) =>
  ts.isCallExpression(node) ||
  ts.isNewExpression(node) ||
  ts.isClassExpression(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isSpreadAssignment(node) ||
  ts.isSpreadElement(node)

/** Whether an annotation before the node can only apply to the node's own call. */
const isPlainCall = (node) =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)

const childrenOf = (node) => {
  const children = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

/** The exported constants that only rename another constant of the module that nothing else uses. */
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
