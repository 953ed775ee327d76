import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'

interface Manifest {
  readonly name: string
  readonly version: string
}

interface Publication {
  readonly name: string
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, Manifest>>
}

/** An npm registry that serves the packages published to it. */
export interface Registry extends AsyncDisposable {
  /** The environment variables that make npm use it. */
  readonly env: NodeJS.ProcessEnv
  readonly publications: readonly Publication[]
}

export const startRegistry = async (): Promise<Registry> => {
  const publications: Publication[] = []
  const server = createServer((request, response) => {
    void respond(request, publications).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  const port = await getPort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'dramatis-registry-'))
  const config = join(folder, 'npmrc')
  await writeFile(config, `registry=http://${host}/\n//${host}/:_authToken=test\n`)
  return {
    env: { NPM_CONFIG_USERCONFIG: config, npm_config_registry: `http://${host}/` },
    publications,
    [Symbol.asyncDispose]: async () => {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true })
    },
  }
}

const respond = async (
  request: IncomingMessage,
  publications: Publication[],
): Promise<readonly [number, unknown]> => {
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    publications.push(JSON.parse(Buffer.concat(chunks).toString()) as Publication)
    return [201, {}]
  }
  const name = decodeURIComponent((request.url ?? '').slice(1).replace(/\?.*/, ''))
  const known = publications.find((publication) => publication.name === name)
  return known ? [200, known] : [404, { error: 'not found' }]
}
