/**
 * Serves the page's packages from their sources, each on its own port, or only the remote ONLY. webpack compiles them all in one process,
 * which takes half as long as a process for each.
 */
import path from 'node:path'
import process from 'node:process'
import { folderOf, REMOTE_NAMES } from '@dramatis/remotes'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

const root = path.join(import.meta.dirname, '../..')

const createServer = async (folder) => {
  const { default: configure } = await import(path.join(root, folder, 'webpack.config.mjs'))
  const { devServer, ...configuration } = configure({}, { mode: 'development' })
  // webpack's messages begin with this name.
  const compiler = webpack({ ...configuration, name: folder })
  // By default, the first server that has stopped would end the process.
  return new WebpackDevServer({ ...devServer, setupExitSignals: false }, compiler)
}

const close = (compiler) => new Promise((resolve) => compiler.close(resolve))

const { ONLY } = process.env
const folders = ONLY ? [folderOf(ONLY)] : ['shell', ...REMOTE_NAMES.map(folderOf), 'ui']
const servers = await Promise.all(folders.map(createServer))

const stopAll = async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await Promise.all(servers.map(({ compiler }) => close(compiler)))
  process.exit()
}

let stopped
/** Stops only once, because on Ctrl-C two signals arrive: from the terminal, and from `tools/dev.mjs`. */
const stop = () => (stopped ??= stopAll())
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

await Promise.all(servers.map((server) => server.start()))
