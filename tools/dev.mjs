/**
 * The servers of `npm run dev`: the page from its sources, reloaded on every edit. webpack serves the shell, each
 * remote and the page that shows design tokens and primitives; `local` serves the functions, the billing sandbox and
 * the form service, and restarts when they are edited. Only the builds of the engine and the billing client are used,
 * so they must exist; the engine's TypeScript is bundled again on every edit.
 *
 * The ports are those of `npm start` (see local/README.md), plus UI_PORT (3007) for the page of tokens.
 *
 * `npm run dev -- --only generator --rest https://dramatis.example` serves one remote from its sources, on a page that
 * takes everything else from a deployment.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isRemoteName, REMOTE_NAMES } from '@dramatis/remotes'

const root = fileURLToPath(new URL('..', import.meta.url))

const children = []
let stopping = false

const start = (name, args, env = {}) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => process.stdout.write(labelled(name, String(text))))
  }
  child.on('exit', (code) => {
    if (!stopping) stop(code ?? 1)
  })
  children.push(child)
}

const labelled = (name, text) => text.replace(/^(?=.)/gm, `${name.padEnd(7)}| `)

const stop = (code) => {
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

const startEverything = () => {
  start('pages', ['tools/dev/servePages.mjs'])
  start('engine', [
    '--import=./tools/dev/registerTypeScript.mjs',
    'studio/tools/bundle.mjs',
    '--watch',
  ])
  start(
    'local',
    [
      '--watch',
      '--watch-preserve-output',
      '--conditions=@dramatis/source',
      '--import=./tools/dev/registerTypeScript.mjs',
      '--enable-source-maps',
      'local/src/main.ts',
    ],
    { LOCAL_PARTS: 'functions,partner,platform,forms' },
  )
}

const startOne = (only, rest) => {
  start('pages', ['tools/dev/servePages.mjs'], { ONLY: only })
  start('rest', ['tools/dev/serveRest.mjs'], { ONLY: only, REST: rest })
}

const { only, rest } = parseArgs({
  options: { only: { type: 'string' }, rest: { type: 'string' } },
}).values
if (only === undefined && rest === undefined) startEverything()
else if (isRemoteName(only ?? '') && /^https?:\/\//.test(rest ?? '') && URL.canParse(rest))
  startOne(only, rest)
else {
  console.error(
    `Usage: npm run dev -- --only <${REMOTE_NAMES.join('|')}> --rest <the address of a deployed page>`,
  )
  process.exitCode = 1
}
