import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePorts, originOf, run, startLocal } from './startLocal.ts'

it('prints every address, names describer and painter on one line, and exits cleanly on Ctrl-C', async () => {
  const ports = await freePorts()
  const local = await startLocal(ports)
  for (const port of Object.values(ports)) expect(local.output()).toContain(originOf(port))
  expect(local.output()).toMatch(/^Describer: \S.* Painter: \S.*$/m)

  const health = await fetch(`${originOf(ports.page)}/healthz`)
  expect(health.status).toBe(200)

  expect(await local.stop()).toBe(0)
  await expect(fetch(originOf(ports.page))).rejects.toThrow('fetch failed')
})

it('says which port is taken and how to choose another, and leaves nothing listening', async () => {
  const ports = await freePorts()
  const squatter = createServer().listen(ports.billing, 'localhost')
  await once(squatter, 'listening')
  await expect(startLocal(ports)).rejects.toThrow(
    `Port ${ports.billing} is taken, so the billing remote cannot be served. Stop the process that listens there, or set BILLING_PORT to a free port.`,
  )
  squatter.close()
  await expect(fetch(originOf(ports.page))).rejects.toThrow('fetch failed')
})

it('names every invalid variable at once and exits with code 1', async () => {
  const local = run({
    PAGE_PORT: 'three thousand',
    LOCAL_PARTS: 'page,kitchen',
    LOG_LEVEL: 'shout',
  })
  const [code] = (await once(local.child, 'exit')) as [number | null]
  expect(code).toBe(1)
  expect(local.output()).toContain('PAGE_PORT')
  expect(local.output()).toContain('"kitchen" is not one of page')
  expect(local.output()).toContain('LOG_LEVEL must be one of')
  expect(local.output()).not.toContain('    at ')
})
