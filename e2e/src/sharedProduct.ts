import { freePorts, startLocal, type Ports, type Running } from './startLocal.ts'

/** What tests need to know about the product that all files share. */
export interface SharedProduct {
  readonly ports: Ports
  readonly dataDirectory: string
}

/** The environment variable that tells Jest's workers where the product is. */
const VARIABLE = 'SHARED_PRODUCT'

let running: Running | undefined

/** Starts the product for all files that need no variables of their own. Jest calls this once per run. */
export const startSharedProduct = async (): Promise<void> => {
  const ports = await freePorts()
  // All visitors in all tests come from one IP address.
  running = await startLocal(ports, {
    env: { ADDRESS_LIMIT: '1000000' },
  })
  const shared: SharedProduct = { ports, dataDirectory: running.dataDirectory }
  process.env[VARIABLE] = JSON.stringify(shared)
}

export const stopSharedProduct = async (): Promise<void> => {
  await running?.stop()
}

export const sharedProduct = (): SharedProduct =>
  JSON.parse(process.env[VARIABLE] ?? '') as SharedProduct
