import { memoryTarget } from '../../test/support/memoryTarget.ts'
import { timeAt } from './timeAt.ts'

const MINUTE_MS = 60_000

it.each([
  [120, ['The clock of this machine is 120 minutes behind that of memory, which is used.']],
  [-57_600, ['The clock of this machine is 57600 minutes ahead of that of memory, which is used.']],
  [0, []],
])('uses the clock of a site that is %i minutes ahead, and says so', async (ahead, texts) => {
  const warned: string[] = []
  const time = new Date(Date.now() + ahead * MINUTE_MS)
  expect(
    await timeAt(
      memoryTarget(() => time),
      (text) => warned.push(text),
    ),
  ).toBe(time)
  expect(warned).toEqual(texts)
})
