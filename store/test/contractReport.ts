import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * The contract as text: a line for each thing that a version may add without breaking anyone, sorted. From one
 * version to the next, a new line is therefore an addition, and a missing one a removal or a change.
 *
 * @param folder the package's folder
 */
export const contractReport = (folder: string): string => {
  const entryPoints = ['index.ts', 'slots.ts'].map((file) => join(folder, 'src', file))
  const declarations = emittedDeclarations(folder, entryPoints)
  const reached = new Set<string>()
  const reach = (name: string): void => {
    const declaration = declarations.get(name)
    if (!declaration || reached.has(name)) return
    reached.add(name)
    declaration.uses.forEach(reach)
  }
  entryPoints.flatMap(exportedNames).forEach(reach)
  const lines = [...reached].flatMap((name) => declarations.get(name)?.lines ?? [])
  return `${[...new Set(lines)].sort().join('\n')}\n`
}

/**
 * Types whose values only the shell and the store provide and a remote only reads, so a new member breaks nobody. A
 * value of any other type may come from a remote, so a new required member is a breaking change.
 */
const PROVIDED: ReadonlySet<string> = new Set([
  'PageState',
  'Settings',
  'GeneratorProps',
  'BillingProps',
  'ContactProps',
  'RemoteProps',
])

interface Declaration {
  readonly lines: readonly string[]
  /** The identifiers that the declaration contains. */
  readonly uses: ReadonlySet<string>
}

/** The top-level declarations of the package by name, as TypeScript publishes them. */
const emittedDeclarations = (folder: string, entryPoints: readonly string[]) => {
  const found = new Map<string, Declaration>()
  const program = ts.createProgram(entryPoints, {
    ...optionsIn(join(folder, 'tsconfig.json')),
    declarationMap: false,
    composite: false,
    incremental: false,
    removeComments: true,
  })
  const collect = (file: string, text: string) => {
    for (const statement of parsed(file, text)) {
      for (const name of namesOf(statement)) {
        found.set(name, { lines: linesOf(name, statement), uses: identifiersIn(statement) })
      }
    }
  }
  program.emit(undefined, collect, undefined, true)
  return found
}

const optionsIn = (file: string): ts.CompilerOptions => {
  const config: unknown = ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options
}

const parsed = (file: string, text: string): readonly ts.Statement[] => [
  ...ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements,
]

const exportedNames = (file: string): readonly string[] =>
  parsed(file, ts.sys.readFile(file) ?? '').flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : namesOf(statement),
  )

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  return (ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)) &&
    statement.name
    ? [statement.name.text]
    : []
}

const linesOf = (name: string, statement: ts.Statement): readonly string[] => {
  if (!ts.isInterfaceDeclaration(statement)) return [oneLine(statement)]
  const mayGrow = (member: ts.TypeElement) =>
    PROVIDED.has(name) || member.questionToken !== undefined
  const fixed = statement.members.filter((member) => !mayGrow(member))
  return [
    `interface ${name} { ${fixed.map(oneLine).join(' ')} }`,
    ...statement.members.filter(mayGrow).map((member) => `${name}: ${oneLine(member)}`),
  ]
}

const identifiersIn = (node: ts.Node): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.add(child.text)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return names
}

/** A node's text on one line, without file names, which are not part of the contract. */
const oneLine = (node: ts.Node): string =>
  node
    .getText()
    .replace(/^export (declare )?/, '')
    .replace(/import\("\.[^"]+"\)\./g, '')
    .replace(/\s+/g, ' ')
