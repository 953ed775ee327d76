import tokens from '@dramatis/ui/tokens.css'
import type { GeneratorProps, Mount } from '@dramatis/store/slots'
import { sendEvent } from '../sendEvent.ts'
import { addFonts } from './addFonts.ts'
import embed from './embed.css'
import { embedMessage, type EmbedMessage } from './embedMessage.ts'
import { loadGenerator } from './loadGenerator.ts'
import { propsOf, type Asked } from './propsOf.ts'
import { registerAim } from './registerAim.ts'

/**
 * `<dramatis-generator functions="https://…" checkout="https://…">`: the generator inside a shadow root.
 * Its attributes, custom properties, parts and events are those of {@link propsOf}, `embed.css`, the
 * components' `part`s and `dramatis-generator.d.ts`. An attribute may change at any time; what the visitor
 * has typed or is waiting for stays.
 */
export class DramatisGenerator extends HTMLElement {
  static readonly observedAttributes = [
    'functions',
    'checkout',
    'flow',
    'styles',
    'aspect',
    'theme',
    'data-theme',
    'accent',
    'lang',
  ]

  readonly #root = this.attachShadow({ mode: 'open' })
  /** What the page's author dresses: it has the theme and the accent. */
  readonly #frame = document.createElement('div')
  #state: State = { type: 'out' }
  #updating = false
  readonly #warned = new Set<string>()

  connectedCallback(): void {
    this.#update()
  }

  disconnectedCallback(): void {
    this.#update()
  }

  attributeChangedCallback(): void {
    this.#update()
  }

  /** Attributes often change together, and a moved element leaves and comes back: once for all of it. */
  #update(): void {
    if (this.#updating) return
    this.#updating = true
    queueMicrotask(() => {
      this.#updating = false
      if (this.isConnected) this.#show()
      else this.#leave()
    })
  }

  #leave(): void {
    if (this.#state.type === 'shown') this.#state.unmount()
    this.#state = { type: 'out' }
    this.#frame.replaceChildren()
    this.#root.replaceChildren()
  }

  #show(): void {
    const asked = propsOf(this, isColour)
    this.#warn(asked.warnings)
    this.#dress(asked)
    const { props } = asked
    if ('text' in props) this.#say(props)
    else if (this.#state.type === 'shown') this.#state.mount(this.#state.place, props)
    else if (this.#state.type !== 'loading') void this.#load()
  }

  async #load(): Promise<void> {
    const loading: State = { type: 'loading' }
    this.#state = loading
    this.#frame.replaceChildren()
    addFonts()
    registerAim()
    try {
      const { mount, stylesheets } = await loadGenerator()
      if (this.#state !== loading) return
      await Promise.all(stylesheets.map((href) => link(this.#root, href)))
      if (this.#state !== loading) return
      this.#mount(mount)
    } catch (error) {
      console.error('<dramatis-generator> could not be loaded.', error)
      if (this.#state === loading)
        this.#say(embedMessage('notLoaded', propsOf(this, isColour).language))
    }
  }

  /** By now the attributes may be others than when it began to load. */
  #mount(mount: Mount<GeneratorProps>): void {
    const { props } = propsOf(this, isColour)
    if ('text' in props) return this.#say(props)
    const place = document.createElement('div')
    this.#frame.replaceChildren(place)
    this.#state = { type: 'shown', mount, place, unmount: mount(place, props) }
  }

  #dress({ theme, accent }: Asked): void {
    this.#frame.className = 'frame'
    this.#frame.dataset['theme'] = theme
    // Set by the object model, which needs no permission from the page's content security policy.
    if (accent === undefined) this.#frame.style.removeProperty(ACCENT)
    else this.#frame.style.setProperty(ACCENT, accent)
    if (this.#frame.isConnected) return
    this.#root.adoptedStyleSheets = [sheetOf(tokens), sheetOf(embed)]
    this.#root.append(this.#frame)
  }

  #say({ text, language }: EmbedMessage): void {
    if (this.#state.type === 'said' && this.#state.text === text) return
    if (this.#state.type === 'shown') this.#state.unmount()
    this.#state = { type: 'said', text }
    this.#root.replaceChildren(this.#frame)
    const message = document.createElement('p')
    message.className = 'message'
    message.part.add('message')
    message.role = 'alert'
    message.lang = language
    message.textContent = text
    this.#frame.replaceChildren(message)
    sendEvent(this, 'dramatis:error', { message: text })
  }

  /** Each sentence once an element, however often its attributes change. */
  #warn(warnings: readonly string[]): void {
    for (const warning of warnings) {
      if (this.#warned.has(warning)) continue
      this.#warned.add(warning)
      console.warn(warning, this)
    }
  }
}

type State =
  | { readonly type: 'out' }
  | { readonly type: 'loading' }
  | { readonly type: 'said'; readonly text: string }
  | {
      readonly type: 'shown'
      readonly mount: Mount<GeneratorProps>
      readonly place: Element
      readonly unmount: () => void
    }

const ACCENT = '--dramatis-accent'

const isColour = (text: string): boolean => CSS.supports('color', text)

/** Adopted stylesheets need no permission from the page's content security policy, `<style>` would. */
const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Resolves once the stylesheet applies, so that the generator never shows without it. */
const link = (root: ShadowRoot, href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link')
    element.rel = 'stylesheet'
    element.href = href
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`The stylesheet ${href} did not load.`))
    root.append(element)
  })
