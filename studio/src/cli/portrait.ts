#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { ENGINE } from '../engine.ts'
import { encode, type Format } from '../output/encode.ts'
import { paint } from '../paint.ts'
import { ASPECTS, STYLES } from '../Picture.ts'
import { altText } from '../understanding/altText.ts'
import { describe } from '../understanding/describe.ts'
import { writeDescription } from '../understanding/writeDescription.ts'

const HELP = `${ENGINE.name} ${ENGINE.version}: draws a character, without a model, a key or a network.

Usage: dramatis-portrait <character> [options]

  <character>        a name and where it comes from, or any words
  --style <style>    ${STYLES.join(', ')} (default: realistic)
  --aspect <aspect>  ${ASPECTS.join(', ')} (default: portrait)
  --size <pixels>    the shorter side, 16 to 4096 (default: 1024)
  --seed <n>         a whole number; another one gives another variation
  --out <file>       what to write; the ending says the format: .jpg, .webp, .avif or .png
                     (default: named after the character, a JPEG)
  --describe         draw nothing, print the description
  --json             draw nothing, print the description as data: a CharacterSpec
  --help, --version

Examples:
  dramatis-portrait "Gandalf, The Lord of the Rings" --style ghibli --out gandalf.jpg
  dramatis-portrait "an old pirate with a red beard and an eye patch" --aspect square --size 2048

Exit codes: 0 done, 1 drawing or writing failed, 2 wrong usage.`

/** What the user has to change. */
class UsageError extends Error {}

const FORMAT_OF: Readonly<Record<string, Format>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'avif',
  '.png': 'png',
}

/** Does what `args` ask for and returns what to print. Throws a UsageError for what it cannot do. */
const portrait = async (args: string[]): Promise<string> => {
  const { values, positionals } = parsed(args)
  if (values.help) return HELP
  if (values.version) return ENGINE.version
  const [text, ...others] = positionals
  if (text === undefined || text.trim() === '') {
    throw new UsageError('Say whom to draw, for instance: dramatis-portrait "Gandalf"')
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
  const shortSide = wholeNumber('--size', values.size, 16, 4096)
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

const parsed = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        style: { type: 'string', default: 'realistic' },
        aspect: { type: 'string', default: 'portrait' },
        size: { type: 'string', default: '1024' },
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
  throw new UsageError(`${option} must be one of ${choices.join(', ')}; not "${given}".`)
}

const wholeNumber = (option: string, given: string, least: number, most: number): number => {
  const number = Number(given)
  if (/^\d+$/u.test(given) && number >= least && number <= most) return number
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}, not "${given}".`)
}

/** Letters and digits in lower case, the rest as hyphens. */
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
