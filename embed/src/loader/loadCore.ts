import { addressOf, cores, scriptFolder } from './build.ts'
import type { Core } from '../core/Core.ts'
import { importChecked, type Address } from '../importChecked.ts'
import { TIME_LIMIT_MS, TimeoutError, withinTime } from '../withinTime.ts'

/**
 * Loads a core for one element: the current one, once more if that fails before the time limit, and then the previous
 * one. Each element has an instance of its own with its own store: browsers distinguish modules by the whole URL,
 * including the fragment, but load the file once.
 *
 * @param home the URL of the deployment's `/embed` folder, for a page that has this script in its own bundle
 * @throws {Error} with the reason why the last core did not load
 */
export const loadCore = (home: string, timeLimitMs = TIME_LIMIT_MS): Promise<LoadedCore> => {
  const attempt = (address: Address) => withinTime(importCore(address), timeLimitMs)
  const [current, ...older] = cores.split(',').map((core) => addressOf(core, home))
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

export interface LoadedCore extends Core {
  /** To be called once no element uses this core any more. */
  readonly keep?: () => void
}

/** The deployment's latest core, for a deployment that does not have this package's version. */
const newestCore = async (home: string): Promise<Address> => {
  const response = await fetch(`${home}/v1/embed.json`, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
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

/** The cores that their elements have left, by URL. Browsers never free a module, so they are used again. */
const idle = new Map<string, Core[]>()

const importCore = async ({ url, integrity }: Address): Promise<LoadedCore> => {
  const kept = idle.get(url) ?? []
  idle.set(url, kept)
  const core =
    kept.pop() ?? (await importChecked<Core>({ url: `${url}#${++instances}`, integrity }))
  return { mount: core.mount, keep: () => core.reusable && kept.push(core) }
}
