import type { DramatisEventDetails } from './dramatisEvents.ts'

/**
 * Sends an event to the host under both of its names, across all shadow boundaries. Returns false if the host called
 * `preventDefault()` on either event, to take over.
 */
export const sendEvent = <Name extends keyof DramatisEventDetails>(
  from: Element | null,
  name: Name,
  detail: DramatisEventDetails[Name],
): boolean => {
  const send = (type: string) =>
    from?.dispatchEvent(
      new CustomEvent(type, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'upgrade',
      }),
    ) ?? true
  return [`dramatis:${name}`, `dramatis-${name}`].map(send).every(Boolean)
}
