/** The import map of the house: who may import whom. A remote is found at run time, never imported. */
const packages =
  'store|ui|studio|sdk|functions|shell|generator-mfe|billing-mfe|contact-mfe|local|e2e'

/**
 * @param {string} from
 * @param {string} mayImport names of packages, joined by `|`; none when empty
 * @param {string} [apart] a folder with a rule of its own
 */
const onlyImports = (from, mayImport, apart) => ({
  name: `${from}-imports`,
  comment: `${from} may import ${mayImport || 'none of our packages'}`,
  severity: 'error',
  from: { path: `^${from}/`, ...(apart && { pathNot: `^${apart}/` }) },
  to: {
    path: `^(${packages})/`,
    pathNot: `^(${[from, ...(mayImport ? [mayImport] : [])].join('|')})/`,
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    onlyImports('store', ''),
    onlyImports('ui', ''),
    onlyImports('studio', ''),
    onlyImports('sdk', ''),
    onlyImports('functions', 'sdk|studio'),
    onlyImports('shell', 'store|ui|functions'),
    onlyImports('generator-mfe', 'store|ui|functions', 'generator-mfe/tools'),
    onlyImports('generator-mfe/tools', 'studio'),
    onlyImports('billing-mfe', 'store|ui|functions|sdk'),
    onlyImports('contact-mfe', 'store|ui|functions'),
    onlyImports('local', 'functions|sdk'),
    onlyImports('e2e', 'local|sdk'),
    {
      name: 'browser-imports-only-contract-and-client',
      comment:
        'A page that imports more of the functions than their contract and client would carry the server in its bundle.',
      severity: 'error',
      from: { path: '^(shell|generator-mfe|billing-mfe|contact-mfe)/' },
      to: { path: '^functions/(src|dist)/', pathNot: '^functions/(src|dist)/(contract|client)/' },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other to run are one module; types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-undeclared-package',
      comment:
        'What a package imports stands in its own package.json; tests and builds use the tools of the root.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/test/|/tools/|/webpack\\.config\\.mjs$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/.*\\.map$|/assembly/|bench/|/pictures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
