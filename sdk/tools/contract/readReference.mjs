import { readdir, readFile } from 'node:fs/promises'
import ts from 'typescript'

/**
 * Reads a version from the types of the platform's own client (`@polar-sh/sdk`), unpacked in `folder`: names, presence,
 * types and enumerations. A type is written as in `referenceDifferences.mjs`, since it tells neither dates from text nor integers from
 * numbers. Returns the entities by name, and the operations by method and path.
 */
export const readReference = async (folder, version) => {
  const dist = new URL('dist/', folder)
  const index = await parse(new URL(`${version}/index.d.mts`, dist))
  const models = index.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier.text)
    .find((path) => path.includes('/models-'))
  const source = await parse(
    new URL(models.replace('.mjs', '.d.mts'), new URL(`${version}/`, dist)),
  )
  return {
    entities: entitiesIn(source),
    operations: await operationsIn(new URL(`${version}/services/`, dist)),
  }
}

const parse = async (url) =>
  ts.createSourceFile(url.pathname, await readFile(url, 'utf8'), ts.ScriptTarget.Latest, true)

const entitiesIn = ({ statements }) =>
  Object.fromEntries(
    statements.flatMap((node) => {
      if (ts.isInterfaceDeclaration(node)) return [[node.name.text, fieldsOf(node.members)]]
      return ts.isTypeAliasDeclaration(node) ? [[node.name.text, formOf(node.type)]] : []
    }),
  )

const fieldsOf = (members) => ({
  fields: Object.fromEntries(
    members
      .filter(ts.isPropertySignature)
      .map(({ name, questionToken, type }) => [
        `${name.text}${questionToken ? '?' : ''}`,
        formOf(type),
      ]),
  ),
})

/** A type in normal form: a list of alternatives, each of which is text or `{ list }`, `{ map }`, `{ fields }`. */
const formOf = (type) => {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(formOf)
  if (ts.isParenthesizedTypeNode(type)) return formOf(type.type)
  if (ts.isArrayTypeNode(type)) return [{ list: formOf(type.elementType) }]
  if (ts.isTypeLiteralNode(type)) return indexed(type) ?? [fieldsOf(type.members)]
  if (ts.isLiteralTypeNode(type)) return [literalOf(type.literal)]
  if (ts.isTupleTypeNode(type)) return [{ pair: type.elements.map(formOf) }]
  if (!ts.isTypeReferenceNode(type)) return [KEYWORDS[type.kind] ?? 'unknown']
  const name = type.typeName.getText()
  const [first, second] = type.typeArguments ?? []
  if (name === 'Array') return [{ list: formOf(first) }]
  return name === 'Record' ? [{ map: formOf(second) }] : [`#${name}`]
}

const indexed = ({ members }) => {
  const index = members.find(ts.isIndexSignatureDeclaration)
  return index && [{ map: formOf(index.type) }]
}

const literalOf = (literal) => {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return 'null'
  if (ts.isStringLiteral(literal)) return `'${literal.text}'`
  return literal.getText()
}

const KEYWORDS = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.UndefinedKeyword]: 'undefined',
  [ts.SyntaxKind.VoidKeyword]: 'nothing',
}

const operationsIn = async (services) => {
  const files = (await readdir(services, { recursive: true })).filter((name) =>
    name.endsWith('.mjs'),
  )
  const found = await Promise.all(
    files.map(async (name) => {
      const types = await parse(new URL(name.replace('.mjs', '.d.mts'), services))
      const declared = new Map(declarationsIn(types))
      return callsIn(await parse(new URL(name, services))).map(([constant, call]) => [
        `${call.method} ${call.path}`,
        { ...call, ...typesOf(declared.get(constant)) },
      ])
    }),
  )
  return Object.fromEntries(found.flat())
}

const declarationsIn = ({ statements }) =>
  statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.map(({ name, type }) => [name.getText(), type]),
    )

/** `(client) => (id, query, body, options) => Promise<Result>` */
const typesOf = ({ type: { parameters, type } }) => {
  const [result] = type.typeArguments
  const named = (wanted) => parameters.find(({ name }) => name.getText() === wanted)
  const query = named('query')
  const body = named('body')
  return {
    ...(query && { query: fieldsOf(query.type.members).fields }),
    ...(body && { body: formOf(body.type), isBodyRequired: !body.questionToken }),
    result: formOf(result),
  }
}

/** Each function that sends a request: its method, path and documented errors. */
const callsIn = (source) => {
  const calls = []
  const visit = (node, constant) => {
    const name = ts.isVariableDeclaration(node) && !constant ? node.name.getText() : constant
    if (ts.isCallExpression(node) && /\.buildRequest$/.test(node.expression.getText())) {
      const [method, path] = node.arguments.map(({ text }) => text)
      calls.push([name, { method, path, errors: {} }])
    }
    if (ts.isCallExpression(node) && /\.parseResponse$/.test(node.expression.getText())) {
      calls.at(-1)[1].errors = errorsOf(node.arguments[2])
    }
    ts.forEachChild(node, (child) => visit(child, name))
  }
  visit(source)
  return calls
}

const errorsOf = (node) =>
  Object.fromEntries(
    (node?.properties ?? []).map(({ name, initializer }) => [
      name.getText(),
      ts.isArrayLiteralExpression(initializer)
        ? initializer.elements.map((one) => one.getText())
        : [initializer.getText()],
    ]),
  )
