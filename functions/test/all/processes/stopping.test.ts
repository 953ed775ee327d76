import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { eventually } from '../../eventually.ts'
import { QUICK_STUDIO } from '../../quickStudio.ts'
import { characterSDBody, post } from '../../serveFunctions.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'

const GRACE_SECONDS = 1

describeRedis(() => {
  let redis: RedisServer

  beforeEach(async () => {
    redis = await startRedis()
  })
  afterEach(() => redis.close())

  const start = async (program: 'web' | 'worker') => {
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
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    const lines: string[] = []
    createInterface(child.stdout).on('line', (line) => lines.push(line))
    await eventually(() => lines.some((line) => line.includes('"msg":"ready"')))
    const [, url = ''] = /"url":"([^"]+)"/.exec(lines.join('')) ?? []
    const stop = async () => {
      const begun = performance.now()
      child.kill('SIGTERM')
      await exited
      return { code: child.exitCode, seconds: (performance.now() - begun) / 1000 }
    }
    return { url, stop }
  }

  test.each<[string, () => Promise<unknown>]>([
    ['responds', () => Promise.resolve()],
    ['is dead', () => redis.stop()],
    ['is frozen', () => redis.freeze()],
    ['is a replica', () => redis.redis.replicaof('127.0.0.1', 1)],
  ])(
    'a web process and a worker end within their grace and five seconds while Redis %s',
    async (state, change) => {
      const [web, worker] = await Promise.all([start('web'), start('worker')])
      // A picture is being painted and waited for.
      const waiting = post({ url: web.url }, 'characterSD', characterSDBody).catch(() => undefined)
      await eventually(async () =>
        (await (await fetch(`${web.url}/healthz`)).text()).includes('"painting":1'),
      )
      await change()
      const ends = await Promise.all([web.stop(), worker.stop()])
      if (state === 'responds') expect(ends.map(({ code }) => code)).toEqual([0, 0])
      for (const { seconds } of ends) expect(seconds).toBeLessThan(GRACE_SECONDS + 5)
      await waiting
    },
  )
})
