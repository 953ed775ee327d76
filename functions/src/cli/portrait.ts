#!/usr/bin/env node
import { FREE_STYLE, MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { randomUUID } from 'node:crypto'
import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { ConfigError, loadConfig } from '../config/loadConfig.ts'
import { AspectRatio, Style } from '../contract/index.ts'
import type { Engines } from '../engines/createEngines.ts'
import { errorOf } from '../errors/errorOf.ts'
import { EngineError } from '../errors/EngineError.ts'
import { VERSION } from '../version.ts'

interface Options {
  readonly style: Style
  readonly aspect: AspectRatio
  readonly out?: string
  readonly seed?: number
  readonly json?: true
  readonly quiet?: true
}

/** An error that the user can fix by changing the command or the environment. */
class UsageError extends Error {}

const SUCCESS = 0
const FAILED = 1
const USAGE_ERROR = 2
/** 128 plus the number of SIGINT, as in shells. */
const INTERRUPTED = 130

const EXAMPLES = `
Examples:
  portrait "Gandalf, The Lord of the Rings" --out gandalf.jpg
  portrait "Mulan" --style ghibli --aspect landscape --seed 7
  portrait "a one-eyed pirate queen" --json --out queen.jpg

The engines are configured with the same environment variables as the functions. Without any, the
built-in studio describes and paints.

Exit codes: 0 painted, 1 describing or painting failed, 2 usage error, 130 interrupted.`

const main = async (): Promise<number> => {
  const controller = new AbortController()
  process.once('SIGINT', () => {
    controller.abort()
  })
  try {
    await program(controller.signal).parseAsync()
    return SUCCESS
  } catch (thrown) {
    // Commander has already printed its own message.
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? SUCCESS : USAGE_ERROR
    if (controller.signal.aborted) return printError('interrupted', INTERRUPTED)
    if (thrown instanceof UsageError || thrown instanceof ConfigError) {
      return printError(thrown.message, USAGE_ERROR)
    }
    return printError(reasonOf(thrown), FAILED)
  }
}

const program = (signal: AbortSignal): Command =>
  new Command('portrait')
    .description('Paints the portrait of a character into a JPEG file.')
    .version(VERSION)
    .argument('<character>', 'a name and its source, or any description', characterOf)
    .addOption(oneOf('--style <style>', 'how it is painted', Object.keys(Style.keys), FREE_STYLE))
    .addOption(oneOf('--aspect <aspect>', 'its format', Object.keys(AspectRatio.keys), 'portrait'))
    .option('--out <file>', 'the JPEG file to write (default: named after the character)')
    .option('--seed <n>', 'a whole number; a different one gives a different picture', seedOf)
    .option('--json', 'print what was painted as one JSON object')
    .option('--quiet', 'print nothing but errors')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .action((character: string, options: Options) => portrait(character, options, signal))

const oneOf = (flags: string, description: string, choices: readonly string[], initial: string) =>
  new Option(flags, description).choices(choices).default(initial)

const portrait = async (
  character: string,
  options: Options,
  signal: AbortSignal,
): Promise<void> => {
  const out = resolve(options.out ?? `${slugOf(character)}.jpg`)
  await assertWritable(out)
  const config = loadConfig(process.env)
  // Imported late, so that help and usage errors appear at once.
  const { createEngines } = await import('../engines/createEngines.ts')
  const engines = createEngines(config)
  try {
    await paintInto(out, character, options, engines, signal)
  } finally {
    await engines.close()
  }
}

const paintInto = async (
  out: string,
  character: string,
  { style, aspect, seed, json, quiet }: Options,
  { describer, painter, moderate }: Engines,
  signal: AbortSignal,
): Promise<void> => {
  const printLine = (line: string) => {
    if (!quiet && !json) console.error(line)
  }
  if (!painter.styles.includes(style)) {
    throw new UsageError(
      `the style '${style}' cannot be drawn here yet; choose one of: ${painter.styles.join(', ')}`,
    )
  }
  const startedAt = performance.now()
  printLine(`Describing with ${describer.name} ...`)
  const { text: description } = await describer.describe(
    { prompt: character, aspect, style, seed },
    signal,
  )
  printLine(`${description}\nPainting with ${painter.engine('premium').name} ...`)
  const request = { description, character, style, aspect, tier: 'premium', seed } as const
  await moderate(request, signal)
  const { bytes, width, height, engine } = await painter.paint(request, signal)
  await writeAtomically(out, bytes)
  const milliseconds = Math.round(performance.now() - startedAt)
  const size = bytes.byteLength
  if (json) {
    console.log(
      JSON.stringify({ description, engine, width, height, bytes: size, milliseconds, out }),
    )
  } else if (!quiet) {
    console.log(`${out}  ${width} x ${height}, ${Math.round(size / 1024)} kB, ${milliseconds} ms`)
  }
}

/** Writes so that another process sees either the old file or the complete new one. */
const writeAtomically = async (out: string, bytes: Uint8Array): Promise<void> => {
  const part = join(dirname(out), `.${basename(out)}.${randomUUID()}`)
  try {
    await writeFile(part, bytes, { flag: 'wx' })
    await rename(part, out)
  } catch (cause) {
    await rm(part, { force: true })
    throw new UsageError(`cannot write ${out} (${reasonOf(cause)})`, { cause })
  }
}

const assertWritable = async (out: string): Promise<void> => {
  if (!/^\.jpe?g$/i.test(extname(out))) {
    throw new UsageError(`--out must end in .jpg, because the picture is a JPEG: ${out}`)
  }
  const folder = dirname(out)
  if (!(await isFolder(folder)))
    throw new UsageError(`there is no folder ${folder}; create it first`)
  if (await isFolder(out)) throw new UsageError(`${out} is a folder; name a file`)
  await access(folder, constants.W_OK).catch((cause: unknown) => {
    throw new UsageError(`cannot write into ${folder}: permission denied`, { cause })
  })
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false

const characterOf = (text: string): string => {
  const character = text.trim()
  if (character === '') throw new InvalidArgumentError('Please enter a character name')
  if (character.length > MAX_NAME_LENGTH) {
    throw new InvalidArgumentError(`It is longer than ${MAX_NAME_LENGTH} characters.`)
  }
  return character
}

const seedOf = (text: string): number => {
  const seed = Number(text)
  if (!/^\d+$/.test(text) || seed > 0xffffffff) {
    throw new InvalidArgumentError('It must be a whole number from 0 to 4294967295.')
  }
  return seed
}

/**
 * The product's rule for a download's name: lower case, with hyphens for everything but letters and digits (spec,
 * section 7).
 */
const slugOf = (character: string): string =>
  character
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'portrait'

const reasonOf = (thrown: unknown): string => {
  const { message } = errorOf(thrown)
  const cause = thrown instanceof EngineError && thrown.cause instanceof Error ? thrown.cause : null
  return cause === null ? message : `${message}: ${cause.message}`
}

const printError = (reason: string, exitCode: number): number => {
  console.error(`portrait: ${reason}`)
  return exitCode
}

process.exitCode = await main()
