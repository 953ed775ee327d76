import { parseArgs } from 'node:util'
import { lineOf, rollBack } from '@dramatis/remotes'
import { openTarget } from '../openTarget.ts'
import { changeRemote } from '../publishRemote.ts'
import { siteOf, type Command } from './Command.ts'
import { remoteArgument } from './remoteArgument.ts'

export const rollback: Command = {
  usage: `npm run rollback -- <remote> [--to <place>]

Takes back the current version: the previous one is live again.

  --to <place>  the site: a folder or s3://bucket/prefix (default: SITE, or dist/site)`,

  run: async (args, context) => {
    const { env, print, now } = context
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
    const name = remoteArgument(positionals)
    const page = openTarget(siteOf(values.to, env), context)
    const document = await changeRemote(page, name, (before) => rollBack(before, name), now)
    print(`${name} ${lineOf(document, name)?.version ?? ''} is live again in ${page.label}.`)
  },
}
