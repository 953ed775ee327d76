import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from '@dramatis/functions/contract'
import { listen, type Listening } from '@dramatis/functions/testing'
import getPort from 'get-port'
import { readConfig } from './config.ts'
import { startLocal } from './startLocal.ts'

const functionsOn = (port: number, metricsPort: number) =>
  startLocal(
    readConfig({
      LOCAL_PARTS: 'functions',
      LISTEN_ADDRESS: '127.0.0.1',
      LOG_LEVEL: 'silent',
      FUNCTIONS_PORT: String(port),
      METRICS_PORT: String(metricsPort),
    }),
  )

let taken: Listening | undefined

afterEach(() => taken?.close())

it('serves the metrics of the functions on METRICS_PORT', async () => {
  const [port, metricsPort] = [await getPort(), await getPort()]
  const local = await functionsOn(port, metricsPort)
  await fetch(`http://127.0.0.1:${port}${pathOf('remoteReports')}`, {
    method: 'POST',
    body: JSON.stringify({
      reports: [{ remote: 'contact', version: '1.0.0', outcome: 'crashed', cause: 'error' }],
    }),
  })
  const scraped = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const text = await scraped.text()
  await local.close()
  expect(text).toContain('dramatis_remote_loads_total{remote="contact",version="1.0.0"')
  expect(local.summary.join('\n')).toContain(`http://127.0.0.1:${metricsPort}/metrics`)
})

it('sends its traces to OTEL_EXPORTER_OTLP_ENDPOINT', async () => {
  const paths: (string | undefined)[] = []
  const collector = await listen(
    createServer(({ url }, response) => {
      paths.push(url)
      response.end('{}')
    }),
  )
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
  const port = await getPort()
  const local = await functionsOn(port, await getPort())
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  await fetch(`http://127.0.0.1:${port}/healthz`)
  await local.close()
  await collector.close()
  expect(paths).toEqual(['/v1/traces'])
})

it('closes the connection of a client that does not finish its headers or sends nothing', async () => {
  const port = await getPort()
  const local = await functionsOn(port, await getPort())
  const clients = ['', `POST ${pathOf('characterSD')} HTTP/1.1\r\nhost:`].map((text) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.resume()
    return once(socket, 'close')
  })
  await Promise.all(clients)
  await local.close()
}, 120_000)

it("serves the sandbox's dashboard only where no other machine can reach it", async () => {
  const platform = async (host: string) => {
    const directory = await mkdtemp(join(tmpdir(), 'local-'))
    const port = await getPort()
    const local = await startLocal(
      readConfig({
        LOCAL_PARTS: 'platform',
        LISTEN_ADDRESS: host,
        LOG_LEVEL: 'silent',
        PLATFORM_PORT: String(port),
        DATA_DIRECTORY: directory,
      }),
    )
    const { status } = await fetch(`http://localhost:${port}/dashboard`)
    await local.close()
    await rm(directory, { recursive: true })
    return [status, local.summary.some((line) => line.includes(`:${port}/dashboard`))]
  }
  expect(await platform('localhost')).toEqual([200, true])
  expect(await platform('0.0.0.0')).toEqual([404, false])
})

it('says which port is taken', async () => {
  taken = await listen(createServer())
  const metricsPort = Number(new URL(taken.url).port)
  await expect(functionsOn(await getPort(), metricsPort)).rejects.toThrow(
    `Port ${metricsPort} is taken, so the metrics cannot be served. Stop the process that listens there, or set METRICS_PORT to a free port.`,
  )
})
