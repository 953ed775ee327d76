/**
 * `node tools/inParallel.mjs lint build`: runs these scripts of the root package side by side, as many at a
 * time as there are processors. Shows each script's output when it ends, and fails if any script fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import process from 'node:process'

const scripts = process.argv.slice(2)

const run = async (script) => {
  const started = performance.now()
  // On Windows, "npm" cannot be started without a shell.
  const child = spawn(process.execPath, [process.env.npm_execpath, 'run', '-s', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data))
  const [code] = await once(child, 'close')
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(Buffer.concat(printed))
  process.stdout.write(`${script} ${code === 0 ? 'succeeded' : 'failed'} after ${seconds} s\n`)
  if (code !== 0) process.exitCode = 1
}

const takeTurns = async () => {
  for (let script = scripts.shift(); script; script = scripts.shift()) await run(script)
}

await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
