/** The host of a shadow root, of any document. */
export const shadowHostOf = (root: Node | ShadowRoot): Element | undefined =>
  'host' in root ? root.host : undefined
