/**
 * The places on the page that take a remote's components. The shell's layout says where each is; a slot
 * takes any number of components, in the order of the rows below.
 */
export type SlotName = 'stage' | 'header' | 'offer' | 'badge' | 'main' | 'contact' | 'dialogs'

interface RemoteRow {
  /** Its port on a developer's machine, unless `<NAME>_PORT` sets another. */
  readonly port: number
  /** The slots of its components, by the components' exposed names; `X` is the default export of `src/X.tsx`. */
  readonly exposes: Readonly<Record<string, SlotName>>
  /** The same for components that an older version may lack: their slots then stay empty. */
  readonly optional?: Readonly<Record<string, SlotName>>
}

/**
 * The remotes of the page, by name, in the order in which it loads them: the first before it renders, the
 * others afterwards. The package of a remote is `folderOf(name)`.
 */
export const REMOTES = {
  generator: {
    port: 3001,
    exposes: { Generator: 'stage' },
  },
  billing: {
    port: 3002,
    exposes: { HeaderStatus: 'header', UpgradeBanner: 'offer', QuotaBadge: 'badge' },
    optional: { EmailGate: 'main', Premium: 'dialogs' },
  },
  contact: {
    port: 3003,
    exposes: { ContactForm: 'contact' },
  },
} as const satisfies Readonly<Record<string, RemoteRow>>

export type RemoteName = keyof typeof REMOTES

/** The module that every remote exposes besides its components, for pages whose React cannot render them. */
export const MOUNT = 'mount'
