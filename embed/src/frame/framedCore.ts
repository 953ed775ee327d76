import { sendEvent, type DramatisGenerated } from '@dramatis/generator-mfe/events'
import type { Core, GenerateRequest } from '../core/Core.ts'
import { FORWARDED, type FromFrame, type ToFrame } from './messages.ts'

/**
 * A core that shows the generator in a frame.
 *
 * @param page the URL of `frame.html`
 */
export const framedCore = (page: string): Core => ({
  mount: (host, root) =>
    new Promise((resolve, reject) => {
      const url = new URL(page)
      url.hash = location.origin
      const frame = createFrame(url.href)
      const { port1: port, port2: portOfFrame } = new MessageChannel()
      const send = (message: ToFrame) => port.postMessage(message)
      const pictures = new Map<number, Call>()
      let calls = 0
      const forward = () => send({ type: 'attributes', attributes: attributesOf(host) })
      const observer = new MutationObserver(forward)

      port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
        if (data.type === 'height') frame.style.blockSize = `${data.px}px`
        else if (data.type === 'generated') pictures.get(data.id)?.resolve(data.detail)
        else if (data.type === 'rejected') pictures.get(data.id)?.reject(errorOf(data))
        else if (data.name === 'ready') resolve(mounted)
        else if (sendEvent(host, data.name, data.detail) && data.name === 'upgrade') {
          window.open(addressOf(host, 'checkout'), '_blank', 'noopener')
        }
      }
      const mounted = {
        generate: (request?: GenerateRequest) =>
          new Promise<DramatisGenerated>((resolvePicture, rejectPicture) => {
            pictures.set(++calls, { resolve: resolvePicture, reject: rejectPicture })
            send({ type: 'generate', id: calls, request })
          }),
        reset: () => send({ type: 'reset' }),
        unmount: () => {
          observer.disconnect()
          port.close()
          frame.remove()
        },
      }
      frame.onload = () => {
        // Delivered only if the frame is still on the origin of `page` after any redirect.
        frame.contentWindow?.postMessage('dramatis', url.origin, [portOfFrame])
        forward()
        observer.observe(host, { attributes: true })
      }
      frame.onerror = () => reject(new Error(`${url.href} did not load.`))
      ;(root.querySelector('.box') ?? root).append(frame)
    }),
})

/** A pending call of `generate`. */
interface Call {
  readonly resolve: (detail: DramatisGenerated) => void
  readonly reject: (error: Error) => void
}

const createFrame = (address: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads')
  frame.allow = 'clipboard-write; web-share; language-model'
  frame.title = 'Dramatis'
  frame.src = address
  return frame
}

/** The attributes for the frame, with absolute URLs, and by default the language of the page around the element. */
const attributesOf = (host: Element): Readonly<Record<string, string>> => {
  const own = FORWARDED.flatMap((name) => {
    const value = host.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    lang: host.closest('[lang]')?.getAttribute('lang') ?? '',
    ...Object.fromEntries(own),
    functions: addressOf(host, 'functions'),
    checkout: addressOf(host, 'checkout'),
  }
}

const addressOf = (host: Element, name: string): string => {
  const value = host.getAttribute(name)?.trim() ?? ''
  return value !== '' && URL.canParse(value, document.baseURI)
    ? new URL(value, document.baseURI).href
    : value
}

const errorOf = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'AbortError' ? new DOMException(message, name) : new Error(message)
