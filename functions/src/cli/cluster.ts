import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { errorOf } from '../errors/errorOf.ts'
import { startCluster } from '../processes/startCluster.ts'

const wholeNumber = (text: string): number => {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1)
    throw new Error(`"${text}" is not a whole number of 1 or more.`)
  return number
}

const program = new Command('cluster')
  .description('Runs web processes, workers and a Redis of their own on this machine.')
  .option('--web <count>', 'number of web processes', wholeNumber, 2)
  .option('--worker <count>', 'number of workers', wholeNumber, 2)
  .option(
    '--port <number>',
    'port of the first web process; the others use the next ones',
    wholeNumber,
    8888,
  )
  .option('--data <folder>', 'where Redis keeps its data', '.data/redis')
  .action(async (options: { web: number; worker: number; port: number; data: string }) => {
    const cluster = await startCluster({
      ports: Array.from({ length: options.web }, (_, n) => options.port + n),
      workers: options.worker,
      directory: options.data,
      programs: fileURLToPath(new URL('.', import.meta.url)),
      environment: process.env,
      onLine: (name, line) => {
        console.log(`${name.padEnd(10)}${line}`)
      },
    })
    console.log(`The functions are at ${cluster.urls.join(' and ')}. Stop with Ctrl-C.`)
    const stop = () => void cluster.close().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })

await program.parseAsync().catch((thrown: unknown) => {
  console.error(errorOf(thrown).message)
  process.exit(1)
})
