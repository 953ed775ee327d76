import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './openPage.ts'
import { sharedProduct, type SharedProduct } from './sharedProduct.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'

/** The product as a file's tests use it. */
export interface Product extends SharedProduct {
  /** Opens a page on which relative URLs refer to the product's page. */
  readonly openPage: (options?: PageOptions) => Promise<Page>
}

/**
 * Gives a file's tests the built product. Without variables, it is the one that all files share, which other tests
 * use at the same time; with variables, it is one that is started before the file's tests and stopped after them.
 *
 * @param env variables for the product's process, or a function that returns them for the product's ports
 * @returns the product. Its properties must not be read outside a test
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
