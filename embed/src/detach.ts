/** Removes a node. Unlike `remove()`, which Prototype.js replaces, this is the browser's on every page. */
export const detach = (node: Node | null | undefined): void => {
  node?.parentNode?.removeChild(node)
}
