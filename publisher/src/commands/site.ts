import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defined, FLOWS } from '@dramatis/catalogue'
import { folderOf, REMOTE_NAMES, type RemoteName } from '@dramatis/remotes'
import { lineOf } from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { UsageError } from '../errors/UsageError.ts'
import { netlifyHeaders } from '../headers/netlifyHeaders.ts'
import { carryOver } from '../parts/carryOver.ts'
import { historyPath, readHistory } from '../parts/history.ts'
import { EMBED, movingEmbedPaths, publishEmbed, readEmbedBuild } from '../parts/publishEmbed.ts'
import { publishRemote } from '../parts/publishRemote.ts'
import { publishShell, readShellBuild, SHELL } from '../parts/publishShell.ts'
import { readRemoteBuild } from '../parts/RemoteBuild.ts'
import { readRemotes, REMOTES_PATH } from '../parts/remotesFile.ts'
import { SETTINGS_PATH } from '../parts/writePage.ts'
import { jsonBytes } from '../storage/json.ts'
import { openSource, openTarget } from '../storage/openTarget.ts'
import { overwrite } from '../storage/overwrite.ts'
import type { Target } from '../storage/Target.ts'
import { siteOf, type Command, type Context } from './Command.ts'
import { originsOf } from './originsOf.ts'

export const site: Command = {
  usage: `npm run site -- [<place>] [--from <place>]

Publishes the built shell, remotes and embed to a site. The site keeps its earlier versions, so open pages keep
working and every part can be rolled back.

  <place>         a folder or s3://bucket/prefix (default: SITE, or dist/site)
  --from <place>  first copy the state and the kept versions of the site at this place, a folder or an address;
                  for hosts that replace a site as a whole

Environment: CHECKOUT_URL, CONTACT_URL and CONTACT_ACCESS_KEY are required; PAGE_URL is the public address of the page,
without which messengers show no picture of it (default: URL, as on Netlify); FUNCTIONS_URL is the base URL of functions
on another origin, BILLING_URL that of the billing platform (default: https://api.polar.sh); PARTNERS has the same
value as for the functions; REMOTE_ORIGINS lists where remotes will be published besides this site; FLOW is the page's
flow, latest (default) or simple.`,

  run: async (args, context) => {
    const { root, env, print, now } = context
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' } },
    })
    const settings = settingsOf(env)
    const target = openTarget(siteOf(positionals[0], env), context)
    const shell = await readShellBuild(join(root, 'shell/dist'))
    const embed = await readEmbedBuild(join(root, 'embed/dist/site'))
    if (values.from !== undefined) {
      const source = openSource(values.from, context)
      const found = await carryOver(source, target, KEPT_PARTS)
      if (!found)
        print(`${values.from} has no remotes.json: this site starts without earlier versions.`)
    }
    await overwrite(target, SETTINGS_PATH, jsonBytes(settings))
    for (const name of REMOTE_NAMES) await addRemote(target, name, context)
    const time = await now(target)
    const hashes = await publishEmbed(target, embed, time)
    const { version, live } = await publishShell(target, shell, time)
    if (live !== version) print(staysAt(SHELL, live, version))
    await overwrite(
      target,
      '_headers',
      Buffer.from(
        await headersOf(target, [...shell.files.keys(), ...movingEmbedPaths(embed)], env),
      ),
    )
    print(`embed ${embed.release.version}: dramatis.js ${hashes['dramatis.js'] ?? ''}`)
    print(target.label)
  },
}

/** The parts, besides the remotes, whose versions are kept. */
const KEPT_PARTS = [SHELL, EMBED]

/**
 * Publishes a remote unless the site already has its version: a version that was rolled back must not return with the
 * next deployment.
 *
 * @throws {PublishingRefused} if the site has that version with different files
 */
const addRemote = async (
  target: Target,
  name: RemoteName,
  { root, print, now }: Context,
): Promise<void> => {
  const build = await readRemoteBuild(name, join(root, folderOf(name), 'dist'))
  const { versions } = await readHistory(target, name)
  const known = versions.find(({ version }) => version === build.version)
  if (!known) {
    await publishRemote({ page: target }, build, undefined, await now(target))
    return
  }
  const manifest = known.files[`remotes/${name}/${build.version}/mf-manifest.json`]
  if (manifest !== build.integrity) {
    throw new PublishingRefused(
      `${name} ${build.version} has already been published with different files. Build it with a new version, which REMOTE_VERSION can set, or start over in an empty folder.`,
    )
  }
  const { document } = await readRemotes(target)
  const current = lineOf(document, name)?.version
  if (current !== build.version) {
    print(staysAt(name, current ?? 'no version', build.version))
  }
}

const staysAt = (name: string, live: string, version: string): string =>
  `${name} stays at ${live}: ${version} was published before.`

const REQUIRED = ['CHECKOUT_URL', 'CONTACT_URL', 'CONTACT_ACCESS_KEY'] as const

/** The content of `settings.json`: see `Settings` in `@dramatis/store/slots`; `pageUrl` is for {@link writePage}. */
const settingsOf = (env: NodeJS.ProcessEnv) => {
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new UsageError(`Set these environment variables first: ${missing.join(', ')}.`)
  }
  const flow = env.FLOW ?? 'latest'
  if (!Object.hasOwn(FLOWS, flow)) {
    const names = Object.keys(FLOWS).join(' or ')
    throw new UsageError(`FLOW is "${flow}"; set it to ${names}, or leave it out.`)
  }
  return defined({
    pageUrl: pageUrlOf(env),
    functionsUrl: env.FUNCTIONS_URL ?? '',
    checkoutUrl: env.CHECKOUT_URL,
    contactUrl: env.CONTACT_URL,
    contactAccessKey: env.CONTACT_ACCESS_KEY,
    flow,
  })
}

/** The page's public address, with a slash at its end. */
const pageUrlOf = ({ PAGE_URL, URL: site }: NodeJS.ProcessEnv): string | undefined => {
  const text = PAGE_URL ?? site
  if (text === undefined || text === '') return undefined
  if (!/^https?:/.test(text) || !URL.canParse(text)) {
    throw new UsageError(
      `PAGE_URL is "${text}"; set it to an address such as https://example.com/.`,
    )
  }
  return new URL('/', text).href
}

/** The content of `_headers`, for the files of this shell and of all kept versions. */
const headersOf = async (
  target: Target,
  shell: Iterable<string>,
  env: NodeJS.ProcessEnv,
): Promise<string> => {
  const { document } = await readRemotes(target)
  const parts = [...Object.keys(document.remotes), ...KEPT_PARTS]
  const histories = await Promise.all(parts.map((name) => readHistory(target, name)))
  const kept = histories.flatMap(({ versions }) =>
    versions.flatMap(({ files }) => Object.keys(files)),
  )
  const documents = ['index.html', REMOTES_PATH, SETTINGS_PATH, historyPath(SHELL)]
  return netlifyHeaders([...shell, ...kept, ...documents], originsOf(env, document))
}
