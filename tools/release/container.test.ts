import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
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

  it('bases each stage on an earlier one, or on a Node image with a major version and a digest', () => {
    const images = argumentsOf('FROM').map((it) => it.split(/\s+/))
    const stages = images.map(([, , name]) => name)
    for (const [image = ''] of images.filter(([it]) => !stages.includes(it))) {
      expect(image).toMatch(/^node:\d+-\w+-slim@sha256:[0-9a-f]{64}$/)
    }
  })

  it('contains a list of what is in the image', () => {
    expect(argumentsOf('RUN').join('\n')).toContain('npm run sbom')
    expect(argumentsOf('COPY')).toContain('/app/sbom/local.cdx.json sbom.cdx.json')
  })

  it('runs as a user who is not root, and has a health check', () => {
    const [user, ...more] = lastStage.filter((it) => it.getKeyword() === 'USER')
    expect(more).toEqual([])
    expect(user?.getRawArgumentsContent()).toBe('node')
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/healthz')
  })

  it('keeps development dependencies and the whole repository out of its last stage', () => {
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
  interface Service {
    readonly image?: string
    readonly profiles?: readonly string[]
    readonly command?: readonly string[]
    readonly ports?: readonly string[]
    readonly volumes?: readonly string[]
    readonly environment?: Readonly<Record<string, unknown>>
    readonly deploy?: { readonly replicas: number }
  }
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: object
  }
  const { dramatis, web, worker, redis } = services
  const all = Object.values(services)

  it('drops privileges that a container does not need', () => {
    for (const service of all) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    }
  })

  it('pins the images of others by their digests', () => {
    for (const { image } of all.filter((service) => service.image !== 'dramatis')) {
      expect(image).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}$/)
    }
  })

  it('keeps data in separate volumes, and mounts only files that exist', () => {
    expect(dramatis?.volumes).toEqual(['data:/data'])
    expect(read('Dockerfile')).toContain('DATA_DIRECTORY=/data')
    for (const mount of all.flatMap((service) => service.volumes ?? [])) {
      const [from = '', , mode] = mount.split(':')
      if (!from.startsWith('./')) expect(volumes).toHaveProperty(from)
      else expect([mount, existsSync(join(ROOT, from)), mode]).toEqual([mount, true, 'ro'])
    }
  })

  it('publishes the exposed ports under the same numbers, and all ports to this machine only', () => {
    const [, exposed = ''] = /^EXPOSE (.*)$/m.exec(read('Dockerfile')) ?? []
    const published = exposed.split(' ').map((range) => `127.0.0.1:${range}:${range}`)
    expect(dramatis?.ports).toEqual(published)
    for (const port of all.flatMap(({ ports = [] }) => ports))
      expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  it('starts one container unless the cluster is requested', () => {
    const always = Object.keys(services).filter((name) => !services[name]?.profiles)
    expect(always).toEqual(['dramatis'])
  })

  it('runs two web processes and two workers, with the commands of the npm scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>
    }
    expect([web?.deploy, worker?.deploy]).toEqual([{ replicas: 2 }, { replicas: 2 }])
    expect(web?.command?.join(' ')).toBe(scripts.web)
    expect(worker?.command?.join(' ')).toBe(scripts.worker)
  })

  it('runs a Redis that saves its data and evicts nothing', () => {
    expect(redis?.command?.join(' ')).toContain('--appendonly yes')
    expect(redis?.command?.join(' ')).toContain('--maxmemory-policy noeviction')
  })

  it('makes Prometheus scrape every process under the job name that the alerts use', () => {
    const { rule_files, scrape_configs } = parse(
      read('docs/operations/metrics/prometheus.yaml'),
    ) as {
      readonly rule_files: readonly string[]
      readonly scrape_configs: readonly {
        readonly job_name: string
        readonly dns_sd_configs: readonly {
          readonly names: readonly string[]
          readonly port: number
        }[]
      }[]
    }
    expect(rule_files).toEqual(['alerts.yaml'])
    const [{ job_name, dns_sd_configs } = { job_name: '', dns_sd_configs: [] }] = scrape_configs
    const replicas = [web, worker].reduce((sum, one) => sum + (one?.deploy?.replicas ?? 0), 0)
    expect(read('docs/operations/metrics/alerts.yaml')).toContain(
      `${replicas} - (count(up{job="${job_name}"} == 1) or vector(0)) > 0`,
    )
    for (const { names, port } of dns_sd_configs) {
      expect(names.map((name) => services[name]?.environment?.METRICS_PORT)).toEqual([port, port])
    }
  })
})
