import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Origins } from '@dramatis/publisher'
import { serveFolder } from './serveFolder.ts'

const ROOT = join(__dirname, '../..')

export interface Site {
  /** The folder with the site's files. Changes to them take effect at once. */
  readonly folder: string
  readonly origin: string
  /** Stops serving and deletes the folder. */
  readonly close: () => Promise<void>
}

/** Assembles the built product as `npm run site` does and serves it with the deployment's headers. */
export const serveSite = async (): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, SITE_VARIABLES)
  const { origin, close } = await serveFolder(folder, ORIGINS)
  return {
    folder,
    origin,
    close: async () => {
      close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The configuration that a site's operator must provide. */
export const SITE_VARIABLES = {
  CHECKOUT_URL: 'https://checkout.example/premium',
  CONTACT_URL: 'https://api.web3forms.com/submit',
  CONTACT_ACCESS_KEY: 'public-key',
} as const

/** The origins that a page configured with these variables uses. */
const ORIGINS: Origins = {
  remotes: [],
  services: [new URL(SITE_VARIABLES.CONTACT_URL).origin, 'https://api.polar.sh'],
}

/** Runs `npm run site` for this folder, with these variables in addition to the process's own. */
export const assembleSite = (folder: string, env: NodeJS.ProcessEnv) =>
  runPublishing(['site', folder], env)

/** Runs a publishing command with these variables in addition to the process's own. Rejects if it fails. */
export const runPublishing = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'publisher/dist/main.js'), ...args], {
    env: { ...process.env, ...env },
  })
