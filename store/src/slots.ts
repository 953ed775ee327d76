/**
 * What the host hands to the remotes, and what each remote exposes. Types only: a remote is found at
 * run time, so that the two sides agree here and nowhere else.
 */

/** What differs between deployments; the shell reads it from `settings.json` at run time. */
export interface Settings {
  /** Base of the functions, without a slash at its end; empty for the page's own origin. */
  readonly functionsUrl: string
  /** The hosted checkout for premium; opened in a new tab. */
  readonly checkoutUrl: string
  /** The form service that takes the contact form's multipart POST. */
  readonly contactUrl: string
  /** The form service's public access key. */
  readonly contactAccessKey: string
  /** Texts, styles and first format of the page: those of the latest flow (default) or of the earlier, simple one. */
  readonly flow?: 'latest' | 'simple'
}

export interface GeneratorProps {
  readonly settings: Pick<Settings, 'functionsUrl' | 'checkoutUrl' | 'flow'>
  /**
   * `full` is all of the page, in the flow of its settings; `simple` the small part that an embed shows, in
   * the simple one. Default: full.
   */
  readonly flow?: 'full' | 'simple'
  /** The styles on offer, in this order; what is no style's name is left out. Default: those of the flow. */
  readonly styles?: readonly string[]
  /** The format until the visitor chooses one. Default: that of the flow. */
  readonly aspect?: 'portrait' | 'landscape' | 'square'
  /** The language of the page around, a BCP 47 tag. Default: the visitor's choice, else their browser's. */
  readonly language?: string
}

export interface BillingProps {
  readonly settings: Pick<Settings, 'functionsUrl' | 'checkoutUrl'>
}

export interface ContactProps {
  readonly settings: Pick<Settings, 'contactUrl' | 'contactAccessKey'>
}

/**
 * Framework-neutral: renders into `element` and returns what takes it away again. The generator, mounted
 * where it is already, goes on with the new props.
 */
export type Mount<Props> = (element: Element, props: Props) => () => void
