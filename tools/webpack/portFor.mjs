import process from 'node:process'
import { portVariable } from '@dramatis/remotes'

/**
 * The port on which `webpack serve` listens: `<NAME>_PORT` from the environment, or the given one.
 *
 * @param {string} name
 * @param {number} port
 */
export const portFor = (name, port) => Number(process.env[portVariable(name)] || port)
