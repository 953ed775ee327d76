import ts from 'typescript'
import { descriptionOf, factsOf } from './descriptions.mjs'

/** @typedef {import('../src/OperationValue.ts').OperationValue} OperationValue */

/**
 * Adds docstrings to the properties and operations of a declaration file that have none, and returns its new text.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, OperationValue>} operations by the name of their function, or of the client's method
 * @param {string | undefined} homepage
 */
export const described = (text, operations, homepage) => {
  const inserts = missingIn(text).flatMap(({ node, name }) => {
    const lines = linesOf(node, operations, homepage)
    return lines ? [{ at: node.getStart(), lines, name }] : []
  })
  return inserts.reduceRight((rest, { at, lines }) => {
    const before = rest.slice(0, at)
    const [indentation = ''] = /[ \t]*$/.exec(before) ?? []
    const [only, ...more] = lines
    const comment =
      more.length === 0
        ? `/** ${only} */`
        : ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join(`\n${indentation}`)
    // On the same line as another token, the comment would belong to that token.
    const start = /(^|\n)[ \t]*$/.test(before) ? before : `${before}\n`
    return `${start}${comment}\n${indentation}${rest.slice(at)}`
  }, text)
}

/**
 * The properties and operations without a docstring, with their names: `Refund.amount`, `listRefunds`.
 *
 * @param {string} text
 * @returns {{ readonly node: ts.Node, readonly name: string }[]}
 */
export const missingIn = (text) => {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true)
  /** @type {{ node: ts.Node, name: string }[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isPropertySignature(node) || isOperation(node)) && !hasDocstring(node, text)) {
      found.push({ node, name: nameOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @param {ts.Node} node */
const isOperation = (node) =>
  ts.isVariableStatement(node) && /\b(OperationFunction|Uploader)</.test(node.getText())

/** @param {ts.Node} node @param {string} text */
const hasDocstring = (node, text) =>
  (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).some(({ pos }) =>
    text.startsWith('/**', pos),
  )

/** @param {ts.Node} node @returns {string} */
const nameOf = (node) =>
  ts.isVariableStatement(node)
    ? node.declarationList.declarations[0].name.getText()
    : `${ownerOf(node)}.${propertyOf(node)}`

/** @param {ts.Node} node */
const propertyOf = (node) => node.name.getText().replace(/^['"]|['"]$/g, '')

/** The entity or operation that a property belongs to. @param {ts.Node} node @returns {string} */
const ownerOf = (node) => {
  const owner = ts.findAncestor(
    node.parent,
    (one) =>
      ts.isVariableDeclaration(one) ||
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one),
  )
  const name = owner?.name.getText() ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * @param {ts.Node} node
 * @param {ReadonlyMap<string, OperationValue>} operations
 * @param {string | undefined} homepage
 * @returns {readonly string[] | undefined}
 */
const linesOf = (node, operations, homepage) => {
  const operation = operations.get(ts.isVariableStatement(node) ? nameOf(node) : pathOf(node))
  if (operation) {
    const link = homepage ? ['', `@see ${homepage}`] : []
    return [operation.summary, '', ...factsOf(operation), ...link]
  }
  if (!ts.isPropertySignature(node)) return undefined
  const calls = namespaceIn(node)
  if (calls) return [`Calls: ${calls.join(', ')}.`]
  const owner = ownerOf(node)
  const text = descriptionOf(owner, propertyOf(node))
  const isFilter = owner.startsWith('List') && !UNFILTERED.has(propertyOf(node))
  return text && [isFilter ? `Filter: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text]
}

const UNFILTERED = new Set(['page', 'limit', 'sorting', 'query'])

/** The names of the client's method: `customers.members.create`. @param {ts.Node} node @returns {string} */
const pathOf = (node) => {
  const outer = ts.findAncestor(node.parent, ts.isPropertySignature)
  return outer ? `${pathOf(outer)}.${propertyOf(node)}` : propertyOf(node)
}

/** The names in a namespace of operations. @param {ts.Node} node */
const namespaceIn = ({ type }) => {
  const members =
    type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
  const isNamespace = members.some(
    (member) =>
      member.type && (ts.isTypeQueryNode(member.type) || namespaceIn(member) !== undefined),
  )
  return isNamespace ? members.map(propertyOf) : undefined
}
