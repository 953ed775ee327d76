/** @jest-config-loader esbuild-register */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Config } from 'jest'

type Project = Exclude<NonNullable<Config['projects']>[number], string>

const project = (name: string, environment: 'node' | 'jsdom'): Project => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: environment,
  globals: languageGlobals(`${__dirname}/${name}/src/messages`),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // Published as ES modules only, which Jest on Node 20 cannot require as they are.
  transformIgnorePatterns: ['/node_modules/(?!(p-queue|p-timeout|jose)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': `${__dirname}/tools/jest/cssModule.cjs`,
    '\\.(css|woff2|svg|jpg|png|webp)$': `${__dirname}/tools/jest/asset.cjs`,
    '^@dramatis/(store|ui|studio|sdk|functions)$': `${__dirname}/$1/src/index.ts`,
    '^@dramatis/functions/(contract|client)$': `${__dirname}/functions/src/$1/index.ts`,
    '^@dramatis/store/(.*)$': `${__dirname}/store/src/$1.ts`,
    '^@dramatis/sdk/(.*)$': `${__dirname}/sdk/src/$1.ts`,
  },
  transform: {
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

/** As `tools/webpack.mjs` says it to the packages that it builds. */
const languageGlobals = (folder: string) => {
  const tags = existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : []
  const ownName = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag)
  return {
    LANGUAGES: tags,
    LANGUAGE_NAMES: Object.fromEntries(tags.map((tag) => [tag, ownName(tag)])),
  }
}

const config: Config = {
  projects: [
    project('store', 'jsdom'),
    project('ui', 'jsdom'),
    project('studio', 'node'),
    project('sdk', 'node'),
    project('functions', 'node'),
    project('shell', 'jsdom'),
    project('generator-mfe', 'jsdom'),
    project('billing-mfe', 'jsdom'),
    project('contact-mfe', 'jsdom'),
    project('local', 'node'),
    project('e2e', 'node'),
  ],
  reporters: ['default', `${__dirname}/tools/jest/closingLine.cjs`],
  maxWorkers: 2,
}

export default config
