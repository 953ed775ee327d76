import './importPart.ts'
import '@dramatis/ui/tokens.css'
import { sendEvent } from '@dramatis/generator-mfe/events'
import type { Core } from './Core.ts'
import { watchHost } from '../host/watchHost.ts'
import { addFonts } from './addFonts.ts'
import { createFrame } from './createFrame.ts'
import { createWarn } from './createWarn.ts'
import { nextPicture } from './nextPicture.ts'
import { propsOf } from './propsOf.ts'
import { registerAim } from './registerAim.ts'
import { renderGenerator } from './renderGenerator.tsx'
import { shareCount } from './shareCount.ts'
import './embed.css'

/** See {@link Core.mount}. */
export const mount: Core['mount'] = async (host, root) => {
  addFonts()
  registerAim()
  const stopSharing = shareCount()
  const frame = createFrame(root)
  const generator = renderGenerator(frame.content)
  const warn = createWarn(host)

  const stopWatching = watchHost(host, (around) => {
    const { props, theme, accent, warnings } = propsOf(host, isColor)
    warn(warnings)
    frame.setLook({ theme: theme === 'auto' ? around : theme, accent })
    if (!('text' in props)) {
      frame.hideMessage()
      generator.render(props)
    } else if (frame.showMessage(props)) {
      generator.clear()
      sendEvent(host, 'failed', { message: props.text })
    }
  })
  await generator.settled()
  return {
    generate: (request = {}) => nextPicture(host, () => generator.control().generate(request)),
    reset: () => generator.control().reset(),
    unmount: () => {
      stopWatching()
      stopSharing()
      generator.clear()
      frame.remove()
    },
  }
}

const isColor = (text: string): boolean => CSS.supports('color', text)
