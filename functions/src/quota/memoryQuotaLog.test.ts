import { WINDOW_MS } from '@dramatis/catalogue'
import { memoryQuotaLog } from './memoryQuotaLog.ts'

test('drops keys whose requests have expired', async () => {
  const log = memoryQuotaLog()
  const visitor = { quota: 'portrait visitor', holder: 'ann', limit: 5 }
  for (let i = 0; i < 1000; i++) await log.reserve([{ ...visitor, holder: `visitor ${i}` }], i)
  expect(log.size).toBe(1000)
  await log.reserve([visitor], 1000 + WINDOW_MS)
  expect(log.size).toBe(1)
})
