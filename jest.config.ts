/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { folderOf, REMOTE_NAMES } from './remotes/src/roster/remoteNames.ts'
import { chosenTier, leftOutBy } from './tools/jest/tiers.cjs'
import { cataloguesIn, languagesIn, ownNames } from './tools/languages.cjs'

type Project = Exclude<NonNullable<Config['projects']>[number], string>

const tier = chosenTier()

const setup = (...files: readonly string[]) =>
  files.map((file) => `${__dirname}/tools/jest/${file}`)

/**
 * Jest's context looks up every global in a slow way, so code that calculates takes twice as long. Those passed into
 * each module are found at once. Only for tests without a DOM, where it is the DOM that takes the time.
 */
const FAST_GLOBALS: Project['sandboxInjectedGlobals'] = [
  'Array',
  'Error',
  'Float32Array',
  'Float64Array',
  'JSON',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Set',
  'String',
  'Symbol',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
]

const project = (name: string, environment: 'node' | 'jsdom', globals: object = {}): Project => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: environment,
  setupFilesAfterEnv: setup(
    'limits.cjs',
    'quietNotices.cjs',
    ...(environment === 'jsdom'
      ? ['waitLonger.ts', 'reuseStyles.ts', 'noOwnerStacks.cjs', 'failOnActWarning.ts']
      : []),
  ),
  globals: { ...languageGlobals(`${__dirname}/${name}/src/messages`), ...globals },
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...leftOutBy(tier)],
  modulePathIgnorePatterns: ['/dist/'],
  sandboxInjectedGlobals: environment === 'node' ? FAST_GLOBALS : [],
  // They are ES modules, or import some, which Jest on Node 20 cannot load untransformed.
  transformIgnorePatterns: [
    '/node_modules/(?!(get-port|p-queue|p-timeout|jose|@opentelemetry/otlp-exporter-base)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': `${__dirname}/tools/jest/cssModule.cjs`,
    '\\.(css|woff2|svg|jpg|png|webp)$': `${__dirname}/tools/jest/asset.cjs`,
    '^@dramatis/(catalogue|publisher|store|ui|studio|sdk|functions)$': `${__dirname}/$1/src/index.ts`,
    '^@dramatis/studio/spec-schema$': `${__dirname}/studio/src/understanding/specSchema.ts`,
    '^@dramatis/remotes$': `${__dirname}/remotes/src/roster/index.ts`,
    '^@dramatis/remotes/(container|document|manifest)$': `${__dirname}/remotes/src/$1/index.ts`,
    '^@dramatis/functions/(contract|client|partners|testing)$': `${__dirname}/functions/src/$1/index.ts`,
    '^@dramatis/store/(.*)$': `${__dirname}/store/src/$1.ts`,
    '^@dramatis/sdk/(\\d{4}-\\d\\d)$': `${__dirname}/sdk/src/$1/index.ts`,
    '^@dramatis/sdk/2026-10/(.*)$': [
      `${__dirname}/sdk/src/2026-10/$1.ts`,
      `${__dirname}/sdk/src/shared/$1.ts`,
    ],
    '^@dramatis/sdk/(.*)$': [
      `${__dirname}/sdk/src/$1.ts`,
      `${__dirname}/sdk/src/shared/$1.ts`,
      `${__dirname}/sdk/src/2026-10/$1.ts`,
    ],
  },
  transform: {
    '\\.txt$': `${__dirname}/tools/jest/text.cjs`,
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
})

/** The constants that the build defines for the package. */
const languageGlobals = (folder: string) => {
  const languages = languagesIn(folder)
  return { LANGUAGES: languages, LANGUAGE_NAMES: ownNames(languages) }
}

/** The constants that the embed's build defines. */
const embedGlobals = {
  EMBED: { version: '0.1.0', cores: 'core.js sha384-' },
  EMBED_SENTENCES: cataloguesIn(`${__dirname}/embed/src/messages`),
  __webpack_public_path__: 'https://dramatis.example/embed/0.1.0/',
}

const config: Config = {
  projects: [
    project('catalogue', 'node'),
    project('remotes', 'node'),
    project('publisher', 'node'),
    project('store', 'jsdom'),
    project('ui', 'jsdom'),
    project('studio', 'node'),
    project('sdk', 'node'),
    project('sdk-codemod', 'node'),
    project('functions', 'node'),
    project('shell', 'jsdom'),
    ...REMOTE_NAMES.map((name) => project(folderOf(name), 'jsdom')),
    project('embed', 'jsdom', embedGlobals),
    project('local', 'node'),
    {
      ...project('e2e', 'node'),
      testEnvironment: `${__dirname}/tools/jest/BrowserEnvironment.cjs`,
      // The journey starts a product of its own.
      ...(tier !== 'fast' && {
        globalSetup: `${__dirname}/e2e/src/globalSetup.ts`,
        globalTeardown: `${__dirname}/e2e/src/globalTeardown.ts`,
      }),
    },
    project('tools', 'node'),
    { ...project('docs/site', 'node'), displayName: 'docs' },
  ],
  testSequencer: `${__dirname}/tools/jest/longestFirst.cjs`,
  reporters: ['default', `${__dirname}/tools/jest/closingLine.cjs`],
  // The limit of tests with servers, browsers and processes; `limits.cjs` sets that of the others. Far above what any
  // of them takes, since they must also pass on a machine with other work.
  testTimeout: 180_000,
  // One more than a usual runner has cores, since tests also wait for other processes; four were too slow.
  maxWorkers: 3,
}

export default config
