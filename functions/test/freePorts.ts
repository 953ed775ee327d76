import { createServer } from 'node:http'
import { listen } from '../src/http/listen.ts'

/** The first of this many consecutive free ports. */
export const freePorts = async (count: number): Promise<number> => {
  const first = await listen(createServer())
  const port = Number(new URL(first.url).port)
  const next = Array.from({ length: count - 1 }, (_, n) => listen(createServer(), port + n + 1))
  const opened = await Promise.allSettled(next)
  await first.close()
  for (const one of opened) if (one.status === 'fulfilled') await one.value.close()
  return opened.every(({ status }) => status === 'fulfilled') ? port : freePorts(count)
}
