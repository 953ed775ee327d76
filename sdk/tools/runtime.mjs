import { readdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The modules at the root that belong to a version, or only collect others. */
const OF_A_VERSION = ['common', 'index', 'oauth2Flow', 'sandbox']

/** The modules that belong to no version. They must exist once, because errors are told apart by class. */
export const runtimeModules = async (dist) => {
  const root = (await modulesIn(dist)).filter((name) => !OF_A_VERSION.includes(name))
  const folders = ['codec', 'http'].map(async (folder) =>
    (await modulesIn(new URL(`${folder}/`, dist))).map((name) => `${folder}/${name}`),
  )
  return [...root, ...(await Promise.all(folders)).flat()]
}

/**
 * An esbuild plugin that imports the modules that belong to no version from the one file that contains them.
 * Without it, esbuild would also share every other file that both versions use in part, so each version would
 * load parts that only the other needs.
 */
export const fromRuntime = (dist, modules) => ({
  name: 'from-runtime',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir }) => {
      const name = relative(fileURLToPath(dist), resolve(resolveDir, path)).replace(/\.js$/, '')
      return modules.includes(name) ? virtual(name) : undefined
    })
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => ({
      contents:
        path === ALL
          ? reexports((await Promise.all(modules.map((name) => namesIn(dist, name)))).flat(), FILE)
          : reexports(await namesIn(dist, path), ALL),
    }))
    // All modules go through one, so that the file imports each name once.
    onResolve({ filter: /.*/, namespace: NAMESPACE }, ({ path }) =>
      path === FILE ? { path, external: true, sideEffects: false } : virtual(path),
    )
  },
})

const NAMESPACE = 'runtime'
const ALL = 'all'
const FILE = './runtime.js'

const virtual = (path) => ({ path, namespace: NAMESPACE, sideEffects: false })

const reexports = (names, from) => `export { ${names.join(', ')} } from '${from}'`

const namesIn = async (dist, name) => Object.keys(await import(new URL(`${name}.js`, dist)))

const modulesIn = async (folder) =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace(/\.js$/, ''))
