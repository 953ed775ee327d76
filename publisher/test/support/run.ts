import { join } from 'node:path'
import type { Context } from '../../src/commands/Command.ts'
import { runCommand } from '../../src/runCommand.ts'

/** Runs a command with the root of the repository as the directory. */
export const run = async (
  command: string,
  args: readonly string[],
  {
    directory = ROOT,
    env = {},
    now = () => Promise.resolve(new Date()),
    confirm,
  }: Partial<Pick<Context, 'directory' | 'env' | 'now' | 'confirm'>> = {},
) => {
  const printed = { stdout: '', stderr: '' }
  const code = await runCommand(
    [command, ...args],
    {
      root: ROOT,
      directory,
      env,
      print: (...lines) => (printed.stdout += `${lines.join('\n')}\n`),
      now,
      confirm,
    },
    (text) => (printed.stderr += `${text}\n`),
  )
  return { code, ...printed }
}

const ROOT = join(__dirname, '../../..')
