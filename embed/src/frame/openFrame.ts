import { sendEvent, type DramatisGenerated } from '@dramatis/generator-mfe/events'
import type { Core, Generate, MountedCore } from '../core/Core.ts'
import { detach } from '../detach.ts'
import { hostLanguage } from '../host/hostLanguage.ts'
import type { Theme } from '../host/hostTheme.ts'
import { watchHost } from '../host/watchHost.ts'
import { connect } from './connect.ts'
import { FORWARDED, type FrameEvent, type FromFrame, type Reply, type ToFrame } from './messages.ts'
import { passEscape } from './passEscape.ts'
import { removed } from './removed.ts'

/**
 * Adds a frame to `root`. Resolves to a core for it once the page in it answers; this core lasts until `signal` is
 * aborted or the page in the frame is loaded anew, which calls `onReload`.
 *
 * @param page the URL of `frame.html`
 */
export const openFrame = async (
  page: string,
  root: ShadowRoot,
  signal: AbortSignal,
  onReload: () => void,
): Promise<Core> => {
  signal.throwIfAborted()
  const frame = createFrame(page)
  ;(root.querySelector('.box') ?? root).append(frame)
  const port = await connect(frame, signal)
  frame.onload = onReload
  return { mount: (host) => mountIn(frame, port, host, signal) }
}

const createFrame = (page: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads')
  frame.allow = 'clipboard-write; web-share; language-model'
  frame.title = 'Dramatis'
  const url = new URL(page)
  url.hash = location.origin
  frame.src = url.href
  return frame
}

/** Shows the element's generator in a connected frame. Resolves once it can be used. */
const mountIn = (
  frame: HTMLIFrameElement,
  port: MessagePort,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<MountedCore> =>
  new Promise((resolve, reject) => {
    const send = (message: ToFrame, ports: Transferable[] = []) => port.postMessage(message, ports)
    const pictures = createCalls(send)
    const stopWatching = watchHost(host, (theme) =>
      send({ type: 'attributes', attributes: attributesOf(host, theme) }),
    )
    const end = (error: Error) => {
      stopWatching()
      port.close()
      detach(frame)
      reject(error)
      pictures.reject(error)
    }
    const unmount = () => end(removed())
    signal.addEventListener('abort', unmount)
    const mounted: MountedCore = {
      generate: pictures.generate,
      reset: () => send({ type: 'reset' }),
      unmount,
    }
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data.type === 'height') frame.style.blockSize = `${data.px}px`
      else if (data.type === 'ready') resolve(mounted)
      else if (data.type === 'unloaded') end(new Error(data.message))
      else if (data.type === 'escape') passEscape(host)
      else if (data.type === 'event') repeatEvent(host, data)
    }
  })

/** The calls of `generate` that the frame has not answered yet. */
const createCalls = (
  send: (message: ToFrame, ports: Transferable[]) => void,
): { readonly generate: Generate; readonly reject: (error: Error) => void } => {
  const pending = new Set<(error: Error) => void>()
  return {
    generate: (request) =>
      new Promise<DramatisGenerated>((resolve, reject) => {
        pending.add(reject)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }: MessageEvent<Reply>) => {
          pending.delete(reject)
          port1.close()
          if ('detail' in data) resolve(data.detail)
          else reject(errorOf(data))
        }
        send({ type: 'generate', request }, [port2])
      }),
    reject: (error) => {
      for (const reject of pending) reject(error)
    },
  }
}

const errorOf = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'AbortError' ? new DOMException(message, name) : new Error(message)

/** Sends an event of the frame from the element, which opens the checkout unless the page prevents it. */
const repeatEvent = (host: HTMLElement, { name, detail }: FrameEvent): void => {
  if (sendEvent(host, name, detail) && name === 'upgrade') {
    window.open(addressOf(host, 'checkout'), '_blank', 'noopener')
  }
}

/** The attributes for the frame, with absolute URLs and with what the element takes from the page around it. */
const attributesOf = (host: Element, around: Theme): Readonly<Record<string, string>> => {
  const own = FORWARDED.flatMap((name) => {
    const value = host.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(own),
    lang: hostLanguage(host),
    theme: themeOf(host, around),
    functions: addressOf(host, 'functions'),
    checkout: addressOf(host, 'checkout'),
  }
}

const themeOf = (host: Element, around: Theme): string => {
  const own = host.getAttribute('theme') ?? host.getAttribute('data-theme') ?? ''
  return /^\s*(light|dark)\s*$/i.test(own) ? own : around
}

const addressOf = (host: Element, name: string): string => {
  const value = host.getAttribute(name)?.trim() ?? ''
  return value !== '' && URL.canParse(value, document.baseURI)
    ? new URL(value, document.baseURI).href
    : value
}
