import type { BrowserContext } from 'playwright-core'

/**
 * Collects what goes wrong on the pages of a browser context from now on, as one line of text each: errors in the
 * console, uncaught errors, failed requests, and what a Content Security Policy blocks.
 *
 * @returns a list that grows with each fault
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

/** Whether a request was canceled, or was sent while a test keeps the browser offline. */
const isHarmless = (fault: string): boolean =>
  fault.includes('net::ERR_ABORTED') || fault.includes('net::ERR_INTERNET_DISCONNECTED')

/** Returns a message without the stack that may follow it. */
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
