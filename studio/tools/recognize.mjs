// Scores how well the engine understands what visitors type, as a Markdown table: of each kind, how many are as expected.
//   npm run recognize -w studio
//   npm run recognize -w studio -- --requests FILE --names FILE --failures
// With --failures, the rows that are not as expected follow, with what is amiss. test/lists/ explains the expectations.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as engine from '../src/index.ts'
import { membersOf } from '../src/spec/membersOf.ts'
import { SKIN_COLORS } from '../src/understanding/colorWords.ts'
import { readRows } from '../src/understanding/data/readRows.ts'
import { characters } from '../src/understanding/lexicon/characters.ts'
import { keyOf } from '../src/understanding/lexicon/nameIndex.ts'
import { namesElsewhere } from '../src/understanding/lexicon/namesElsewhere.ts'
import { PEOPLES, SKINS_OF } from '../src/understanding/peoples.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: listed('requests') },
    names: { type: 'string', default: listed('names') },
    failures: { type: 'boolean', default: false },
  },
})

/** What each expectation finds amiss in what the engine makes of a request. */
const RULES = {
  name: ({ specs }, value) =>
    lackOf(
      either(value).some((name) => isDrawn(name, specs)),
      value,
    ),
  says: ({ text, unread }, value) =>
    value.split(',').flatMap((word) => lackOf(isTold(word, unread) || decides(word, text), word)),
  species: ({ specs }, value) => someOf(specs, 'species', value),
  presentation: ({ specs }, value) => someOf(specs, 'presentation', value),
  age: ({ specs }, value) => someOf(specs, 'age', value),
  kind: ({ understood }, value) => lackOf(either(value).includes(understood?.kind), value),
  told: ({ text, specs, understood }, name) => {
    if (isDrawn(name, specs)) return []
    const ordinary = text === name ? amissInPerson(specs[0]) : []
    return [...lackOf(understood?.kind === 'invented', 'told'), ...ordinary]
  },
}

/** How often a spec is drawn by lot to tell what the text decides. */
const LOTS = 12
const HUMAN_SKINS = new Set(
  [...PEOPLES.values(), ...Object.values(SKINS_OF).map((skin) => ({ skin }))]
    .flatMap(({ skin }) => skin ?? [])
    .map((skin) => SKIN_COLORS[skin]),
)

const requests = await score(options.requests, readRequest, amissInRequest)
const names = await score(options.names, readName, amissInName)
print('Requests', requests)
print('Names', names)
if (options.failures) printFailures([...requests, ...names])

function listed(name) {
  return fileURLToPath(new URL(`../test/lists/${name}.txt`, import.meta.url))
}

/** Of each row its kind, its text and what is amiss: nothing if it is as expected. */
async function score(file, read, amissIn) {
  const rows = readRows(file, readFileSync(file, 'utf8'), (row, kind) => ({ kind, ...read(row) }))
  const scored = []
  for (const row of rows) scored.push({ ...row, amiss: await amissIn(row) })
  return scored
}

function readRequest(row) {
  const [text = '', expected] = row.split(' => ')
  if (!expected) throw new RangeError(`“${row}” has no expectation`)
  return { text, expectations: expected.split('; ').map(readExpectation) }
}

function readExpectation(expectation) {
  const [rule = '', value] = expectation.split('=')
  if (!Object.hasOwn(RULES, rule) || !value) throw new RangeError(`unknown: “${expectation}”`)
  return { rule, value }
}

function readName(row) {
  const [text = '', sex = ''] = row.split(': ')
  if (!['feminine', 'masculine', 'either'].includes(sex)) throw new RangeError(`“${row}”`)
  return { text, sex }
}

async function amissInRequest({ text, expectations }) {
  const request = {
    text,
    specs: membersOf(engine.describe(text)),
    unread: await engine.unreadIn(text),
    understood: engine.understand?.(text),
  }
  return expectations.flatMap(({ rule, value }) => RULES[rule](request, value))
}

function amissInName({ text, sex }) {
  const spec = engine.describe(text)
  return [
    ...amissInPerson(spec),
    ...(sex === 'either' || spec.presentation === sex ? [] : [spec.presentation]),
  ]
}

/** What is not ordinary about a person of whom only the name is known. */
function amissInPerson({ species, age, hair, headwear, skin }) {
  return [
    species !== 'human' && species,
    species === 'human' && !HUMAN_SKINS.has(skin) && `skin ${skin}`,
    age === 'old' && age,
    hair.cut === 'bald' && headwear === undefined && hair.cut,
  ].filter(Boolean)
}

function either(value) {
  return value.split('|')
}

function lackOf(isThere, what) {
  return isThere ? [] : [`no ${what}`]
}

function someOf(specs, slot, value) {
  return lackOf(
    specs.some((spec) => either(value).includes(spec[slot])),
    value,
  )
}

/** Whether somebody in the picture is a character of the lexicon that goes by `name`. */
function isDrawn(name, specs) {
  const keys = namesBeside(name)
  return specs.some((spec) => spec.source !== '' && keys.has(keyOf(spec.name)))
}

/** The keys of all names of the characters of which `name` is one. */
function namesBeside(name) {
  const elsewhere = namesElsewhere()
  const all = characters()
    .map((entry) => [entry.name, ...entry.aliases, ...(elsewhere.get(entry.name) ?? [])])
    .filter((called) => called.some((each) => keyOf(each) === keyOf(name)))
  return new Set(all.flat().map(keyOf))
}

function isTold(word, unread) {
  return unread.some((told) => told.toLowerCase().includes(word.toLowerCase()))
}

/**
 * Whether a part of the picture depends on the word. Leaving out a word of an unknown name also gives other strangers,
 * so a part counts only if every lot draws it alike with the word and most draw it otherwise without, or the reverse.
 */
function decides(word, text) {
  const [one, other] = [partsOf(text), partsOf(text.replace(word, ''))]
  return decidesMore(one, other) || decidesMore(other, one)
}

function decidesMore(one, other) {
  return [...one].some(([part, count]) => count === LOTS && (other.get(part) ?? 0) < LOTS / 2)
}

/** How many lots draw each part, written as its path and value. */
function partsOf(text) {
  const counts = new Map()
  for (let seed = 0; seed < LOTS; seed++) {
    for (const part of leavesOf(engine.describe(text, { seed })))
      counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return counts
}

function leavesOf(value, path = '') {
  if (typeof value !== 'object' || value === null) return [`${path}=${value}`]
  return Object.entries(value)
    .filter(([key]) => !['name', 'source', 'seed'].includes(key))
    .flatMap(([key, each]) => leavesOf(each, `${path}.${key}`))
}

function print(title, rows) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map((kind) => [
    kind,
    rows.filter((row) => row.kind === kind),
  ])
  console.log(`| ${title} | as expected | of |\n| --- | --: | --: |`)
  for (const [kind, some] of [...kinds, ['**all**', rows]]) {
    const right = some.filter(({ amiss }) => amiss.length === 0).length
    console.log(`| ${kind} | ${right} | ${some.length} |`)
  }
  console.log()
}

function printFailures(rows) {
  for (const { kind, text, amiss } of rows)
    if (amiss.length > 0) console.log(`${kind}: ${text}: ${amiss.join(', ')}`)
}
