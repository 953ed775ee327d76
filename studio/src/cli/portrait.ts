#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { ENGINE } from '../output/engine.ts'
import { encode, type Format } from '../output/encode.ts'
import { DEFAULT_SHORT_SIDE, MAX_SIDE, MIN_SIDE, paint } from '../render/paint.ts'
import { ASPECTS } from '../spec/Picture.ts'
import { STYLES } from '../render/styles.ts'
import { altText } from '../understanding/altText.ts'
import { describe } from '../understanding/describe.ts'
import { writeDescription } from '../understanding/writeDescription.ts'

const DEFAULTS = { style: 'realistic', aspect: 'portrait' } as const

const HELP = `${ENGINE.name} ${ENGINE.version}: draws a character, without a model, a key or a network.

Usage: dramatis-portrait <character> [options]

  <character>        a name and its source, or any description
  --style <style>    ${STYLES.join(', ')} (default: ${DEFAULTS.style})
  --aspect <aspect>  ${ASPECTS.join(', ')} (default: ${DEFAULTS.aspect})
  --size <pixels>    the shorter side, ${MIN_SIDE} to ${MAX_SIDE} (default: ${DEFAULT_SHORT_SIDE})
  --seed <n>         a whole number; each gives another variation
  --out <file>       the file to write; its extension sets the format: .jpg, .webp, .avif or .png
                     (default: named after the character, a JPEG)
  --describe         print the description instead of drawing
  --json             print the description as data (a CharacterSpec) instead of drawing
  --help, --version

Examples:
  dramatis-portrait "Gandalf, The Lord of the Rings" --style ghibli --out gandalf.jpg
  dramatis-portrait "an old pirate with a red beard and an eye patch" --aspect square --size 2048

Exit codes: 0 success, 1 drawing or writing failed, 2 invalid usage.`

/** A mistake in the arguments, which the user can correct. */
class UsageError extends Error {}

const FORMAT_OF: Readonly<Record<string, Format>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'avif',
  '.png': 'png',
}

/** Runs the command and returns what to print. Throws a UsageError for invalid arguments. */
const portrait = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseCommandLine(args)
  if (values.help) return HELP
  if (values.version) return ENGINE.version
  const [text, ...others] = positionals
  if (text === undefined || text.trim() === '') {
    throw new UsageError('Name a character, for instance: dramatis-portrait "Gandalf"')
  }
  if (others.length > 0) {
    throw new UsageError(`Put the whole text in quotes: "${positionals.join(' ')}"`)
  }
  const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff)
  const spec = describe(text, { seed })
  if (values.json) return JSON.stringify(spec, null, 2)
  if (values.describe) return writeDescription(spec)
  const style = oneOf('--style', values.style, STYLES)
  const aspect = oneOf('--aspect', values.aspect, ASPECTS)
  const shortSide = wholeNumber('--size', values.size, MIN_SIDE, MAX_SIDE)
  const out = values.out ?? `${fileNameOf(spec.name)}.jpg`
  const format = FORMAT_OF[extname(out).toLowerCase()]
  if (format === undefined) {
    throw new UsageError(`--out must end in .jpg, .webp, .avif or .png, not "${out}".`)
  }
  const picture = await paint(spec, { style, aspect, shortSide })
  const file = await encode(picture, { format, spec, style })
  await writeFile(out, file)
  const { width, height } = picture
  return `${out}: ${width} x ${height}, ${Math.round(file.byteLength / 1024)} kB. ${altText(spec)}`
}

const parseCommandLine = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        style: { type: 'string', default: DEFAULTS.style },
        aspect: { type: 'string', default: DEFAULTS.aspect },
        size: { type: 'string', default: String(DEFAULT_SHORT_SIDE) },
        seed: { type: 'string', default: '0' },
        out: { type: 'string' },
        describe: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    })
  } catch (cause) {
    throw new UsageError(`${messageOf(cause)} See --help.`, { cause })
  }
}

const oneOf = <const Choice extends string>(
  option: string,
  given: string,
  choices: readonly Choice[],
): Choice => {
  const choice = choices.find((known) => known === given)
  if (choice !== undefined) return choice
  throw new UsageError(`${option} must be one of ${choices.join(', ')}, not "${given}".`)
}

const wholeNumber = (option: string, given: string, min: number, max: number): number => {
  const number = Number(given)
  if (/^\d+$/u.test(given) && number >= min && number <= max) return number
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, not "${given}".`)
}

/** The name in lower case, with hyphens for everything but letters and digits; at most 60 characters. */
const fileNameOf = (name: string): string =>
  name
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60) || 'portrait'

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

try {
  console.log(await portrait(process.argv.slice(2)))
} catch (thrown) {
  console.error(`dramatis-portrait: ${messageOf(thrown)}`)
  process.exitCode = thrown instanceof UsageError ? 2 : 1
}
