import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResolutionHostFactory } from 'ts-morph'
import { Project, ts } from 'ts-morph'

/** An error that the compiler finds in the rewritten code. */
export interface CompileError {
  readonly path: string
  /** The first line is 1. */
  readonly line: number
  readonly code: number
  readonly message: string
}

/**
 * Compiles a project before and after it was rewritten, and returns the errors that are new. Afterwards, the project
 * is compiled as if `@polar-sh/sdk` were uninstalled and `@dramatis/sdk` installed.
 *
 * @param configPath the project's `tsconfig.json`
 * @param rewritten the new text of each file that changes, by absolute path
 */
export const newErrors = (
  configPath: string,
  rewritten: ReadonlyMap<string, string>,
): readonly CompileError[] => {
  const isOwn = (path: string): boolean =>
    !/(^|\/)node_modules\//.test(relative(dirname(configPath), path))
  const counts = new Map<string, number>()
  for (const error of errorsIn(new Project({ tsConfigFilePath: configPath }), isOwn)) {
    const key = keyOf(error)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const after = new Project({
    tsConfigFilePath: configPath,
    resolutionHost: afterMoving(isOwn),
  })
  for (const [path, text] of rewritten) after.getSourceFile(path)?.replaceWithText(text)
  return errorsIn(after, isOwn).filter((error) => {
    const key = keyOf(error)
    const count = counts.get(key) ?? 0
    counts.set(key, count - 1)
    return count <= 0
  })
}

/** An error keeps its key when lines are added above it. */
const keyOf = ({ path, code, message }: CompileError): string => `${path} ${code} ${message}`

const errorsIn = (project: Project, isOwn: (path: string) => boolean): readonly CompileError[] => {
  const program = project.getProgram().compilerObject
  return program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && isOwn(file.fileName))
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ file, start = 0, code, messageText }) => ({
      path: file?.fileName ?? '',
      line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, ' ').split('\n')[0] ?? '',
    }))
    .toSorted((one, other) =>
      one.path < other.path ? -1 : one.path > other.path ? 1 : one.line - other.line,
    )
}

/** This file, whose own `@dramatis/sdk` stands in for the one that the project will install. */
const here = fileURLToPath(import.meta.url)

const afterMoving =
  (isOwn: (path: string) => boolean): ResolutionHostFactory =>
  (host, getOptions) => ({
    resolveModuleNames: (names, from, _reused, _redirect, _options, file) =>
      names.map((name, index) => {
        const isOurs = isOwn(from)
        if (isOurs && /^@polar-sh\/sdk(\/|$)/.test(name)) return undefined
        const options = getOptions()
        const mode = file && ts.getModeForResolutionAtIndex(file, index, options)
        const resolve = (containing: string) =>
          ts.resolveModuleName(name, containing, options, host, undefined, undefined, mode)
            .resolvedModule
        return (
          resolve(from) ??
          (isOurs && /^@dramatis\/sdk(\/|$)/.test(name) ? resolve(here) : undefined)
        )
      }),
  })

/**
 * Finds the nearest `tsconfig.json` that includes a file, itself or through its references. It reads each only once.
 */
export const configFinder = (): ((path: string) => string | undefined) => {
  const known = new Map<string, Config | undefined>()
  const read = (configPath: string): Config | undefined => {
    if (!known.has(configPath)) known.set(configPath, configAt(configPath))
    return known.get(configPath)
  }
  const including = (configPath: string, path: string): string | undefined => {
    const config = read(configPath)
    if (config?.files.has(path)) return configPath
    for (const reference of config?.references ?? []) {
      const found = including(reference, path)
      if (found !== undefined) return found
    }
    return undefined
  }
  return (path) => {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const found = including(join(folder, 'tsconfig.json'), path)
      if (found !== undefined || folder === dirname(folder)) return found
    }
  }
}

interface Config {
  readonly files: ReadonlySet<string>
  readonly references: readonly string[]
}

const configAt = (path: string): Config | undefined => {
  if (!ts.sys.fileExists(path)) return undefined
  const read = ts.readConfigFile(path, (file) => ts.sys.readFile(file))
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(path))
  return {
    files: new Set(parsed.fileNames),
    references: (parsed.projectReferences ?? []).map(ts.resolveProjectReferencePath),
  }
}
