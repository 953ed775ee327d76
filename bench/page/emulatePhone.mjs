/** Lighthouse's mobile settings: 1.6 Mbit/s down, 750 kbit/s up, 150 ms of latency. Throughputs are in bytes/s. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWDOWN = 4

/** The viewport of Lighthouse's phone, in CSS pixels. */
export const PHONE = { width: 412, height: 823 }

/**
 * Slows a page's network and processor down to the speed of a phone's.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<import('playwright-core').CDPSession>} a session that emits the page's network events
 */
export const emulatePhone = async (page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return session
}
