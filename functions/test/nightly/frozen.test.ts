import sharp from 'sharp'
import { eventually } from '../eventually.ts'
import { freePorts } from '../freePorts.ts'
import { describeRedis } from '../startRedis.ts'
import { at, useCluster } from '../useCluster.ts'
import { startWireServer, type WireServer } from '../wireServer.ts'

/** What the provider paints: one plain color. */
const imageOf = async (background: string) => {
  const create = { width: 64, height: 64, channels: 3, background } as const
  const file = await sharp({ create }).png().toBuffer()
  return { body: { data: [{ b64_json: file.toString('base64') }] } }
}

/** What the worker whose metrics are on this port has counted. */
const countsAt = async (port: number) => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const sumOf = (name: string) =>
    [...metrics.matchAll(new RegExp(`^${name}\\{.*\\} (\\S+)`, 'gm'))]
      .map(([, value]) => Number(value))
      .reduce((sum, value) => sum + value, 0)
  return {
    pictures: sumOf('dramatis_pictures_total'),
    takenOver: sumOf('dramatis_jobs_taken_over_total'),
    dollars: sumOf('dramatis_spent_dollars_total'),
  }
}

describeRedis(() => {
  const { start, cluster, submit, reaches, newVisitor, paint, charges, url } = useCluster()
  let provider: WireServer
  /** Lets the provider respond to the first call, with a red picture; later ones are blue, and at once. */
  let respond: () => void

  beforeEach(async () => {
    const responding = new Promise<void>((resolve) => (respond = resolve))
    provider = await startWireServer(async () => {
      if (provider.calls.length > 1) return imageOf('#00f')
      await responding
      return imageOf('#f00')
    })
  })
  afterEach(async () => {
    respond()
    await provider.close()
  })

  const colorAt = async (path: string): Promise<string> => {
    const answer = await (await fetch(`${url()}${path}`)).text()
    const [, base64 = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(answer) ?? []
    const { dominant } = await sharp(Buffer.from(base64, 'base64')).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }

  test.each([
    ['the provider has responded meanwhile', '120000', () => respond()],
    ['the time for the provider is over', '30000', () => undefined],
  ])(
    'a worker that goes on after it was frozen in mid-picture adds nothing to what another has done, if %s',
    async (_, timeoutMs, meanwhile) => {
      const metrics = await freePorts(3)
      await start(1, 2, {
        METRICS_PORT: String(metrics),
        OPENAI_BASE_URL: provider.url,
        IMAGE_MODELS: 'openai:brush-1,openai:brush-2',
        IMAGE_PRICE: '0.01',
        PROVIDER_TIMEOUT_MS: timeoutMs,
      })
      const [frozen, other] = [at(cluster().workers, 0), at(cluster().workers, 1)]
      other.kill('SIGSTOP')
      const path = await submit(1, await newVisitor())
      await eventually(() => provider.calls.length === 1)
      frozen.kill('SIGSTOP')
      other.kill('SIGCONT')
      meanwhile()
      await reaches(path, 'done')
      expect(await colorAt(path)).toBe('blue')

      frozen.kill('SIGCONT')
      // Its next picture shows that it works, and has left the other one.
      other.kill('SIGSTOP')
      await reaches(await submit(2, await newVisitor()), 'done')
      other.kill('SIGCONT')
      expect(await colorAt(path)).toBe('blue')
      expect(provider.calls).toHaveLength(3)
      expect(frozen.starts()).toBe(1)
      expect(await charges()).toEqual([1, 1])
      const [ownCounts, otherCounts] = await Promise.all([metrics + 1, metrics + 2].map(countsAt))
      expect(ownCounts).toEqual({ pictures: 1, takenOver: 0, dollars: 0.02 })
      expect(otherCounts).toEqual({ pictures: 1, takenOver: 1, dollars: 0.01 })
    },
  )

  test('while a web process is frozen another one serves, and then it goes on', async () => {
    respond()
    await start(2, 1, { OPENAI_BASE_URL: provider.url, IMAGE_MODELS: 'openai:brush-1' })
    const visitor = await newVisitor(1)
    const [frozen] = cluster().webs
    const waiting = paint(1, visitor, 0)
    await eventually(() => provider.calls.length === 1)
    frozen?.kill('SIGSTOP')
    // It knows neither the outcome nor this visitor's other requests.
    expect((await paint(2, visitor, 1)).status).toBe(200)
    const stalled = paint(3, visitor, 0)
    frozen?.kill('SIGCONT')
    expect((await waiting).status).toBe(200)
    expect((await stalled).status).toBe(200)
    expect(await charges()).toEqual([3])
    expect(frozen?.starts()).toBe(1)
  })
})
