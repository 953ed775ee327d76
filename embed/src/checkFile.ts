import { detach } from './detach.ts'
import { TIME_LIMIT_MS } from './withinTime.ts'

/** Rejects unless the file has the expected hash. The import that follows gets the checked file. */
export const checkFile = async (url: string, integrity: string): Promise<unknown> => {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) {
    return fetch(url, { integrity, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  }
  link.rel = 'modulepreload'
  link.href = url
  link.integrity = integrity
  link.crossOrigin = 'anonymous'
  link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  try {
    return await new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () =>
        reject(new Error(`${url} did not load, or differs from the published file.`))
      document.head.append(link)
    })
  } finally {
    detach(link)
  }
}
