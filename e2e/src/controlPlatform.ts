import type { SharedProduct } from './sharedProduct.ts'
import { originOf } from './startLocal.ts'

/** Sends a request to the control API of the billing sandbox, for a product with `PLATFORM_CONTROL`. */
export const controlPlatform = async (
  { ports }: SharedProduct,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> => {
  const response = await fetch(`${originOf(ports.platform)}/sandbox/${path}`, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  expect(response.ok).toBe(true)
}
