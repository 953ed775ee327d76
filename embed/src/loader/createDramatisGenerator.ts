import { sendEvent } from '@dramatis/generator-mfe/events'
import { createSheet } from '../createSheet.ts'
import { detach } from '../detach.ts'
import { sentence } from '../sentence.ts'
import boxStyles from './box.css'
import { scriptFolder, version } from './build.ts'
import type { Generate, MountedCore } from '../core/Core.ts'
import { loadCore, type LoadedCore } from './loadCore.ts'
import { loadFramed } from './loadFramed.ts'
import { whenNear } from './whenNear.ts'

/**
 * `<dramatis-generator functions="https://…" checkout="https://…">`: a box of the generator's size until a visitor
 * is near, then the generator in a shadow root. Attributes may change at any time, and the visitor's input and
 * pending portrait survive. Must not be called on a server, which has no elements.
 */
export const createDramatisGenerator = (): CustomElementConstructor =>
  class DramatisGenerator extends HTMLElement {
    readonly #root = this.attachShadow({ mode: 'open' })
    #visit: Visit | undefined

    connectedCallback(): void {
      queueMicrotask(() => this.#follow())
    }

    /**
     * Deferred: an element that is only being moved is connected again by the time the microtask runs. Browsers unload
     * a frame that is moved, so a generator in one starts over.
     */
    disconnectedCallback(): void {
      if (this.#visit?.framed === true) this.#leave(this.#visit)
      queueMicrotask(() => this.#follow())
    }

    connectedMoveCallback(): void {
      // `moveBefore()` moves everything as it is, even a frame.
    }

    /** Fills in the form and submits it. Loads the generator first if necessary. */
    readonly generate: Generate = async (request) => {
      this.#follow()
      if (!this.#visit) {
        throw new Error(
          '<dramatis-generator> is not in a document. Insert it before calling generate().',
        )
      }
      return (await this.#mounted(this.#visit)).generate(request)
    }

    /** Cancels a running generation, clears the form and removes the picture. */
    reset(): void {
      void this.#visit?.mounted?.then((core) => core.reset()).catch(() => undefined)
    }

    /** A document adopts only its own sheets, so the browser has dropped those of the last one. */
    adoptedCallback(): void {
      if (!this.#visit || !this.ownerDocument.defaultView) return
      this.#adoptStyles()
      this.#root.dispatchEvent(new Event('adopted'))
    }

    #adoptStyles(): void {
      this.#root.adoptedStyleSheets = [createSheet(boxStyles, this.ownerDocument)]
    }

    #follow(): void {
      const isInPage = this.isConnected && this.ownerDocument.defaultView !== null
      if (isInPage === (this.#visit !== undefined)) return
      if (this.#visit) {
        this.#leave(this.#visit)
        return
      }
      const visit: Visit = { abort: new AbortController() }
      this.#visit = visit
      this.#adoptStyles()
      this.#root.replaceChildren(createBox(createSkeleton(this)))
      void whenNear(this, visit.abort.signal).then(() =>
        this.#mounted(visit).catch(() => undefined),
      )
    }

    #leave(visit: Visit): void {
      visit.abort.abort()
      this.#visit = undefined
      this.#root.replaceChildren()
    }

    #restart(visit: Visit): void {
      if (visit !== this.#visit) return
      this.#leave(visit)
      this.#follow()
    }

    #mounted(visit: Visit): Promise<MountedCore> {
      visit.mounted ??= this.#mount(visit).catch((error: unknown) => {
        delete visit.mounted // The next call tries again.
        if (!visit.abort.signal.aborted) this.#showFailure(error)
        throw error
      })
      return visit.mounted
    }

    async #mount(visit: Visit): Promise<MountedCore> {
      const { signal } = visit.abort
      const core = await this.#load(visit)
      const mounted = signal.aborted ? undefined : await core.mount(this, this.#root)
      const leave = () => {
        mounted?.unmount()
        core.keep?.()
      }
      signal.addEventListener('abort', leave)
      if (signal.aborted) leave()
      if (!mounted || signal.aborted) throw signal.reason
      this.#removePlaceholder()
      sendEvent(this, 'ready', { version })
      return mounted
    }

    #load(visit: Visit): Promise<LoadedCore> {
      const home = homeOf(this)
      visit.framed = this.getAttribute('mode') === 'iframe'
      return visit.framed
        ? loadFramed(home, this.#root, visit.abort.signal, () => this.#restart(visit))
        : loadCore(home)
    }

    #showFailure(error: unknown): void {
      console.error('<dramatis-generator> could not be loaded.', error)
      const { text, language } = sentence(this, 'notLoaded')
      const message = document.createElement('p')
      message.className = 'message'
      message.part.add('message')
      message.role = 'alert'
      message.lang = language
      message.textContent = text
      this.#root.replaceChildren(createBox(message))
      sendEvent(this, 'failed', { message: text })
    }

    /** Removes the skeleton or the error message. If the skeleton had the focus, moves it into the generator. */
    #removePlaceholder(): void {
      const hadFocus = this.#root.activeElement?.className === 'skeleton'
      detach(this.#root.querySelector('.box > :is(.skeleton, .message)'))
      if (hadFocus) {
        this.#root
          .querySelector<HTMLElement>('iframe, input, button')
          ?.focus({ preventScroll: true })
      }
    }
  }

/** The time between the element's insertion into a document and its removal. */
interface Visit {
  readonly abort: AbortController
  framed?: boolean
  mounted?: Promise<MountedCore>
}

/** The URL of the deployment's `/embed` folder. */
const homeOf = (element: Element): string => {
  if (scriptFolder !== '') return new URL('..', scriptFolder).href.replace(/\/$/, '')
  const functions = (element.getAttribute('functions') ?? '').trim().replace(/\/+$/, '')
  return new URL(element.getAttribute('src') ?? `${functions}/embed`, document.baseURI).href
}

const createBox = (content: Element): Element => {
  const box = document.createElement('div')
  box.className = 'box'
  box.append(content)
  return box
}

/** Focusable, so that a visitor who tabs through the page does not miss the generator. */
const createSkeleton = (element: Element): Element => {
  const skeleton = document.createElement('div')
  skeleton.className = 'skeleton'
  skeleton.tabIndex = 0
  skeleton.role = 'group'
  skeleton.ariaBusy = 'true'
  skeleton.ariaLabel = sentence(element, 'loading').text
  skeleton.append(document.createElement('i'), document.createElement('i'))
  return skeleton
}
