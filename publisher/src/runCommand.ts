import { canary } from './commands/canary.ts'
import type { Command, Context } from './commands/Command.ts'
import { headers } from './commands/headers.ts'
import { publish } from './commands/publish.ts'
import { remotes } from './commands/remotes.ts'
import { rollback } from './commands/rollback.ts'
import { site } from './commands/site.ts'
import { codeOf } from './errors/codeOf.ts'
import { messageOf } from './errors/messageOf.ts'
import { UsageError } from './errors/UsageError.ts'

/**
 * Runs a publishing command.
 *
 * @param args the command's name and its arguments
 * @returns the exit code: 0 if it succeeded, 1 if it failed or was refused, 2 if it was called incorrectly
 */
export const runCommand = async (
  [name = '', ...args]: readonly string[],
  context: Context,
  printError: (text: string) => void,
): Promise<number> => {
  const command = COMMANDS.get(name)
  if (!command) {
    printError(`There is no command "${name}", only ${[...COMMANDS.keys()].join(', ')}.`)
    return 2
  }
  if (args.includes('--help')) {
    context.print(command.usage)
    return 0
  }
  try {
    await command.run(args, context)
    return 0
  } catch (error) {
    const wrongArgument = isArgumentError(error)
    printError(wrongArgument ? `${messageOf(error)}\n\n${command.usage}` : messageOf(error))
    return wrongArgument || error instanceof UsageError ? 2 : 1
  }
}

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ publish, rollback, remotes, canary, site, headers }),
)

/** Whether `parseArgs` threw the error. */
const isArgumentError = (error: unknown): boolean =>
  codeOf(error)?.startsWith('ERR_PARSE_ARGS') ?? false
