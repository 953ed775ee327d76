import { CURRENT, FRAMEWORKS, subpathsOf, UNNAMED, VERSIONS } from './subpaths.mjs'

/**
 * The package's `exports` and `typesVersions` (for compilers that do not read `exports`). A subpath that no resource has
 * resolves to a file that does not exist.
 */
export const packageExports = () => {
  const exports = {
    ...versionExports(CURRENT, '.'),
    ...Object.assign({}, ...VERSIONS.map((version) => versionExports(version, `./${version}`))),
    ...Object.fromEntries(
      Object.entries(OTHERS).map(([name, types]) => [
        `./${name}`,
        conditions(types, `./dist/bundle/${name}`, `./dist/${name}.d.cts`),
      ]),
    ),
    './package.json': './package.json',
  }
  const typed = Object.entries(exports).filter(([, it]) => it?.import && it.import.types)
  const paths = Object.fromEntries(
    typed
      .filter(([path]) => path !== '.')
      .map(([path, { import: found }]) => [path.replace('./', ''), [found.types]])
      // The first pattern that matches wins.
      .sort(
        ([one], [other]) => one.includes('*') - other.includes('*') || other.length - one.length,
      ),
  )
  return {
    exports,
    typesVersions: {
      '*': { 'dist/*': ['./dist/*'], 'package.json': ['./package.json'], ...paths },
    },
  }
}

/** The entries that belong to no version, with their declarations. */
const OTHERS = {
  sandbox: './dist/sandbox.d.ts',
  embed: './dist/embed/index.d.ts',
  ...Object.fromEntries(FRAMEWORKS.map((name) => [name, `./dist/frameworks/${name}.d.ts`])),
}

const conditions = (types, bundle, required) => ({
  import: { types, default: `${bundle}.js` },
  require: { types: required, default: `${bundle}.cjs` },
})

const versionExports = (version, base) => {
  const entry = (path, types) =>
    conditions(types, `./dist/bundle/${version}/${path}`, `./dist/bundle/${version}/${path}.d.cts`)
  const own = [...subpathsOf(version)].filter(([, module]) => module.startsWith(`${version}/`))
  const isWhole = version === UNNAMED
  return {
    [base]: entry('index', `./dist/${version}/index.d.ts`),
    ...(isWhole
      ? {}
      : Object.fromEntries(
          own.map(([path, module]) => [`${base}/${path}`, entry(path, `./dist/${module}.d.ts`)]),
        )),
    [`${base}/entities/*`]: null,
    [`${base}/*`]: entry('*', `./dist/${isWhole ? version : 'shared'}/*.d.ts`),
  }
}
