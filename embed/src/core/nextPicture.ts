import { pageStore } from '@dramatis/store'
import type { DramatisEventMap, DramatisGenerated } from '@dramatis/generator-mfe/events'

/**
 * Calls `start` and resolves to the picture that it starts. Rejects as
 * {@link import('./Core.ts').Generate} describes.
 */
export const nextPicture = (host: HTMLElement, start: () => void): Promise<DramatisGenerated> =>
  new Promise((resolve, reject) => {
    const settled = new AbortController()
    const on = <Name extends keyof DramatisEventMap>(
      name: Name,
      settle: (detail: DramatisEventMap[Name]['detail']) => void,
    ) =>
      host.addEventListener(
        name,
        ({ detail }) => {
          settled.abort()
          settle(detail)
        },
        { signal: settled.signal },
      )
    on('dramatis:generated', resolve)
    on('dramatis:failed', ({ message }) => reject(new Error(message)))
    on('dramatis:limited', ({ message }) => reject(new Error(message)))
    start()
    const stop = pageStore.subscribe(({ generation }) => {
      const canceled =
        generation.phase === 'idle' || (generation.phase === 'succeeded' && generation.restored)
      if (!canceled) return
      settled.abort()
      reject(new DOMException('The picture was canceled.', 'AbortError'))
    })
    if (settled.signal.aborted) stop()
    else settled.signal.addEventListener('abort', stop)
  })
