import process from 'node:process'
import { run } from './run.mjs'

/**
 * Runs npm. If npm started this process, its own script is run, because on Windows `npm` cannot be started without a
 * shell.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNpm = (args, options) => {
  const script = process.env.npm_execpath
  return script ? run(process.execPath, [script, ...args], options) : run('npm', args, options)
}
