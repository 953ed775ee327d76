import './importPart.ts'
import '@dramatis/ui/tokens.css'
import { pageStore } from '@dramatis/store'
import { sendEvent } from '@dramatis/generator-mfe/events'
import type { Core, MountedCore } from './Core.ts'
import { watchHost } from '../host/watchHost.ts'
import { sentence, type Sentence } from '../sentence.ts'
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
  const undo: (() => void)[] = []
  const unmount = () => {
    for (const step of undo.splice(0).reverse()) step()
  }
  try {
    return { ...(await show(host, root, undo)), unmount }
  } catch (error) {
    unmount()
    throw error
  }
}

/** See {@link Core.reusable}. */
export const reusable: Core['reusable'] = true

/** Adds to `undo` what is to be done at the end, in reverse order. */
const show = async (
  host: HTMLElement,
  root: ShadowRoot,
  undo: (() => void)[],
): Promise<Omit<MountedCore, 'unmount'>> => {
  undo.push(forgetVisit)
  const frame = createFrame(root)
  undo.push(frame.remove)
  const settleIn = () => {
    addFonts(host.ownerDocument)
    registerAim(host.ownerDocument)
    frame.adoptStyles()
  }
  settleIn()
  root.addEventListener('adopted', settleIn)
  undo.push(() => root.removeEventListener('adopted', settleIn), shareCount())

  const showMessage = (message: Sentence) => {
    if (!frame.showMessage(message)) return
    generator.clear()
    sendEvent(host, 'failed', { message: message.text })
  }
  const generator = renderGenerator(frame.content, () => showMessage(sentence(host, 'notLoaded')))
  undo.push(generator.clear)
  const warn = createWarn(host)
  undo.push(
    watchHost(host, (around) => {
      const { props, theme, accent, warnings } = propsOf(host, isColor)
      warn(warnings)
      frame.setLook({ theme: theme === 'auto' ? around : theme, accent })
      if ('text' in props) {
        showMessage(props)
      } else {
        frame.hideMessage()
        generator.render(props)
      }
    }),
  )
  await generator.settled()
  return {
    generate: (request = {}) => nextPicture(host, () => generator.control().generate(request)),
    reset: () => generator.control().reset(),
  }
}

/** Leaves to the next element only what the browser keeps for the visitor. */
const forgetVisit = (): void => {
  const { generation, hostLanguage, notices, quota } = pageStore.getInitialState()
  pageStore.setState((now) => ({
    generation,
    hostLanguage,
    notices,
    quota: { ...now.quota, refusedUntil: quota.refusedUntil },
  }))
}

const isColor = (text: string): boolean => CSS.supports('color', text)
