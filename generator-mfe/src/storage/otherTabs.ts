/** Tells the browser's other tabs that what is stored under a name has changed. */
export const tellOtherTabs = (name: string): void => {
  const channel = createChannel(name)
  channel?.postMessage('changed')
  channel?.close()
}

/** Calls the listener whenever another tab has told; returns a function that ends it. */
export const onOtherTab = (name: string, listener: () => void): (() => void) => {
  const channel = createChannel(name)
  channel?.addEventListener('message', listener)
  return () => channel?.close()
}

/** Absent in old browsers, where other tabs read again once what they show is opened. */
const createChannel = (name: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
