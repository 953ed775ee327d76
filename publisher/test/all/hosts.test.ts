import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { siteHeaders } from '../../src/headers/siteHeaders.ts'
import { run } from '../support/run.ts'
import { temporaryFolders } from '../support/temporaryFolders.ts'

const ORIGINS = {
  remotes: [],
  services: ['https://api.web3forms.com', 'https://api.polar.sh'],
  partners: ['https://*.shop.example', 'https://other.example'],
}
const PATHS = [
  '/index.html',
  '/remotes.json',
  '/settings.json',
  '/worker.js',
  '/main.4ba47583.js',
  '/main.4ba47583.js.map',
  '/main.f3a09e86.css',
  '/history/generator.json',
  '/remotes/generator/0.1.0/mf-manifest.json',
  '/remotes/generator/0.1.0/components.ab9b1f68.js',
  '/embed/v1/dramatis.js',
  '/embed/1.0.0/dramatis.js',
  '/embed/v1/frame.html',
]

const HIDDEN = '.publishing/.remotes.json.lock'

const newFolder = temporaryFolders()

const configurationOf = async (name: string): Promise<string> =>
  (await run('headers', [name], { env: ENV })).stdout

describe.each(['caddy', 'nginx'])('%s, if it is installed', (name) => {
  const isInstalled = spawnSync(name, [name === 'caddy' ? 'version' : '-v']).status === 0
  const test = isInstalled ? it : it.skip

  test('sends each file’s headers, and no caching header for a missing file', async () => {
    const folder = await newFolder()
    for (const path of [...PATHS, `/${HIDDEN}`]) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `This is ${path}.`)
    }
    const server = await (name === 'caddy' ? startCaddy : startNginx)(folder)
    try {
      for (const path of ['/', ...PATHS]) {
        const response = await fetch(`${server.origin}${path}`)
        expect([path, response.status]).toEqual([path, 200])
        expect([path, sentBy(response)]).toEqual([path, siteHeaders(path, ORIGINS)])
      }
      const missing = await fetch(`${server.origin}/remotes/generator/0.1.0/no.00000000.js`)
      expect(missing.status).toBe(404)
      expect(missing.headers.get('cache-control')).toBeNull()
      expect((await fetch(`${server.origin}/${HIDDEN}`)).status).toBe(404)
    } finally {
      await server.stop()
    }
  })
})

const ENV = {
  PARTNERS: JSON.stringify([
    { name: 'shop', key: 'pk_0123456789abcdef', origins: ORIGINS.partners },
  ]),
}

const NAMES = Object.keys(siteHeaders('/remotes/generator/0.1.0/a.js', ORIGINS))

const sentBy = ({ headers }: Response) =>
  Object.fromEntries(
    NAMES.filter((name) => headers.has(name)).map((name) => [name, headers.get(name)]),
  )

const startCaddy = async (folder: string) => {
  const [port, home] = [await getPort(), await newFolder()]
  const origin = `http://localhost:${port}`
  const file = join(home, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n}\n${await configurationOf('caddy')}`)
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', file], origin, {
    HOME: home,
    SITE_ADDRESS: origin,
    SITE_FOLDER: folder,
  })
}

const startNginx = async (folder: string) => {
  const [port, home] = [await getPort(), await newFolder()]
  const site = (await configurationOf('nginx'))
    .replace('listen 8080;', `listen ${port};`)
    .replace('root /srv/dramatis;', `root ${folder};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${home}/${kind};`)
    .join(' ')
  await writeFile(
    join(home, 'nginx.conf'),
    `user ${process.env.USER ?? 'root'}; pid ${home}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
${site}}`,
  )
  const args = ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;']
  return start('nginx', args, `http://localhost:${port}`, {})
}

/** Starts a server and waits until it responds. */
const start = async (
  command: string,
  args: readonly string[],
  origin: string,
  env: NodeJS.ProcessEnv,
) => {
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()))
  }
  const closed = once(child, 'close')
  const stop = async () => {
    child.kill()
    await closed
  }
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(output)
    await pause(25)
  }
  return { origin, stop }
}
