import process from 'node:process'
import { run } from './run.mjs'

/**
 * Runs npm. On Windows, `npm` is no program that could be started without a shell, so it is the script that this
 * process was started by, if npm started it.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNpm = (args, options) => {
  const script = process.env.npm_execpath
  return script ? run(process.execPath, [script, ...args], options) : run('npm', args, options)
}
