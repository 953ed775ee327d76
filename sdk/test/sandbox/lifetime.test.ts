import type { VersionNotice } from '../../src/2026-10/index.ts'
import { createBillingClient } from '../../src/2026-10/index.ts'
import { createBillingClient as createNextClient } from '../../src/2027-01/index.ts'
import { startSandbox } from '../../src/sandbox.ts'

test('a shop hears in January that its version goes, in April that it is gone, and goes on with another import', async () => {
  await using sandbox = await startSandbox({ today: '2026-12-31' })
  const heard: VersionNotice[] = []
  const { products } = createBillingClient({
    accessToken: sandbox.accessToken,
    serverURL: sandbox.url,
    hooks: { onVersionNotice: (notice) => void heard.push(notice) },
  })
  const price = { amountType: 'fixed', priceAmount: 500 } as const
  const mask = { name: 'A mask', recurringInterval: null, prices: [price] }
  const { id } = await products.create(mask)
  expect(heard).toEqual([])

  sandbox.setToday('2027-01-02')
  for (let visit = 0; visit < 3; visit++) {
    expect((await products.get({ id })).name).toBe('A mask')
  }
  expect(heard.map(({ removed }) => removed)).toEqual(['the first week of April 2027'])

  sandbox.setToday('2027-04-02')
  await expect(products.get({ id })).rejects.toMatchObject({
    _tag: 'UnsupportedVersion',
    version: '2026-10',
    message: expect.stringContaining('Import @dramatis/sdk/2027-01 instead.') as unknown,
  })
  expect(heard).toHaveLength(1)

  const next = createNextClient({
    accessToken: sandbox.accessToken,
    serverURL: sandbox.url,
    hooks: { onVersionNotice: (notice) => void heard.push(notice) },
  })
  expect((await next.products.get({ id })).name).toBe('A mask')
  // This one is Deprecated by then, too.
  expect(heard.map(({ version }) => version)).toEqual(['2026-10', '2027-01'])
})
