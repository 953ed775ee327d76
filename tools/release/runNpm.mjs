import process from 'node:process'
import { run } from './run.mjs'

/**
 * Runs npm. On Windows, `npm` cannot be started without a shell, so this runs npm's own script if npm started this
 * process.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNpm = (args, options) => {
  const script = process.env.npm_execpath
  return script ? run(process.execPath, [script, ...args], options) : run('npm', args, options)
}
