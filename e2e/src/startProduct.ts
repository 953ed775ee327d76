import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './openPage.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'

/** The product as the tests of a file share it. */
export interface Product {
  readonly ports: Ports
  readonly local: Running
  /** Opens a page whose relative addresses are those of the product's page. */
  readonly openPage: (options?: PageOptions) => Promise<Page>
}

/**
 * Starts the built product before a file's tests and stops it after them.
 *
 * @param env variables of the product's process; functions of the ports where they depend on them
 * @returns what was started; must not be read outside a test
 */
export const startProduct = (
  env: NodeJS.ProcessEnv | ((ports: Ports) => NodeJS.ProcessEnv) = {},
): Product => {
  let started: Omit<Product, 'openPage'> | undefined
  beforeAll(async () => {
    const ports = await freePorts()
    const local = await startLocal(ports, { env: typeof env === 'function' ? env(ports) : env })
    started = { ports, local }
  })
  afterAll(() => started?.local.stop())
  const product = () => {
    if (!started) throw new Error('The product has not been started yet.')
    return started
  }
  return {
    get ports() {
      return product().ports
    },
    get local() {
      return product().local
    },
    openPage: (options) => openPage({ baseURL: originOf(product().ports.page), ...options }),
  }
}
