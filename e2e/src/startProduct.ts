import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './openPage.ts'
import { sharedProduct, type SharedProduct } from './sharedProduct.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'

/** The product as a file's tests use it. */
export interface Product extends SharedProduct {
  /** Opens a page whose relative addresses are those of the product's page. */
  readonly openPage: (options?: PageOptions) => Promise<Page>
}

/**
 * Gives a file's tests the built product: the one that all files share, which has other visitors meanwhile; or,
 * with its own variables, one that is started before the tests and stopped after them.
 *
 * @param env variables of the product's process; functions of the ports where they depend on them
 * @returns the product; must not be read outside a test
 */
export const startProduct = (
  env?: NodeJS.ProcessEnv | ((ports: Ports) => NodeJS.ProcessEnv),
): Product => {
  let own: (Running & SharedProduct) | undefined
  if (env !== undefined) {
    beforeAll(async () => {
      const ports = await freePorts()
      const running = await startLocal(ports, { env: typeof env === 'function' ? env(ports) : env })
      own = { ...running, ports }
    })
    afterAll(() => own?.stop())
  }
  const product = (): SharedProduct => {
    if (env === undefined) return sharedProduct()
    if (!own) throw new Error('The product has not been started yet.')
    return own
  }
  return {
    get ports() {
      return product().ports
    },
    get dataDirectory() {
      return product().dataDirectory
    },
    openPage: (options) => openPage({ baseURL: originOf(product().ports.page), ...options }),
  }
}
