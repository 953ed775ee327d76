#!/usr/bin/env node
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { confirm } from './confirm.ts'
import { runCommand } from './runCommand.ts'
import { timeAt } from './storage/timeAt.ts'

process.exitCode = await runCommand(
  process.argv.slice(2),
  {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    directory: process.env.INIT_CWD ?? process.cwd(),
    env: process.env,
    print: (...lines) => console.log(lines.join('\n')),
    now: (site) => timeAt(site, console.error),
    confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
  },
  console.error,
)
