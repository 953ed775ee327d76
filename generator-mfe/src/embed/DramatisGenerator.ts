import tokens from '@dramatis/ui/tokens.css'
import type { GeneratorProps } from '@dramatis/store/slots'
import { addFonts } from './addFonts.ts'
import embed from './embed.css'
import { embedMessages } from './embedMessages.ts'
import { loadGenerator } from './loadGenerator.ts'
import { propsOf } from './propsOf.ts'
import { registerAim } from './registerAim.ts'

/**
 * `<dramatis-generator functions="https://…" checkout="https://…">`: the generator inside a shadow root.
 * `functions` is the base address of the functions, `checkout` the hosted checkout, `flow` is `simple`
 * (default) or `full`, `data-theme` is `light` or `dark` (default: what the visitor prefers). A changed
 * attribute starts the generator anew.
 */
export class DramatisGenerator extends HTMLElement {
  static readonly observedAttributes = ['functions', 'checkout', 'flow']

  readonly #root = this.attachShadow({ mode: 'open' })
  /** Grows with every start, so that one that was overtaken while it loaded can tell. */
  #run = 0
  #unmount: (() => void) | undefined

  connectedCallback(): void {
    this.#restart()
  }

  disconnectedCallback(): void {
    this.#restart()
  }

  attributeChangedCallback(): void {
    this.#restart()
  }

  /** Attributes often change together: only the last of the changes made in one go counts. */
  #restart(): void {
    const run = ++this.#run
    queueMicrotask(() => {
      if (run !== this.#run) return
      this.#stop()
      if (this.isConnected) void this.#start(run)
    })
  }

  #stop(): void {
    this.#unmount?.()
    this.#unmount = undefined
    this.#root.replaceChildren()
  }

  async #start(run: number): Promise<void> {
    this.#root.adoptedStyleSheets = [sheetOf(tokens), sheetOf(embed)]
    const props = propsOf(this)
    if (typeof props === 'string') return this.#say(props)
    addFonts()
    registerAim()
    try {
      const { mount, stylesheets } = await loadGenerator()
      if (run !== this.#run) return
      await Promise.all(stylesheets.map((href) => link(this.#root, href)))
      if (run !== this.#run) return
      this.#show(mount, props)
    } catch (error) {
      console.error('<dramatis-generator> could not be loaded.', error)
      if (run === this.#run) this.#say(embedMessages.notLoaded)
    }
  }

  #show(mount: Awaited<ReturnType<typeof loadGenerator>>['mount'], props: GeneratorProps): void {
    const stage = document.createElement('div')
    stage.className = 'generator'
    this.#root.append(stage)
    this.#unmount = mount(stage, props)
  }

  #say(text: string): void {
    const message = document.createElement('p')
    message.className = 'message'
    message.role = 'alert'
    message.textContent = text
    this.#root.replaceChildren(message)
  }
}

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
