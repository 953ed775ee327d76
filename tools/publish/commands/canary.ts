import { parseArgs } from 'node:util'
import {
  changeShare,
  lineOf,
  promoteCanary,
  stopCanary,
  type RemotesDocument,
} from '@dramatis/remotes'
import { openTarget } from '../openTarget.ts'
import { changeRemote } from '../publishRemote.ts'
import { UsageError } from '../UsageError.ts'
import { siteOf, type Command } from './Command.ts'
import { remoteArgument, shareOption } from './remoteArgument.ts'

export const canary: Command = {
  usage: `npm run canary -- <remote> (--share <percent> | --stop | --promote) [--to <place>]

Changes the share of a remote's canary, which "npm run publish:remote -- <remote> --canary 5" starts.

  --share <percent>  raise or lower its share of the visitors
  --stop             take it back from everyone
  --promote          make it the current version
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
    const change = changeOf(values, name, now)
    const page = openTarget(siteOf(values.to, env), context)
    const line = lineOf(await changeRemote(page, name, change, now), name)
    const share = line?.canary
      ? `${line.canary.version} is live for ${line.canary.share} % of the visitors, `
      : ''
    print(`${name} ${share}${line?.version ?? ''} for everyone${share && ' else'}.`)
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
    throw new UsageError('Give one of --share <percent>, --stop and --promote.')
  }
  if (share !== undefined) {
    const percent = shareOption(share)
    return (document) => changeShare(document, name, percent)
  }
  return stop
    ? (document) => stopCanary(document, name)
    : (document) => promoteCanary(document, name, now)
}
