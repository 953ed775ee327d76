import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../../eventually.ts'
import { QUICK_STUDIO } from '../../quickStudio.ts'
import { characterSDBody, post } from '../../serveFunctions.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'

const GRACE_SECONDS = 1

/** What becomes of a process's stdout, which is a pipe. */
type Reading = 'is read' | 'has no reader' | 'is full'

describeRedis(() => {
  let redis: RedisServer
  let folder: string

  beforeEach(async () => {
    redis = await startRedis()
    folder = mkdtempSync(join(tmpdir(), 'stopping-'))
  })
  afterEach(async () => {
    await redis.close()
    rmSync(folder, { recursive: true })
  })

  const start = async (program: 'web' | 'worker') => {
    const pipe = openPipe(join(folder, program))
    const child = spawn(process.execPath, [join(__dirname, `../../../dist/cli/${program}.js`)], {
      env: {
        ...process.env,
        ...QUICK_STUDIO,
        STUDIO_SHORT_SIDE: '1024',
        REDIS_URL: redis.url,
        VISITOR_SECRET: 'a secret of at least 32 characters',
        WEB_PORT: '0',
        GRACE_SECONDS: String(GRACE_SECONDS),
      },
      stdio: ['ignore', pipe.writer, 'inherit'],
    })
    const exited = once(child, 'exit')
    await eventually(() => pipe.read().includes('"msg":"ready"'))
    const [, url = ''] = /"url":"([^"]+)"/.exec(pipe.read()) ?? []
    const stop = async () => {
      const begun = performance.now()
      child.kill('SIGTERM')
      await exited
      pipe.close()
      return { code: child.exitCode, seconds: (performance.now() - begun) / 1000 }
    }
    return { url, stop, pipe }
  }

  const STATES: readonly (readonly [string, Reading, () => Promise<unknown>])[] = [
    ['responds', 'is read', () => Promise.resolve()],
    ['is dead', 'is read', () => redis.stop()],
    ['is frozen', 'is read', () => redis.freeze()],
    ['is a replica', 'is read', () => redis.redis.replicaof('127.0.0.1', 1)],
    ['responds', 'has no reader', () => Promise.resolve()],
    ['is dead', 'has no reader', () => redis.stop()],
    ['is frozen', 'has no reader', () => redis.freeze()],
    ['responds', 'is full', () => Promise.resolve()],
    ['is dead', 'is full', () => redis.stop()],
    ['is frozen', 'is full', () => redis.freeze()],
  ]

  test.each(STATES)(
    'a web process and a worker end within their grace and five seconds while Redis %s and their stdout %s',
    async (state, reading, change) => {
      const [web, worker] = await Promise.all([start('web'), start('worker')])
      // A picture is being painted and waited for.
      const waiting = post({ url: web.url }, 'characterSD', characterSDBody).catch(() => undefined)
      await eventually(async () =>
        (await (await fetch(`${web.url}/healthz`)).text()).includes('"painting":1'),
      )
      for (const { pipe } of [web, worker]) {
        if (reading === 'has no reader') pipe.stopReading()
        if (reading === 'is full') pipe.fill()
      }
      await change()
      const ends = await Promise.all([web.stop(), worker.stop()])
      if (state === 'responds' && reading !== 'is full') {
        expect(ends.map(({ code }) => code)).toEqual([0, 0])
      }
      for (const { seconds } of ends) expect(seconds).toBeLessThan(GRACE_SECONDS + 5)
      await waiting
    },
  )

  test('a web process whose stdout is full goes on serving', async () => {
    const web = await start('web')
    web.pipe.fill()
    // Each request that Redis fails writes a line.
    await redis.stop()
    for (let n = 0; n < 3; n += 1) {
      expect((await post({ url: web.url }, 'characterSD', characterSDBody)).status).toBe(503)
    }
    expect((await fetch(`${web.url}/healthz`)).status).toBe(200)
    await web.stop()
  })
})

/** A named pipe, which unlike those of `spawn` can be filled from outside. */
const openPipe = (path: string) => {
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)
  const buffer = Buffer.alloc(65_536)
  let text = ''
  let isRead = true
  const stopReading = () => {
    if (isRead) closeSync(reader)
    isRead = false
  }
  return {
    writer,
    stopReading,
    /** All that has been written so far. */
    read() {
      untilFull(() => (text += buffer.toString('utf8', 0, readSync(reader, buffer))))
      return text
    },
    fill() {
      const filler = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
      // Less than a page at a time is written in whole or not at all.
      for (const size of [4096, 1]) untilFull(() => writeSync(filler, ' '.repeat(size)))
      closeSync(filler)
    },
    close() {
      closeSync(writer)
      stopReading()
    },
  }
}

/** Repeats a step until it would have to wait. */
const untilFull = (step: () => unknown): void => {
  try {
    for (;;) step()
  } catch (thrown) {
    if (!String(thrown).includes('EAGAIN')) throw thrown
  }
}
