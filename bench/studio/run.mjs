// Measures the speed and memory use of the studio in one run. README.md has the command. Times are best / median.
// Trust ratios first, then processor time (the total of all threads, which other processes barely affect), then
// elapsed time.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { CHARACTERS } from '../../studio/test/characters.ts'
import { GROUPS } from '../../studio/test/groups.ts'
import { createStudio } from '../../studio/src/index.ts'
import { membersOf } from '../../studio/src/spec/membersOf.ts'
import { Kernel } from '../../studio/src/kernel/Kernel.ts'
import { MACRO_TILE, TILE } from '../../studio/src/kernel/layout.ts'
import { setScene } from '../../studio/src/sculpted/scene.ts'
import { median } from '../median.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const MEGABYTE = 1024 * 1024
/** The size at which the kernel is measured alone. */
const WIDTH = 192
const HEIGHT = 288

const people = {
  bald: { ...CHARACTERS.plain, hair: { ...CHARACTERS.plain.hair, cut: 'bald' } },
  'short hair': CHARACTERS.percy,
  'long hair': { ...CHARACTERS.lyra, hair: { ...CHARACTERS.lyra.hair, cut: 'long' } },
  'long beard': CHARACTERS.gandalf,
}

const base = process.memoryUsage.rss()
console.log(`${cpus().length} cores, load ${load()} at the start, ${rounds} rounds`)

const two = createStudio({ threads: 2 })
const first = await elapsedTime(() => two.paint(people.bald, optionsOf('realistic', 256)))
console.log(`very first picture, 256 x 384: ${first.toFixed(0)} ms`)

for (const [name, spec] of Object.entries(people)) {
  await report(`${name}, 1024 x 1536`, () => two.paint(spec, optionsOf('realistic', 1024)))
}
await report('flat style, 1024 x 1536', () =>
  two.paint(people['short hair'], optionsOf('ghibli', 1024)),
)
for (const name of ['bald', 'short hair', 'long hair']) {
  const small = () => (two.preview ?? two.paint)(people[name], optionsOf('realistic', 256))
  await report(`preview of ${name}, 256 x 384`, small)
}
console.log(
  `peak memory: ${megabytes(peakMemory() - base)} above the ${megabytes(base)} at the start`,
)
const large = await elapsedTime(() => two.paint(people['short hair'], optionsOf('realistic', 2048)))
console.log(
  `short hair, 2048 x 3072: ${large.toFixed(0)} ms, peak memory ${megabytes(peakMemory() - base)} above the start`,
)

const one = createStudio({ threads: 1 })
const half = optionsOf('realistic', 512)
const [alone, together] = await compare(
  () => one.paint(people['short hair'], half),
  () => two.paint(people['short hair'], half),
)
console.log(`one thread takes ${(alone / together).toFixed(2)} times as long as two (512 x 768)`)
for (const aspect of ['portrait', 'landscape']) {
  for (const [name, group] of Object.entries(GROUPS)) {
    const options = { ...half, aspect }
    const members = membersOf(group)
    const [apart, joined] = await compare(
      () => inTurn(members, (member) => one.paint(member, options)),
      () => one.paint(group, options),
      processorTime,
    )
    const ratio = (joined * members.length) / apart
    console.log(`${name}, ${aspect}: takes ${ratio.toFixed(2)} times as long as one member alone`)
  }
}
for (const [name, spec] of Object.entries(people)) {
  const options = optionsOf('realistic', 768)
  const [still, living] = await compare(
    () => one.paint(spec, options),
    () => one.paintLiving(spec, options),
    processorTime,
  )
  console.log(
    `${name}: with moving eyes, it takes ${(living / still).toFixed(2)} times as long (768 x 1152)`,
  )
}
await Promise.all([one.close(), two.close()])

for (const name of ['bald', 'short hair']) {
  const scene = setScene(people[name], 'portrait', WIDTH, HEIGHT)
  const simd = Kernel.load('simd')
  const scalar = Kernel.load('scalar')
  const [fast, slow] = await compare(
    () => trace(simd, scene, true),
    () => trace(scalar, scene, true),
  )
  console.log(
    `${name}: scalar code takes ${(slow / fast).toFixed(2)} times as long (${WIDTH} x ${HEIGHT})`,
  )
  const [culled, whole] = await compare(
    () => trace(simd, scene, true),
    () => trace(simd, scene, false),
  )
  console.log(
    `${name}: without culling, it takes ${(whole / culled).toFixed(1)} times as long (${WIDTH} x ${HEIGHT})`,
  )
}
console.log(`load ${load()} at the end`)

function optionsOf(style, shortSide) {
  return { style, aspect: 'portrait', shortSide }
}

/** Traces all tiles on this thread, without antialiasing or the finish. */
function trace(kernel, scene, culling) {
  const { columns, rows } = scene.backdrop
  const backdrop = new Float32Array(columns * rows * 3)
  kernel.place({ tape: scene.bake(), camera: scene.camera, backdrop }, { culling })
  for (let n = 0; n < (WIDTH / MACRO_TILE) * Math.ceil(HEIGHT / MACRO_TILE); n++) {
    const left = (n % (WIDTH / MACRO_TILE)) * MACRO_TILE
    const top = Math.floor(n / (WIDTH / MACRO_TILE)) * MACRO_TILE
    kernel.macro(left, top)
    for (let y = top; y < Math.min(HEIGHT, top + MACRO_TILE); y += TILE) {
      for (let x = left; x < left + MACRO_TILE; x += TILE) kernel.tile(x, y)
    }
  }
}

async function report(name, work) {
  const times = []
  const spent = await processorTime(async () => {
    for (let round = 0; round < rounds; round++) times.push(await elapsedTime(work))
  })
  console.log(
    `${name}: ${Math.min(...times).toFixed(0)} / ${median(times).toFixed(0)} ms, ${(spent / rounds).toFixed(0)} ms of processor time`,
  )
}

/** Returns the lowest result of `measure` for each function. They take turns, so the machine's load affects both. */
async function compare(a, b, measure = elapsedTime) {
  const least = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    least[0] = Math.min(least[0], await measure(a))
    least[1] = Math.min(least[1], await measure(b))
  }
  return least
}

/** Returns the processor time that the work takes on all threads, in milliseconds. */
async function processorTime(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function inTurn(items, work) {
  for (const item of items) await work(item)
}

/** Returns how long the work takes, in milliseconds. */
async function elapsedTime(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function load() {
  return loadavg()[0].toFixed(1)
}

/** Returns the peak memory of the process and its workers, in bytes. */
function peakMemory() {
  return process.resourceUsage().maxRSS * 1024
}

function megabytes(bytes) {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
