import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'

const isInstalled = spawnSync('openssl', ['version']).error === undefined

const describeOpenssl = isInstalled ? describe : describe.skip

describeRedis(() => {
  describeOpenssl('with openssl', () => {
    let directory: string
    let server: RedisServer
    let url: string
    let certificate: string
    let key: string

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'tls-'))
      certificate = join(directory, 'certificate.pem')
      key = join(directory, 'key.pem')
      const { status } = spawnSync('openssl', [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost'],
      ])
      expect(status).toBe(0)
      const port = await getPort()
      server = await startRedis([
        ...['--appendonly', 'yes', '--tls-port', `${port}`, '--tls-auth-clients', 'no'],
        ...['--tls-cert-file', certificate, '--tls-key-file', key],
        ...['--tls-ca-cert-file', certificate],
      ])
      url = `rediss://localhost:${port}`
    })
    afterAll(async () => {
      await server.close()
      await rm(directory, { recursive: true })
    })

    /** The log line in which a web process reports that it has started, or why it has not. */
    const start = async (environment: NodeJS.ProcessEnv = {}) => {
      const web = spawn(process.execPath, [join(__dirname, '../../../dist/cli/web.js')], {
        env: {
          ...process.env,
          ...environment,
          REDIS_URL: url,
          VISITOR_SECRET: 'a secret of at least 32 characters',
          WEB_PORT: '0',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(web, 'exit')
      let found: string | undefined
      for await (const line of createInterface(web.stdout)) {
        if (!/"msg":"(ready|Redis does not respond)"/.test(line)) continue
        found ??= line
        web.kill('SIGKILL')
      }
      await ended
      return found
    }

    test('a process starts if its operator trusts the certificate', async () => {
      const line = await start({ NODE_EXTRA_CA_CERTS: certificate })
      expect(line).toContain('"msg":"ready"')
    })

    test('a process shows its own certificate where the server asks for it', async () => {
      await server.redis.config('SET', 'tls-auth-clients', 'yes')
      const trusting = { NODE_EXTRA_CA_CERTS: certificate }
      expect(await start(trusting)).toContain('"msg":"Redis does not respond"')
      const line = await start({ ...trusting, REDIS_CERT: certificate, REDIS_KEY: key })
      expect(line).toContain('"msg":"ready"')
      await server.redis.config('SET', 'tls-auth-clients', 'no')
    })

    test('a process does not start otherwise, and the log says why', async () => {
      const line = await start()
      expect(line).toContain('"reason":"DEPTH_ZERO_SELF_SIGNED_CERT"')
    })
  })
})
