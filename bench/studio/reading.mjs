// Measures the processor time that reading a text takes. README.md has the command and explains the results.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describe, understand, unreadIn } from '../../studio/src/index.ts'
import { hostileText } from '../../studio/test/hostileTexts.ts'

const { values } = parseArgs({
  options: {
    typed: { type: 'string', default: '2000' },
    hostile: { type: 'string', default: '2000' },
    length: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    worst: { type: 'string', default: '0' },
  },
})
const next = random(Number(values.seed))
const [requests, others] = [
  ['requests', 'heldOutRequests'],
  ['names', 'heldOutNames'],
].map((lists) => lists.flatMap(linesOf))

const typed = Array.from({ length: Number(values.typed) }, () => typedText(300))
const seeds = Array.from({ length: Number(values.hostile) }, () => next() * 2 ** 32)
await measure('requests as they are', requests)
await measure('300 characters of requests', typed)
await measure(
  `${values.length} hostile characters`,
  seeds.map((seed) => () => hostileText(random(seed), Number(values.length))),
)

/** Requests, and some names, one after another. */
function typedText(length) {
  let text = ''
  while (text.length < length) {
    const joint = text === '' ? '' : pick([', ', '. ', ' and ', ' '])
    text += joint + pick(next() < 0.8 ? requests : others)
  }
  return text.slice(0, length)
}

function pick(list) {
  return list[Math.floor(next() * list.length)]
}

/** Reads each text twice, long apart, and keeps the lower cost: the other may include compiling, or garbage of others. */
async function measure(what, texts) {
  if (texts.length === 0) return
  const costs = texts.map((text) => ({ text, describe: Infinity, all: Infinity }))
  for (let round = 0; round < 2; round++) {
    for (const cost of costs) {
      const text = typeof cost.text === 'string' ? cost.text : cost.text()
      const before = process.cpuUsage()
      describe(text)
      const described = since(before)
      understand(text)
      await unreadIn(text)
      cost.describe = Math.min(cost.describe, described)
      cost.all = Math.min(cost.all, since(before))
    }
  }
  console.log(`${what}, ${texts.length} texts`)
  for (const part of ['describe', 'all']) {
    costs.sort((one, other) => one[part] - other[part])
    const at = (share) =>
      costs[Math.min(costs.length - 1, Math.floor(costs.length * share))][part].toFixed(1)
    console.log(`  ${part}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`)
  }
  for (const { text, all } of costs.slice(costs.length - Number(values.worst)).reverse()) {
    const written = typeof text === 'string' ? text : text().slice(0, 60)
    console.log(`    ${all.toFixed(1)} ms ${JSON.stringify(written)}`)
  }
}

function since(before) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function linesOf(name) {
  const url = new URL(`../../studio/test/lists/${name}.txt`, import.meta.url)
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('//'))
    .map((line) => line.split(/ => |: /u)[0])
}

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
