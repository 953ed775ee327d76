import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folderOf } from '@dramatis/remotes'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { UsageError } from '../errors/UsageError.ts'
import { buildRemote } from '../parts/buildRemote.ts'
import { checkRunnable } from '../parts/checkRunnable.ts'
import { publishRemote, type Destination } from '../parts/publishRemote.ts'
import { readRemoteBuild } from '../parts/RemoteBuild.ts'
import { openTarget, type Surroundings } from '../storage/openTarget.ts'
import { siteOf, type Command } from './Command.ts'
import { remoteArgument, shareOption } from './remoteArgument.ts'

export const publish: Command = {
  usage: `npm run publish:remote -- <remote> [options]

Builds a remote, publishes its files under their version and makes that version the current one.

  --to <place>        the site: a folder or s3://bucket/prefix (default: SITE, or dist/site)
  --version <x>       the version to build it as (default: REMOTE_VERSION, or the package's version)
  --from <folder>     publish this build instead of building
  --ahead             publish it although the live page cannot run it yet, without asking
  --canary <percent>  publish it only for this percentage of visitors
  --files <place>     where the remote's files go, if not into the site; needs --address
  --address <url>     the URL at which the files in --files are served`,

  run: async (args, context) => {
    const { root, directory, env, print, now, confirm } = context
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        version: { type: 'string' },
        from: { type: 'string' },
        ahead: { type: 'boolean' },
        canary: { type: 'string' },
        files: { type: 'string' },
        address: { type: 'string' },
      },
    })
    const name = remoteArgument(positionals)
    const share = values.canary === undefined ? undefined : shareOption(values.canary)
    const destination: Destination = {
      page: openTarget(siteOf(values.to, env), context),
      ...elsewhereOf(values, context),
    }
    if (values.from === undefined) buildRemote(root, name, values.version)
    const folder =
      values.from === undefined
        ? resolve(root, folderOf(name), 'dist')
        : resolve(directory, values.from)
    const build = await readRemoteBuild(name, folder)
    if (values.version !== undefined && build.version !== values.version) {
      throw new PublishingRefused(
        `${folder} was built as ${build.version}, and its files contain that version. Build it with REMOTE_VERSION=${values.version}, or leave out --version.`,
      )
    }
    if (!values.ahead) await checkRunnable(destination.page, build, confirm)
    const deleted = await publishRemote(destination, build, share, await now(destination.page))
    const whom = share === undefined ? 'live' : `live for ${share}% of visitors`
    print(`${name} ${build.version} is ${whom} in ${destination.page.label}.`)
    for (const version of deleted) print(`Deleted ${name} ${version}: it had expired.`)
  },
}

const elsewhereOf = (
  {
    files,
    address,
  }: { readonly files?: string | undefined; readonly address?: string | undefined },
  surroundings: Surroundings,
): Pick<Destination, 'elsewhere'> => {
  if (files === undefined && address === undefined) return {}
  if (files === undefined || address === undefined) {
    throw new UsageError('Give both --files and --address, or neither.')
  }
  if (!/^https?:\/\/[^/]/.test(address)) {
    throw new UsageError(
      `--address must be the URL at which the files are served, such as https://remotes.example, not "${address}".`,
    )
  }
  return {
    elsewhere: { files: openTarget(files, surroundings), address: address.replace(/\/+$/, '') },
  }
}
