import type { BrowserContext } from 'playwright-core'

/**
 * Collects what goes wrong on the pages of a browser profile from now on, as sentences: errors in the console,
 * uncaught ones, requests that fail, and what a Content-Security-Policy blocks.
 */
export const recordFaults = async (context: BrowserContext): Promise<readonly string[]> => {
  const faults: string[] = []
  const record = (fault: string): void => {
    if (!isHarmless(fault)) faults.push(fault)
  }
  context.on('weberror', (event) => record(`Uncaught ${firstLine(String(event.error()))}`))
  context.on('console', (message) => {
    if (message.type() === 'error') record(`${firstLine(message.text())} ${message.location().url}`)
  })
  context.on('requestfailed', (request) =>
    record(`Failed to load resource: ${request.failure()?.errorText} ${request.url()}`),
  )
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content Security Policy: ${violatedDirective} blocks ${blockedURI}.`)
    })
  })
  return faults
}

/** Whether a request was canceled, or sent by the browser on its own while a test keeps it offline. */
const isHarmless = (fault: string): boolean =>
  fault.includes('net::ERR_ABORTED') || fault.includes('net::ERR_INTERNET_DISCONNECTED')

/** A message without the stack that may follow it. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
