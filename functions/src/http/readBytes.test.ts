import { setTimeout as delay } from 'node:timers/promises'
import { readBytes } from './readBytes.ts'

const TIME_LIMIT_MS = 50
const LIMIT = 10_000_000

/** Reads a body that arrives late. */
const readLate = async (announced: number) => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await delay(4 * TIME_LIMIT_MS)
      controller.enqueue(Buffer.from('late'))
      controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-length': String(announced) },
    body,
    duplex: 'half',
  }
  return readBytes(new Request('http://localhost', init), LIMIT, TIME_LIMIT_MS)()
}

test('a body with a large content-length may take longer', async () => {
  expect(await readLate(LIMIT)).toMatchObject({ _tag: 'Right' })
})

test.each([4, Number.NaN])('a body of %d bytes may not take longer', async (announced) => {
  expect(await readLate(announced)).toMatchObject({ left: { status: 408 } })
})
