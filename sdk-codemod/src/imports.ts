import type { ImportDeclaration, SourceFile } from 'ts-morph'
import { Node, SyntaxKind } from 'ts-morph'
import type { Generation } from './generations.ts'
import type { Installed } from './installed.ts'

/** A name that a file imports from `@polar-sh/sdk`. */
export interface Imported {
  readonly generation: Generation
  /** What follows `@polar-sh/sdk` in the path: `/funcs/ordersList.js`, or an empty string. */
  readonly subpath: string
  /** The exported name, or `*`. */
  readonly name: string
  readonly local: string
}

const PACKAGE = '@polar-sh/sdk'

export const declarationsIn = (file: SourceFile): readonly ImportDeclaration[] =>
  file.getImportDeclarations().filter((one) => subpathOf(one) !== undefined)

/** A file's imports from the package, by local name. */
export const importedIn = (
  file: SourceFile,
  installed: Installed | undefined,
): ReadonlyMap<string, Imported> =>
  new Map(
    declarationsIn(file)
      .flatMap((declaration) => namesOf(declaration, installed))
      .map((one) => [one.local, one]),
  )

const namesOf = (declaration: ImportDeclaration, installed: Installed | undefined): Imported[] => {
  const subpath = subpathOf(declaration) ?? ''
  const generation = generationOf(declaration, installed)
  const named = declaration.getNamedImports().map((one) => ({
    generation,
    subpath,
    name: one.getName(),
    local: one.getAliasNode()?.getText() ?? one.getName(),
  }))
  const all = declaration.getNamespaceImport()?.getText()
  return all === undefined ? named : [...named, { generation, subpath, name: '*', local: all }]
}

const subpathOf = (declaration: ImportDeclaration): string | undefined => {
  const specifier = declaration.getModuleSpecifierValue()
  if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return undefined
  return specifier.slice(PACKAGE.length)
}

const BASE_ERRORS = /^Polar(Client|Network|RateLimit|Server)?Error$/

/**
 * An import from 1.x has a version in its path, or is one of the errors that all its versions share; the root of either
 * generation is told apart by the version that is installed.
 */
const generationOf = (
  declaration: ImportDeclaration,
  installed: Installed | undefined,
): Generation => {
  const subpath = subpathOf(declaration) ?? ''
  if (/^\/\d{4}-\d{2}/.test(subpath)) return '1.x'
  const isShared = declaration.getNamedImports().some((one) => BASE_ERRORS.test(one.getName()))
  const isRootOf1 = subpath === '' && installed !== undefined && !installed.version.startsWith('0.')
  return isShared || isRootOf1 ? '1.x' : '0.x'
}

/** The imports of our SDK that a file needs, by entry point. */
export class NeededImports {
  readonly #names = new Map<string, Map<string, string>>()
  readonly #taken: ReadonlySet<string>

  /** @param taken the names that the file gives to something else */
  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken
  }

  /**
   * Imports a name and returns what the file calls it.
   *
   * @param name with `type ` in front if it is only a type
   * @param local the file's own name for it
   */
  add(entry: string, name: string, local?: string): string {
    const names = this.#names.get(entry) ?? new Map<string, string>()
    this.#names.set(entry, names)
    const exported = name.replace(/^type /, '')
    const called = local ?? this.#free(exported)
    names.set(called === exported ? name : `${name} as ${called}`, called)
    return called
  }

  #free(name: string): string {
    if (!this.#taken.has(name)) return name
    const isType = /^[A-Z]/.test(name)
    return this.#free(`${isType ? 'B' : 'b'}illing${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  }

  /** The import lines, in the file's own style of quotes and semicolons. */
  lines({ quote, semicolon }: { readonly quote: string; readonly semicolon: string }): string[] {
    return [...this.#names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([entry, names]) => {
        const list = [...names.keys()].toSorted().join(', ')
        return `import { ${list} } from ${quote}${entry}${quote}${semicolon}`
      })
  }
}

/** The names that a file declares, or imports from another package. */
export const namesTakenIn = (file: SourceFile): ReadonlySet<string> => {
  const replaced = new Set<Node>(declarationsIn(file))
  return new Set(
    file
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .filter((node) => {
        const parent = node.getParent()
        return (
          (Node.hasName(parent) || Node.isImportClause(parent) || Node.isNamespaceImport(parent)) &&
          !Node.isPropertyAssignment(parent) &&
          !Node.isPropertySignature(parent) &&
          !Node.isPropertyAccessExpression(parent) &&
          !Node.isMethodDeclaration(parent) &&
          !node.getAncestors().some((one) => replaced.has(one))
        )
      })
      .map((node) => node.getText()),
  )
}
