import type { RemoteOptions } from '../src/federation/Remote.ts'

/** A page that has loaded, in a browser with these load times. */
export const fakeHost = (
  times: readonly number[] = [],
): Pick<RemoteOptions, 'hostReady' | 'loadTimes'> => ({
  hostReady: Promise.resolve(),
  loadTimes: { read: () => times, add: () => undefined },
})
