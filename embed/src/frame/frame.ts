import '../index.ts'
import { EVENT_NAMES, FORWARDED, type FromFrame, type ToFrame } from './messages.ts'

/**
 * The page in the frame of `mode="iframe"`. Only the page around it may connect, from the origin that it put into the
 * URL's fragment; `frame-ancestors` decides which pages may frame it.
 */
const partner = location.hash.slice(1)

addEventListener('message', ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
  if (source === parent && origin === partner && data === 'dramatis' && port) connect(port)
})

const connect = (port: MessagePort): void => {
  Object.assign(document.body.style, { margin: 0, overflow: 'hidden' })
  const generator = document.createElement('dramatis-generator')
  const send = (message: FromFrame) => port.postMessage(message)
  for (const name of EVENT_NAMES) {
    generator.addEventListener(`dramatis:${name}`, (event) => {
      event.preventDefault() // The element around the frame opens the checkout.
      send({ type: 'event', name, detail: event.detail } as FromFrame)
    })
  }
  new ResizeObserver(() => send({ type: 'height', px: generator.offsetHeight })).observe(generator)
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'reset') {
      generator.reset()
    } else if (data.type === 'attributes') {
      for (const name of FORWARDED) {
        const value = data.attributes[name]
        if (value === undefined) generator.removeAttribute(name)
        else generator.setAttribute(name, value)
      }
      if (!generator.isConnected) document.body.append(generator)
    } else {
      generator.generate(data.request).then(
        (detail) => send({ type: 'generated', id: data.id, detail }),
        (error: unknown) => send({ type: 'rejected', id: data.id, ...describe(error) }),
      )
    }
  }
}

const describe = (error: unknown): { readonly name: string; readonly message: string } =>
  error instanceof Error ? error : { name: 'Error', message: String(error) }
