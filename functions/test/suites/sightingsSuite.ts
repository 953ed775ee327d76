import type { Processes } from './Processes.ts'

/** Tests the record of deliveries that processes share. */
export const testSightings = (processes: Processes): void => {
  test('returns true for only one of 200 parallel calls, and again once the id is forgotten', async () => {
    const sightings = processes().map((state) => state.sightings)
    const see = async () => {
      const seen = await Promise.all(
        Array.from({ length: 200 / sightings.length }, () =>
          sightings.map((one) => one.firstSight('msg_1')),
        ).flat(),
      )
      return seen.filter(Boolean).length
    }
    expect(await see()).toBe(1)
    expect(await see()).toBe(0)
    await sightings[0]?.forget('msg_1')
    expect(await see()).toBe(1)
    expect(await sightings[0]?.firstSight('msg_2')).toBe(true)
  })
}
