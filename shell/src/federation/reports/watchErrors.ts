import type { Remote } from '../Remote.ts'
import type { ReportIncident } from './RemoteIncident.ts'

/**
 * Reports what goes wrong in a remote after it has loaded: uncaught errors, and scripts and stylesheets that
 * fail to load later. A file's URL says which version of which remote it belongs to; other errors are ignored.
 */
export const watchErrors = (remotes: readonly Remote[], report: ReportIncident): void => {
  const ownerOf = (url: string) =>
    remotes
      .flatMap(({ name, state }) => {
        const current = state.getState()
        return current.status === 'ready' ? [{ remote: name, ...current }] : []
      })
      .find(({ candidate }) => url.startsWith(new URL('.', candidate.entry).href))

  const reportCrash = (url: string) => {
    const owner = ownerOf(url)
    if (owner)
      report({
        remote: owner.remote,
        candidate: owner.candidate,
        outcome: 'crashed',
        cause: 'error',
      })
  }
  const reportMissing = (file: string) => {
    const owner = ownerOf(file)
    if (owner) report({ remote: owner.remote, candidate: owner.candidate, outcome: 'failed', file })
  }

  // Captured, because the error event of an element does not bubble.
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) reportCrash(event.filename)
      else if (event.target instanceof HTMLScriptElement) reportMissing(event.target.src)
      else if (event.target instanceof HTMLLinkElement) reportMissing(event.target.href)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : ''
    const [url] = /https?:\/\/[^\s)]+/.exec(stack) ?? []
    if (url !== undefined) reportCrash(url)
  })
}
