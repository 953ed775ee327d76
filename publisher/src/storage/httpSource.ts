import { request } from './request.ts'
import type { Source } from './Target.ts'

/** A deployed site, read over HTTP. */
export const httpSource = (address: string): Source => {
  const base = address.endsWith('/') ? address : `${address}/`
  return {
    label: address,
    read: async (path) => {
      const url = new URL(path, base).href
      const response = await request(url, TIMEOUT_MS)
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
      const bytes = Buffer.from(await response.arrayBuffer())
      return { bytes, tag: response.headers.get('etag') ?? '' }
    },
  }
}

const TIMEOUT_MS = 60_000
