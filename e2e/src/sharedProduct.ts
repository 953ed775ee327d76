import { freePorts, startLocal, type Ports, type Running } from './startLocal.ts'

/** The facts that tests need about the product that all files share. */
export interface SharedProduct {
  readonly ports: Ports
  readonly dataDirectory: string
}

/** The environment variable by which Jest's workers find the product. */
const VARIABLE = 'SHARED_PRODUCT'

let running: Running | undefined

/** Starts the product for every file that needs no variables of its own, once in a run of Jest. */
export const startSharedProduct = async (): Promise<void> => {
  const ports = await freePorts()
  // All visitors of all files come from one address.
  running = await startLocal(ports, {
    env: { STUDIO_SHORT_SIDE: '128', ADDRESS_LIMIT: '1000000' },
  })
  const shared: SharedProduct = { ports, dataDirectory: running.dataDirectory }
  process.env[VARIABLE] = JSON.stringify(shared)
}

export const stopSharedProduct = async (): Promise<void> => {
  await running?.stop()
}

export const sharedProduct = (): SharedProduct =>
  JSON.parse(process.env[VARIABLE] ?? '') as SharedProduct
