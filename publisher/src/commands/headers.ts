import { parseArgs } from 'node:util'
import { UsageError } from '../errors/UsageError.ts'
import { caddyfile } from '../headers/caddyfile.ts'
import { nginxConf } from '../headers/nginxConf.ts'
import { readRemotes } from '../parts/remotesFile.ts'
import { openSource } from '../storage/openTarget.ts'
import type { Command } from './Command.ts'
import { originsOf } from './originsOf.ts'

export const headers: Command = {
  usage: `npm run -s headers -- (caddy | nginx) [--at <place>]

Prints a server configuration that sends the site's headers.

  --at <place>  also allow the origins of this site's remotes

Environment: CONTACT_URL, FUNCTIONS_URL, BILLING_URL, PARTNERS and REMOTE_ORIGINS, as for "npm run site".`,

  run: async (args, context) => {
    const { env, print } = context
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { at: { type: 'string' } },
    })
    const configure = HOSTS.get(positionals.join(' '))
    if (!configure) throw new UsageError(`Name a server: ${[...HOSTS.keys()].join(' or ')}.`)
    const document =
      values.at === undefined
        ? NO_REMOTES
        : (await readRemotes(openSource(values.at, context))).document
    print(configure(originsOf(env, document)).trimEnd())
  },
}

const HOSTS = new Map(Object.entries({ caddy: caddyfile, nginx: nginxConf }))

const NO_REMOTES = { version: 1, remotes: {} } as const
