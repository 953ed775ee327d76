/**
 * The contract between the host and the remotes. Types only: remotes are found at run time, so this is the one
 * place where both sides agree.
 */

/** The settings of a deployment, which the shell reads from `settings.json` at run time. */
export interface Settings {
  /** Base URL of the functions, without a trailing slash; empty for the page's own origin. */
  readonly functionsUrl: string
  /** The URL of the hosted checkout for premium, which opens in a new tab. */
  readonly checkoutUrl: string
  /** The URL of the form service that receives the contact form's multipart POST. */
  readonly contactUrl: string
  /** The form service's public access key. */
  readonly contactAccessKey: string
  /**
   * The flow whose texts, styles and initial format the page uses: the latest (default) or the earlier, simple one.
   */
  readonly flow?: 'latest' | 'simple'
}

export interface GeneratorProps {
  readonly settings: Pick<Settings, 'functionsUrl' | 'checkoutUrl' | 'flow'>
  /** Leaves out the gallery, the carousel and share links, which belong on our own page. Default: false. */
  readonly compact?: boolean
  /** The styles offered, in this order; unknown names are ignored. Default: those of the flow. */
  readonly styles?: readonly string[]
  /** The format until the visitor chooses one. Default: the flow's. */
  readonly aspect?: 'portrait' | 'landscape' | 'square'
  /** How many takes of a portrait to show, where the functions offer that: 1, or 4 (default, unless compact). */
  readonly takes?: 1 | 4
  /** The language of the embedding page, a BCP 47 tag. Default: the visitor's choice, or else their browser's. */
  readonly language?: string
}

export interface BillingProps {
  readonly settings: Pick<Settings, 'functionsUrl' | 'checkoutUrl'>
}

export interface ContactProps {
  readonly settings: Pick<Settings, 'contactUrl' | 'contactAccessKey'>
}

/** The props of a remote's components, by the remote's name. */
export interface RemoteProps {
  readonly generator: GeneratorProps
  readonly billing: BillingProps
  readonly contact: ContactProps
}

/**
 * Renders into `element`, for a host with any framework, and returns a function that unmounts. Mounting the
 * generator again into the same element updates its props.
 */
export type Mount<Props> = (element: Element, props: Props) => () => void
