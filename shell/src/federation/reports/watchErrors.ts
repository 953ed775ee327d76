import type { Remote } from '../Remote.ts'
import type { ReportIncident } from './RemoteIncident.ts'

/**
 * Reports what goes wrong in a remote after it has loaded: errors that nothing catches, and scripts and stylesheets
 * that it loads later. A file's URL says which version of which remote it belongs to; other errors are ignored.
 */
export const watchErrors = (remotes: readonly Remote[], report: ReportIncident): void => {
  const ownerOf = (url: string) =>
    remotes
      .flatMap(({ name, state }) => {
        const current = state.getState()
        return current.status === 'ready' ? [{ remote: name, ...current }] : []
      })
      .find(({ candidate }) => url.startsWith(new URL('.', candidate.entry).href))

  const crashed = (url: string) => {
    const owner = ownerOf(url)
    if (owner) report({ ...owner, outcome: 'crashed', cause: 'error' })
  }
  const failed = (file: string) => {
    const owner = ownerOf(file)
    if (owner) report({ ...owner, outcome: 'failed', file })
  }

  // Captured: the error of an element does not bubble.
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) crashed(event.filename)
      else if (event.target instanceof HTMLScriptElement) failed(event.target.src)
      else if (event.target instanceof HTMLLinkElement) failed(event.target.href)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : ''
    const [url] = /https?:\/\/[^\s)]+/.exec(stack) ?? []
    if (url !== undefined) crashed(url)
  })
}
