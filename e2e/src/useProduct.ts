import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { freePorts, startLocal, type Ports, type Running } from './startLocal.ts'

/** What the browser tests of a file share. */
export interface Product {
  readonly ports: Ports
  readonly local: Running
  readonly browser: Browser
}

/**
 * Starts the built product and a browser before a file's tests, and stops both after them.
 *
 * @param env variables of the product's process
 * @returns what was started; not to be read outside a test
 */
export const useProduct = (env: NodeJS.ProcessEnv = {}): Product => {
  let started: Product | undefined
  beforeAll(async () => {
    const ports = await freePorts()
    const [local, browser] = await Promise.all([startLocal(ports, { env }), launchBrowser()])
    started = { ports, local, browser }
  })
  afterAll(async () => {
    await started?.browser.close()
    await started?.local.stop()
  })
  const product = (): Product => {
    if (!started) throw new Error('The product is not started yet.')
    return started
  }
  return {
    get ports() {
      return product().ports
    },
    get local() {
      return product().local
    },
    get browser() {
      return product().browser
    },
  }
}
