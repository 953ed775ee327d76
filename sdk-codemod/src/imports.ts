import type { ImportDeclaration, SourceFile } from 'ts-morph'
import type { Generation } from './operations.ts'

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
export const importedIn = (file: SourceFile): ReadonlyMap<string, Imported> =>
  new Map(
    declarationsIn(file)
      .flatMap(namesOf)
      .map((one) => [one.local, one]),
  )

const namesOf = (declaration: ImportDeclaration): Imported[] => {
  const subpath = subpathOf(declaration) ?? ''
  const generation = generationOf(declaration)
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

/** An import from 1.x has a version in its path, or includes one of the errors that all its versions share. */
const generationOf = (declaration: ImportDeclaration): Generation => {
  if (/^\/\d{4}-\d{2}/.test(subpathOf(declaration) ?? '')) return '1.x'
  return declaration.getNamedImports().some((one) => BASE_ERRORS.test(one.getName()))
    ? '1.x'
    : '0.30'
}

/** The imports of our SDK that a file needs, by entry point. */
export class NeededImports {
  readonly #names = new Map<string, Set<string>>()

  add(entry: string, name: string): string {
    const names = this.#names.get(entry) ?? new Set()
    this.#names.set(entry, names.add(name))
    return name.replace(/^type /, '')
  }

  /** The import lines, in the file's own style of quotes and semicolons. */
  lines({ quote, semicolon }: { readonly quote: string; readonly semicolon: string }): string[] {
    return [...this.#names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([entry, names]) => {
        const list = [...names].toSorted().join(', ')
        return `import { ${list} } from ${quote}${entry}${quote}${semicolon}`
      })
  }
}
