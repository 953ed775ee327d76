/** Lists the code that runs without being imported, for `npm run unused`, which finds unused code. */
export default {
  workspaces: {
    '.': {
      entry: [
        'tools/*.mjs',
        'tools/release/{consumers/*.ts,lintWorkflows.mjs}',
        'tools/dev/{registerTypeScript,servePages,serveRest,typeScriptLoader}.mjs',
        'tools/jest/FetchEnvironment.cjs',
        'bench/{sandbox,studio,subscription}/*.mjs',
        'bench/load/run.mjs',
        'docs/site/page/site.{ts,css}',
        'docs/site/test/all/printPrograms.mjs',
      ],
      project: [
        'tools/**',
        'bench/*',
        'bench/{load,sandbox,studio,subscription}/**',
        'docs/site/**',
      ],
      ignoreBinaries: [
        'dramatis-sandbox', // tools/release/consumers/sdk.ts starts the one that it installed
        'redis-server', // installed on the machine: the benchmark needs it, and tests are skipped without it
      ],
      ignoreDependencies: [
        '@jest/test-sequencer', // comes with Jest
        'jest-environment-node', // comes with Jest
        'esbuild-register', // named in the first line of jest.config.ts
        'fp-ts', // the bundled packages declare it
      ],
    },
    // Netlify serves each of these files as one function.
    functions: {
      entry: ['src/netlify/*.mts', 'src/cli/*.ts', 'tools/*.mjs'],
      ignoreBinaries: ['mkfifo', 'openssl', 'promtool', 'redis-server'],
      ignoreDependencies: ['@fontsource-variable/imbue'], // traceLetters.mjs reads its files
    },
    publisher: { ignoreBinaries: ['script'] }, // of the system; without it, a test is skipped
    // The command that `npm start` and the container run.
    local: { entry: ['src/main.ts'] },
    sdk: {
      entry: [
        'src/sandbox/main.ts',
        'tools/*.mjs',
        'tools/contract/writeLimits.mjs',
        'tools/contract/checkReference.mjs',
        // Generated: what a version exports, whether or not another module here needs it.
        'src/shared/entities/*.ts',
        'src/20*/operation.ts',
        'tools/**/*.d.mts',
        'test/**/*.test-d.ts',
        'test/recipes/*.ts',
        'test/reference/*.d.cts',
      ],
    },
    // Bundles of their own: the first paint, which is drawn at build time, and the service worker.
    shell: {
      entry: [
        'src/firstPaint/{early,renderFirstPaint}.{ts,tsx}',
        'src/offline/worker/{worker,removeWorker}.ts',
        'tools/drawIcons.mjs',
      ],
    },
    // Leaves out e2e/skew, which has builds of earlier versions.
    e2e: {
      entry: ['src/global{Setup,Teardown}.ts'], // not loaded in the fast tier
      project: ['src/**', 'tools/**'],
    },
    // What the build bundles and compiles.
    studio: {
      entry: [
        'src/{index,render/worker,cli/portrait,understanding/specSchema}.ts',
        'assembly/{kernel/{kernel,lanes.scalar},oil/oil,brush/brush}.ts',
        'tools/*.mjs',
      ],
      project: ['src/**', 'assembly/**', 'test/**', 'tools/**'],
    },
    // What the build bundles, and the loaders that webpack finds by their paths.
    embed: {
      entry: [
        'src/core/createRules.ts', // takes the place of css-loader's runtime
        'src/{index,react,vue}.ts',
        'src/core/index.ts',
        'src/framePage/frame.ts',
        'src/frame/openFrame.ts',
        'tools/*.mjs',
      ],
      ignoreDependencies: ['@types/react', 'preact', 'solid-js'], // types need theirs; the examples install them
    },
    // A remote's build reads the roster of remotes.
    'generator-mfe': { entry: ['tools/*.mjs'], ignoreDependencies: ['@dramatis/remotes'] },
    'billing-mfe': { ignoreDependencies: ['@dramatis/remotes'] },
    'contact-mfe': { ignoreDependencies: ['@dramatis/remotes'] },
  },
  // A test names its environment relative to its package's folder, not to its own.
  ignoreUnresolved: ['../tools/jest/FetchEnvironment.cjs'],
  compilers: { css: importsOfStyles },
}

/** The files that a stylesheet composes from and loads, written as imports. */
function importsOfStyles(text) {
  const composed = text.matchAll(/composes: [^;]+ from '([^']+)'/g)
  const loaded = text.matchAll(/url\('~([^']+)'\)/g)
  return [...composed, ...loaded].map(([, name]) => `import '${name}'`).join('\n')
}
