import { openShop } from './shop.ts'

test('an unknown version is refused with a 404, and a call that names none gets 2025-03', async () => {
  await using shop = await openShop()
  const { url, accessToken } = shop.sandbox
  const statusOf = async (version?: string) => {
    const response = await fetch(`${url}/v1/repositories/`, {
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(version !== undefined && { 'polar-version': version }),
      },
    })
    return [response.status, await response.text()]
  }
  expect(await statusOf()).toEqual([200, expect.stringContaining('items')])
  expect(await statusOf('2027-01')).toEqual([404, expect.stringContaining('version \\"2027-01\\"')])
  expect(await statusOf('2025-03')).toEqual([404, expect.stringContaining('no version')])
  // The operation is in 2025-03 only.
  expect(await statusOf('2026-10')).toEqual([404, expect.stringContaining('nothing at this')])
})
