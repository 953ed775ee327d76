import type { Portrait } from '@dramatis/store'
import { isLeft } from 'fp-ts/lib/Either.js'
import { fail, loadDrawing, succeed, take, type Options } from './generate.ts'
import type { DescribedRequest } from './PortraitRequest.ts'

/**
 * Draws portraits of a character one after another. Each is shown until the next is ready, and each free one counts. The first failure ends the series and keeps what has been drawn.
 */
export const generateSeries = async (
  first: Portrait,
  requests: readonly DescribedRequest[],
  options: Options,
): Promise<void> => {
  const { store, signal, onStart, onProgress } = options
  let shown = first
  for (const [at, request] of requests.entries()) {
    const { character, aspect, style } = request
    const submittedAt = Date.now()
    const series = { style, index: at + 1, count: requests.length, shown }
    store.getState().setGeneration({ phase: 'creating', character, aspect, series })
    onStart({ character, aspect, style })
    onProgress({ phase: 'creating' })
    const drawn = await (await loadDrawing()).draw(options, request, submittedAt)
    if (signal.aborted) return
    if (isLeft(drawn)) {
      fail(options, drawn.left, shown)
      return
    }
    shown = drawn.right.portrait
    take(options, drawn.right, submittedAt)
  }
  succeed(options, shown)
}
