import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** A `resolve` hook that finds our packages' sources: see "exports" in each package.json. */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(specifier, {
    ...context,
    conditions: [...new Set([...context.conditions, '@dramatis/source'])],
  })

/** A `load` hook that strips the types from TypeScript files, and imports data files as text. */
export const load = async (url, context, nextLoad) => {
  const loader = LOADERS[extname(url)]
  if (loader === undefined) return nextLoad(url, context)
  const file = fileURLToPath(url)
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader,
    format: 'esm',
    sourcefile: file,
    sourcemap: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}

const LOADERS = { '.ts': 'ts', '.txt': 'text' }
