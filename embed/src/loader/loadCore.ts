import { cores, scriptFolder, version } from './build.ts'
import { checkFile } from '../checkFile.ts'
import type { Core } from '../core/Core.ts'

/** How long a core may take before the previous one is tried, in milliseconds. */
const TIME_LIMIT_MS = 10_000

/**
 * Loads a core for one element: the current one, once more if that fails before the time limit, and then the previous
 * one. Each element gets its own instance with its own store: browsers distinguish modules by the whole URL,
 * including the fragment, but load the file once.
 *
 * @param home the URL of the deployment's `/embed` folder, for a page that has this script in its own bundle
 * @throws {Error} with the reason why the last core did not load
 */
export const loadCore = (home: string, timeLimitMs = TIME_LIMIT_MS): Promise<Core> => {
  const attempt = (address: Address) => withinTime(importCore(address), timeLimitMs)
  const [current, ...older] = ownCores(home)
  if (!current) throw new Error('This build has no core.')
  const retried = attempt(current).catch((error: unknown) => {
    if (error instanceof TimeoutError) throw error
    return attempt(current)
  })
  const fallback = older.reduce((loading, core) => loading.catch(() => attempt(core)), retried)
  return scriptFolder === ''
    ? fallback.catch(async () => attempt(await newestCore(home)))
    : fallback
}

interface Address {
  readonly url: string
  readonly integrity: string
}

const ownCores = (home: string): readonly Address[] =>
  cores.split(',').map((core) => {
    const [file = '', integrity = ''] = core.split(' ')
    return { url: new URL(file, scriptFolder || `${home}/${version}/`).href, integrity }
  })

/** The deployment's latest core, for a deployment that does not have this package's version. */
const newestCore = async (home: string): Promise<Address> => {
  const response = await fetch(`${home}/v1/embed.json`)
  const newest = (await response.json()) as Published
  return { ...newest, url: new URL(newest.core, `${home}/v1/`).href }
}

/** `embed.json`, as the build writes it. */
interface Published {
  /** The core's URL, relative to the folder of `embed.json`. */
  readonly core: string
  readonly integrity: string
}

let instances = 0

const importCore = async ({ url, integrity }: Address): Promise<Core> => {
  const instance = `${url}#${++instances}`
  await checkFile(instance, integrity)
  return import(/* @vite-ignore */ /* webpackIgnore: true */ instance) as Promise<Core>
}

class TimeoutError extends Error {}

const withinTime = <A>(work: Promise<A>, limitMs: number): Promise<A> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`The generator did not load within ${limitMs / 1000} s.`)),
      limitMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
