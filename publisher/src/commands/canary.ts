import { parseArgs } from 'node:util'
import { lineOf, type RemotesDocument } from '@dramatis/remotes/document'
import { UsageError } from '../errors/UsageError.ts'
import { changeRemote } from '../parts/publishRemote.ts'
import { changeShare, promoteCanary, stopCanary } from '../rules/changeCanary.ts'
import { openTarget } from '../storage/openTarget.ts'
import { siteOf, type Command } from './Command.ts'
import { remoteArgument, shareOption } from './remoteArgument.ts'

export const canary: Command = {
  usage: `npm run canary -- <remote> (--share <percent> | --stop | --promote) [--to <place>]

Changes who gets the canary of a remote. "npm run publish:remote -- <remote> --canary 5" starts one.

  --share <percent>  set the percentage of visitors who get it
  --stop             withdraw it
  --promote          make it the current version for everyone
  --to <place>       the site: a folder or s3://bucket/prefix (default: SITE, or dist/site)`,

  run: async (args, context) => {
    const { env, print, now } = context
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        share: { type: 'string' },
        stop: { type: 'boolean' },
        promote: { type: 'boolean' },
        to: { type: 'string' },
      },
    })
    const name = remoteArgument(positionals)
    const page = openTarget(siteOf(values.to, env), context)
    const time = await now(page)
    const change = changeOf(values, name, time)
    const line = lineOf(await changeRemote(page, name, change, time), name)
    const version = line?.version ?? ''
    print(
      line?.canary
        ? `${name} ${line.canary.version} is live for ${line.canary.share}% of visitors, ${version} for everyone else.`
        : `${name} ${version} is live for everyone.`,
    )
  },
}

const changeOf = (
  {
    share,
    stop,
    promote,
  }: { readonly share?: string; readonly stop?: boolean; readonly promote?: boolean },
  name: string,
  now: Date,
): ((document: RemotesDocument) => RemotesDocument) => {
  if ([share, stop, promote].filter((it) => it !== undefined).length !== 1) {
    throw new UsageError('Give exactly one of --share <percent>, --stop and --promote.')
  }
  if (share !== undefined) {
    const percent = shareOption(share)
    return (document) => changeShare(document, name, percent)
  }
  return stop
    ? (document) => stopCanary(document, name)
    : (document) => promoteCanary(document, name, now)
}
