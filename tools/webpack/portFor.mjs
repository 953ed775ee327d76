import process from 'node:process'
import { portVariable } from '@dramatis/remotes'

/**
 * Where `webpack serve` listens: the environment's `<NAME>_PORT`, or the port given here.
 *
 * @param {string} name
 * @param {number} port
 */
export const portFor = (name, port) => Number(process.env[portVariable(name)] || port)
