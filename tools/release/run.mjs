import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a program. Resolves to its standard output; if it fails, rejects with everything that it printed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 */
export const run = async (command, args, options = {}) => {
  try {
    const { stdout } = await execute(command, args, { maxBuffer: 64 * 2 ** 20, ...options })
    return stdout
  } catch (error) {
    throw new Error(failureOf(command, args, error), { cause: error })
  }
}

const execute = promisify(execFile)

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {unknown} error
 */
const failureOf = (command, args, error) => {
  const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
  const said = `${stdout}${stderr}`.trim()
  return `"${[command, ...args].join(' ')}" failed:\n${said || String(error)}`
}
