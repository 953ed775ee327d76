import { bearerToken } from '../access.ts'
import type { World, WorldEvent } from '../World.ts'

/** A request to the API and its outcome. */
export interface ApiRequest {
  readonly at: Date
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

/** How often a token has been used, and when it was last used. */
interface TokenUse {
  readonly count: number
  readonly at: Date
}

/** Handles a request. `env` is what the server knows about its connection. */
export type FetchHandler = (request: Request, env: object) => Response | Promise<Response>

const MAX_ENTRIES = 100

/** What has happened since the sandbox started: the latest requests and events, newest first, and uses of tokens. */
export class Activity {
  readonly #world: World
  readonly #uses = new Map<string, TokenUse>()
  #changes = 0
  #requests: readonly ApiRequest[] = []
  #events: readonly WorldEvent[] = []

  constructor(world: World) {
    this.#world = world
    world.watchers.add(() => this.#changes++)
    world.listeners.add({
      accepts: () => [],
      onEvent: (event) => {
        this.#events = [event, ...this.#events].slice(0, MAX_ENTRIES)
      },
    })
  }

  /** How many transactions have changed the world. */
  get changes(): number {
    return this.#changes
  }

  get requests(): readonly ApiRequest[] {
    return this.#requests
  }

  get events(): readonly WorldEvent[] {
    return this.#events
  }

  /** How a token has been used; undefined if it has not been. */
  useOf(tokenId: string): TokenUse | undefined {
    return this.#uses.get(tokenId)
  }

  /** Wraps a handler to record each request to the API. */
  recorded(handle: FetchHandler): FetchHandler {
    return async (request, env) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/v1/')) return handle(request, env)
      const start = performance.now()
      const response = await handle(request, env)
      this.#note(request, pathname, response.status, performance.now() - start)
      return response
    }
  }

  #note({ method, headers }: Request, pathname: string, status: number, ms: number): void {
    const at = this.#world.now()
    const noted = { at, method, path: withoutSecrets(pathname), status, ms: Math.round(ms) }
    this.#requests = [noted, ...this.#requests].slice(0, MAX_ENTRIES)
    const token = bearerToken(headers.get('authorization'))
    const row =
      token === undefined ? undefined : this.#world.state.accessTokens.where('token', token)[0]
    if (row) this.#uses.set(row.id, { count: (this.useOf(row.id)?.count ?? 0) + 1, at })
  }
}

/** Shortens secrets in a path, such as a checkout's client secret, but keeps ids. */
const withoutSecrets = (path: string): string =>
  path.replaceAll(/[^/]{24,}/g, (part) => (UUID.test(part) ? part : `${part.slice(0, 8)}…`))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
