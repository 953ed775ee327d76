import { parseArgs } from 'node:util'
import { lineOf } from '@dramatis/remotes/document'
import { EMBED, rollBackEmbed } from '../parts/publishEmbed.ts'
import { changeRemote } from '../parts/publishRemote.ts'
import { rollBackShell, SHELL } from '../parts/publishShell.ts'
import { rollBack } from '../rules/rollBack.ts'
import { openTarget } from '../storage/openTarget.ts'
import type { Target } from '../storage/Target.ts'
import { siteOf, type Command } from './Command.ts'
import { remoteArgument } from './remoteArgument.ts'

export const rollback: Command = {
  usage: `npm run rollback -- (<remote> | shell | embed) [--to <place>]

Withdraws the current version and makes the previous one live again.

  --to <place>  the site: a folder or s3://bucket/prefix (default: SITE, or dist/site)`,

  run: async (args, context) => {
    const { env, print, now } = context
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
    const page = openTarget(siteOf(values.to, env), context)
    const part = ROLLBACKS.get(positionals.join(' '))
    const name = part ? positionals.join(' ') : remoteArgument(positionals)
    const version = await (part ?? rollBackRemote(name))(page, await now(page))
    print(`${name} ${version} is live again in ${page.label}.`)
  },
}

/** @returns the version that is live again */
type Rollback = (page: Target, now: Date) => Promise<string>

const ROLLBACKS: ReadonlyMap<string, Rollback> = new Map([
  [SHELL, rollBackShell],
  [EMBED, rollBackEmbed],
])

const rollBackRemote =
  (name: string): Rollback =>
  async (page, now) => {
    const document = await changeRemote(page, name, (before) => rollBack(before, name), now)
    return lineOf(document, name)?.version ?? ''
  }
