import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { freePorts, originOf, startLocal } from '../../e2e/src/startLocal.ts'
import { DEFAULT_PARTS, DEFAULT_PORTS } from '../../local/src/parts.ts'

const ROOT = join(__dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

describe('the Dockerfile', () => {
  const text = read('Dockerfile')
  const instructions = DockerfileParser.parse(text).getInstructions()
  const all = (keyword: string): readonly Instruction[] =>
    instructions.filter((instruction) => instruction.getKeyword() === keyword)
  const argumentsOf = (keyword: string): readonly string[] =>
    all(keyword).map((instruction) => instruction.getRawArgumentsContent() ?? '')
  const lastStage = instructions.slice(
    instructions.findLastIndex((it) => it.getKeyword() === 'FROM'),
  )

  it('is valid', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([])
  })

  it('names the line of its base image, and every stage it begins from', () => {
    const images = argumentsOf('FROM').map((it) => it.split(/\s+/))
    const stages = images.map(([, , name]) => name)
    for (const [image = ''] of images.filter(([it]) => !stages.includes(it))) {
      expect(image).toMatch(/^node:\d+-\w+-slim$/)
    }
  })

  it('runs as a user who is not root, and says how to see that it is healthy', () => {
    const [user, ...more] = lastStage.filter((it) => it.getKeyword() === 'USER')
    expect(more).toEqual([])
    expect(user?.getRawArgumentsContent()).toBe('node')
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/healthz')
  })

  it('has in its last stage only what running needs', () => {
    const installs = argumentsOf('RUN').filter((it) => it.startsWith('npm ci'))
    expect(installs.at(-1)).toContain('npm ci --omit=dev --workspace @dramatis/local')
    expect(lastStage.map((it) => it.getRawArgumentsContent())).not.toContain('. .')
  })

  it('exposes the ports of every part', () => {
    const ranges = argumentsOf('EXPOSE').flatMap((it) =>
      it.split(' ').map((range) => range.split('-')),
    )
    const isExposed = (port: number) =>
      ranges.some(([from, to = from]) => Number(from) <= port && port <= Number(to))
    const ports = DEFAULT_PARTS.map((part) => DEFAULT_PORTS[part])
    expect(ports.filter((port) => !isExposed(port))).toEqual([])
  })

  it('copies only files and runs only scripts that exist', () => {
    const copied = argumentsOf('COPY')
      .flatMap((it) => it.match(/\S+(?=\s)/g) ?? [])
      .filter((path) => !path.startsWith('/')) // from an earlier stage
    const files = copied.map((path) => path.replace(/^\*/, 'sdk'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object }
    for (const [, script = ''] of argumentsOf('RUN')
      .join('\n')
      .matchAll(/npm run ([\w:-]+)/g)) {
      expect(scripts).toHaveProperty(script)
    }
  })
})

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    readonly services: { readonly dramatis: Readonly<Record<string, unknown>> }
    readonly volumes: object
  }
  const { dramatis } = services

  it('takes from the container what it does not need', () => {
    expect(dramatis).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  it('keeps the data in a volume of its own', () => {
    expect(dramatis.volumes).toEqual(['data:/data'])
    expect(volumes).toHaveProperty('data')
    expect(read('Dockerfile')).toContain('DATA_DIRECTORY=/data')
  })

  it('publishes the exposed ports under the same numbers, to this machine only', () => {
    const [, exposed = ''] = /^EXPOSE (.*)$/m.exec(read('Dockerfile')) ?? []
    const published = exposed.split(' ').map((range) => `127.0.0.1:${range}:${range}`)
    expect(dramatis.ports).toEqual(published)
  })
})

it('passes the smoke test when it listens on every address, and still names its parts by localhost', async () => {
  const ports = await freePorts()
  const env = { LISTEN_ADDRESS: '0.0.0.0', VISITOR_SECRET: '', STUDIO_SHORT_SIDE: '512' }
  const local = await startLocal(ports, { env })
  try {
    const byNumber = `http://127.0.0.1:${ports.page}`
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(__dirname, 'smokeTest.mjs'),
      byNumber,
    ])
    expect(stdout).toContain(`${byNumber} is up`)
    const remotes = await (await fetch(`${byNumber}/remotes.json`)).text()
    expect(remotes).toContain(`"${originOf(ports.generator)}/mf-manifest.json"`)
  } finally {
    await local.stop()
  }
})
