import type { Core, MountedCore } from '../core/Core.ts'
import { createSheet } from '../createSheet.ts'
import boxStyles from '../loader/box.css'
import { scriptFolder } from '../loader/build.ts'
import { loadCore } from '../loader/loadCore.ts'
import {
  EVENT_NAMES,
  FORWARDED,
  GREETING,
  type FromFrame,
  type Reply,
  type ToFrame,
} from '../frame/messages.ts'

/**
 * The page in the frame of `mode="iframe"`. Only the page around it may connect, from the origin that it put into the
 * URL's fragment; `frame-ancestors` decides which pages may frame it.
 */
const partner = location.hash.slice(1)

addEventListener('message', ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
  if (source === parent && origin === partner && data === GREETING && port) connect(port)
})

const connect = (port: MessagePort): void => {
  const send = (message: FromFrame) => port.postMessage(message)
  const { host, root } = createHost()
  sendChanges(host, root, send)
  let mounted: Promise<MountedCore> | undefined
  port.onmessage = ({ data, ports: [reply] }: MessageEvent<ToFrame>) => {
    if (data.type === 'attributes') {
      setAttributes(host, data.attributes)
      mounted ??= mount(host, root, send)
    } else if (data.type === 'reset') {
      void mounted?.then((core) => core.reset())
    } else {
      void mounted
        ?.then((core) => core.generate(data.request))
        .then((detail): Reply => ({ detail }), describe)
        .then((answer) => reply?.postMessage(answer))
    }
  }
  send({ type: 'connected' })
}

/** An element like the one around the frame, but without its loader: the frame is there because a visitor is near. */
const createHost = (): { readonly host: HTMLElement; readonly root: ShadowRoot } => {
  Object.assign(document.body.style, { margin: 0, overflow: 'hidden' })
  const host: HTMLElement = document.createElement('dramatis-generator')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createSheet(boxStyles, document)]
  const box = document.createElement('div')
  box.className = 'box'
  root.append(box)
  document.body.replaceChildren(host)
  return { host, root }
}

const setAttributes = (host: Element, attributes: Readonly<Record<string, string>>): void => {
  for (const name of FORWARDED) {
    const value = attributes[name]
    if (value === undefined) host.removeAttribute(name)
    else host.setAttribute(name, value)
  }
}

const mount = async (
  host: HTMLElement,
  root: ShadowRoot,
  send: (message: FromFrame) => void,
): Promise<MountedCore> => {
  try {
    const core: Core = await loadCore(scriptFolder)
    const mounted = await core.mount(host, root)
    send({ type: 'ready' })
    return mounted
  } catch (error) {
    send({ type: 'unloaded', message: describe(error).message })
    throw error
  }
}

/** Tells the element around the frame of events, of keys that nothing here uses, and of the generator's height. */
const sendChanges = (
  host: HTMLElement,
  root: ShadowRoot,
  send: (message: FromFrame) => void,
): void => {
  for (const name of EVENT_NAMES) {
    host.addEventListener(`dramatis:${name}`, (event) => {
      event.preventDefault() // The element around the frame opens the checkout.
      send({ type: 'event', name, detail: event.detail } as FromFrame)
    })
  }
  addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
    const isUnused = !defaultPrevented && !isComposing && root.querySelector(':modal') === null
    if (key === 'Escape' && isUnused) send({ type: 'escape' })
  })
  new ResizeObserver(() => send({ type: 'height', px: host.offsetHeight })).observe(host)
}

const describe = (error: unknown): { readonly name: string; readonly message: string } =>
  error instanceof Error ? error : { name: 'Error', message: String(error) }
