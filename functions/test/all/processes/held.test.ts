import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import sharp from 'sharp'
import { PREFER_HEADER, RESPOND_ASYNC } from '../../../src/contract/index.ts'
import { eventually } from '../../eventually.ts'
import { QUICK_STUDIO } from '../../quickStudio.ts'
import { characterSDBody, charPromptBody, post } from '../../serveFunctions.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'

/** How long a request may hold the process, in milliseconds. */
const LIMIT_MS = 100

/** How often a request is tried, since a busy machine adds to its time and takes nothing away. */
const TRIES = 5

/** Linux counts a thread's time in hundredths of a second. */
const TICK_MS = 10

const HOSTILE = ['男, ', 'red ', 'of and ', "o'", '𝒜 ', 'a, b and ', '-', 'é̂']

/** Only Linux tells the time of a thread. */
const testOnLinux = process.platform === 'linux' ? test : test.skip

/**
 * The processor time of a process's main thread in milliseconds. Other requests wait at least as long, and a busy
 * machine adds less to it than to the time on a clock.
 */
const heldMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  // The fields after the program's name, from the third on; the 14th and 15th are the times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

describeRedis(() => {
  let redis: RedisServer
  let web: WebProcess
  /** With a provider that takes photos. */
  let editing: WebProcess

  beforeAll(async () => {
    redis = await startRedis()
    web = await startWeb(redis, {})
    editing = await startWeb(redis, {
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      IMAGE_MODELS: 'openai:gpt-image-2.6-flare',
    })
  })
  afterAll(async () => {
    await Promise.all([web.stop(), editing.stop()])
    await redis.close()
  })

  const read = async (path: string) => {
    const response = await fetch(`${web.url}${path}`)
    await response.text()
    return response.status
  }
  const post8MB = async (body: string) => {
    const response = await fetch(`${web.url}/.netlify/functions/characterSD`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await response.text()
    return response.status
  }
  const readJob = async (text: string) => {
    const body = {
      ...characterSDBody,
      prompt: repeated(text, 4000),
      character: repeated(text, 300),
    }
    const response = await post(web, 'characterSD', body, {
      headers: { [PREFER_HEADER]: RESPOND_ASYNC },
    })
    await response.text()
    const path = new URL(response.headers.get('location') ?? '', web.url).pathname
    const events = await fetch(`${web.url}${path}/events`)
    await events.body?.cancel()
    return read(path)
  }
  const repeated = (text: string, length: number) => text.repeat(length).slice(0, length)
  const fields = Array.from({ length: 500_000 }, (_, n) => `"a${n}":1`).join(',')

  const REQUESTS: readonly (readonly [string, number, () => Promise<number>])[] = [
    ...HOSTILE.map(
      (text) =>
        [
          `a description of ${text}`,
          200,
          async () =>
            (await post(web, 'charPrompt', { ...charPromptBody, prompt: repeated(text, 300) }))
              .status,
        ] as const,
    ),
    ...HOSTILE.map((text) => [`a job of ${text}`, 200, () => readJob(text)] as const),
    ['8 MB of brackets', 413, () => post8MB('['.repeat(8_000_000))],
    ['500,000 fields', 413, () => post8MB(`{${fields}}`)],
    ['a second long string', 413, () => post8MB(`["data:${'x'.repeat(99)}","${'x'.repeat(8e6)}"]`)],
    ['a share link', 200, () => read(`/s/${encodeURIComponent('男, '.repeat(80))}/lego-square-42`)],
  ]

  testOnLinux.each(REQUESTS)('%s does not hold a web process', async (_, status, ask) => {
    await expectNotHeld(web, status, ask)
  })

  const PHOTOS: readonly (readonly [string, number, () => Promise<Buffer>])[] = [
    [
      'a JPEG of 8 MB',
      202,
      async () => {
        const file = await noise(2000, 2000).jpeg({ quality: 95 }).toBuffer()
        return Buffer.concat([file, Buffer.alloc(MAX_PHOTO_BYTES - file.byteLength)])
      },
    ],
    ['a PNG of 16 megapixels', 202, () => plain(4096, 4096).png().toBuffer()],
    ['a PNG of 25 megapixels', 400, () => plain(5000, 5000).png().toBuffer()],
    ['an AVIF', 202, () => plain(2048, 2048).avif({ effort: 0 }).toBuffer()],
    [
      'a WebP with 100 frames',
      202,
      async () => {
        const frame = await noise(200, 200).png().toBuffer()
        const frames = Array.from({ length: 100 }, () => frame)
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer()
      },
    ],
    ['half a JPEG', 400, async () => (await noise(2000, 2000).jpeg().toBuffer()).subarray(0, 1e6)],
  ]

  testOnLinux.each(PHOTOS)('%s does not hold a web process', async (_, status, draw) => {
    const file = await draw()
    const body = { ...characterSDBody, photo: `data:image/jpeg;base64,${file.toString('base64')}` }
    const headers = { [PREFER_HEADER]: RESPOND_ASYNC }
    await expectNotHeld(editing, status, async () => {
      const response = await post(editing, 'characterSD', body, { headers })
      await response.text()
      return response.status
    })
  })
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })

const noise = (width: number, height: number) => {
  const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, background: '#345', noise: grain } })
}

const expectNotHeld = async (
  { pid }: WebProcess,
  status: number,
  ask: () => Promise<number>,
): Promise<void> => {
  // The first one compiles what the others run.
  expect(await ask()).toBe(status)
  const times: number[] = []
  while (times.length < TRIES && !times.some((time) => time < LIMIT_MS)) {
    const before = await heldMs(pid)
    expect(await ask()).toBe(status)
    times.push((await heldMs(pid)) - before)
  }
  expect(Math.min(...times)).toBeLessThan(LIMIT_MS)
}

interface WebProcess {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<unknown>
}

const startWeb = async (
  redis: RedisServer,
  environment: Readonly<Record<string, string>>,
): Promise<WebProcess> => {
  const child = spawn(process.execPath, [join(__dirname, '../../../dist/cli/web.js')], {
    env: {
      ...process.env,
      ...QUICK_STUDIO,
      REDIS_URL: redis.url,
      VISITOR_SECRET: 'a secret of at least 32 characters',
      PAGE_URL: 'https://dramatis.example',
      ADDRESS_LIMIT: '1000',
      WEB_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  await eventually(() => lines.some((line) => line.includes('"msg":"ready"')))
  return {
    url: /"url":"([^"]+)"/.exec(lines.join(''))?.[1] ?? '',
    pid: child.pid ?? 0,
    stop() {
      child.kill('SIGKILL')
      return exited
    },
  }
}
