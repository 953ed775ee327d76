/** Which package may import which. The shell loads remotes at run time and never imports them. */
const { workspaces } = require('./package.json')

const packages = workspaces.map((workspace) => workspace.replace('*', '[^/]+')).join('|')

const page = 'catalogue|store|ui|functions'

/** The one file of the studio that a page may import: it needs nothing of the engine. */
const schema = 'studio/(src|dist)/(bundle|understanding)/specSchema\\.'

/**
 * @param {string} from
 * @param {string} mayImport names of packages, joined by `|`; none when empty
 * @param {string} [apart] a folder of `from` that has its own rule
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

/**
 * @param {string} folder of studio/src
 * @param {string} mayImport other folders of studio/src, joined by `|`
 */
const studioFolder = (folder, mayImport) => ({
  name: `studio-${folder}-imports`,
  comment: `In the studio, ${folder} may import ${mayImport.replaceAll('|', ', ') || 'no other folder'}`,
  severity: 'error',
  from: { path: `^studio/src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^studio/src/',
    pathNot: `^studio/src/(${[folder, mayImport || folder].join('|')})/`,
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    onlyImports('catalogue', ''),
    onlyImports('remotes', 'catalogue'),
    onlyImports('publisher', 'catalogue|functions|remotes'),
    onlyImports('store', 'catalogue'),
    onlyImports('ui', 'store'),
    onlyImports('studio', ''),
    studioFolder('spec', ''),
    studioFolder('kernel', ''),
    studioFolder('understanding', 'spec'),
    studioFolder('takes', 'understanding|spec'),
    studioFolder('changes', 'understanding|spec'),
    studioFolder('figure', 'spec'),
    studioFolder('garments', 'spec'),
    studioFolder('scenery', 'spec'),
    studioFolder('flat', 'figure|garments|scenery|spec'),
    studioFolder('sculpted', 'figure|garments|scenery|kernel|spec'),
    studioFolder('render', 'flat|sculpted|scenery|kernel|spec'),
    studioFolder('output', 'render|understanding|spec'),
    onlyImports('sdk', ''),
    {
      name: 'sdk-2025-03-is-a-leaf',
      comment:
        'Nothing depends on the contract of 2025-03 but its own entry point, the sandbox, the codemod and tests.',
      severity: 'error',
      from: {
        path: `^(${packages})/`,
        pathNot: '^sdk/(src/(2025-03|sandbox)|test|tools)/|^sdk-codemod/|^sdk/.*\\.test\\.ts$',
      },
      to: { path: '^sdk/(src|dist|dist/bundle)/2025-03' },
    },
    {
      name: 'sdk-shared-belongs-to-no-version',
      comment: 'What the named versions share must outlive each of them.',
      severity: 'error',
      from: { path: '^sdk/src/shared/' },
      to: { path: '^sdk/src/20' },
    },
    onlyImports('sdk-codemod', 'sdk'),
    onlyImports('functions', 'catalogue|remotes|sdk|studio'),
    onlyImports('shell', `remotes|${page}`, 'shell/tools'),
    onlyImports('shell/tools', 'shell|catalogue|studio'),
    {
      name: 'remote-imports',
      comment:
        'A remote may import the packages that the page shares, but no other remote; exceptions have their own rules.',
      severity: 'error',
      from: { path: '^([^/]+-mfe)/', pathNot: '^(billing-mfe|generator-mfe/tools)/' },
      to: { path: `^(${packages})/`, pathNot: `^($1|${page})/|^${schema}` },
    },
    onlyImports('billing-mfe', `${page}|sdk`),
    onlyImports('generator-mfe/tools', 'generator-mfe/src|catalogue|studio'),
    onlyImports('embed', `generator-mfe|${page}`),
    onlyImports('local', 'catalogue|remotes|publisher|functions|sdk'),
    onlyImports('e2e', 'catalogue|remotes|publisher|local|sdk|ui|[^/]+/src/(cast/)?messages'),
    onlyImports('tools', 'remotes|store', 'tools/release'),
    onlyImports('tools/release', 'local|sdk'),
    onlyImports('bench/(sdk|sandbox|frameworks)', 'sdk'),
    onlyImports('bench/studio', 'studio'),
    onlyImports('bench/subscription', 'functions|sdk'),
    onlyImports('bench/(page|embed)', `[^/]+-mfe|shell|local|remotes|publisher|${page}`),
    {
      name: 'no-foreign-sources',
      comment: "A package imports another by its name, and only what that one's `exports` offer.",
      severity: 'error',
      from: { path: `^(${packages})/`, pathNot: '^e2e/' },
      to: { path: `^(${packages})/src/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-tools-in-a-product',
      comment:
        'Tools and benchmarks are for builds and tests; nothing that is shipped may need them.',
      severity: 'error',
      from: {
        path: `^(${packages})/`,
        pathNot: '\\.test\\.tsx?$|/test/|/tools/|/webpack\\.config\\.mjs$|^e2e/',
      },
      to: { path: '^(tools|bench)/' },
    },
    {
      name: 'browser-imports-only-contract-and-client',
      comment:
        'If a page imported more of the functions than their contract and client, its bundle would contain the server.',
      severity: 'error',
      from: { path: '^(shell|embed|[^/]+-mfe)/' },
      to: {
        path: '^functions/(src|dist)/',
        pathNot: '^functions/(src|dist)/(contract|client|testing)/',
      },
    },
    {
      name: 'only-tests-import-testing',
      comment: 'The server that replaces the functions in tests must not reach a page.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/test/|^functions/src/testing/' },
      to: { path: '^functions/(src|dist)/testing/' },
    },
    {
      name: 'redis-on-demand',
      comment: 'A process without REDIS_URL starts without loading the code that talks to Redis.',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '\\.test\\.ts$|/redis/' },
      to: {
        path: '^functions/src/(redis|state/redis|jobs/redis)/|node_modules/(bullmq|ioredis)/',
        pathNot: '/RedisTarget\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'providers-on-demand',
      comment:
        'A process that draws with the studio alone starts without loading the clients of AI providers.',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/(ai|@ai-sdk/(?!provider/)[^/]+)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other, even if only for a type, belong in one module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      comment:
        'A package declares what it imports; tests and builds use the tools of the root, and benchmarks install their own dependencies.',
      severity: 'error',
      from: {
        pathNot: '\\.test\\.tsx?$|/test/|(^|/)tools/|/webpack\\.config\\.mjs$|^bench/',
      },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        dependencyTypesNot: ['npm-peer'], // an optional peer dependency also counts as undeclared
        pathNot: '^(preact|solid-js)$', // peers of embed's types, which only the examples install
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    // `pictures/` exists only after the generator's build.
    exclude: {
      path: '/dist/.*\\.map$|/pictures/|^e2e/skew/|^bench/frameworks/[^/]+/(\\.|build/)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
