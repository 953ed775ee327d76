import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { stoppedClock } from '../../src/sandbox/Clock.ts'
import { openDataFile } from '../../src/sandbox/store/openDataFile.ts'
import type { DataFile } from '../../src/sandbox/store/openDataFile.ts'
import { World } from '../../src/sandbox/World.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  path = join(folder, 'sandbox.json')
})
afterEach(() => rm(folder, { recursive: true }))

const report = (error: unknown) => {
  throw error
}

const openWorld = async () => {
  const clock = stoppedClock(0)
  const world = new World({
    clock,
    timers: {},
    present: () => ({}),
    today: () => new Date(0),
    url: () => '',
  })
  return { world, file: await openDataFile(world, clock, path, report) }
}

const rowOf = (number: number, secret: string) => ({
  id: `${number}`,
  customerId: 'ada',
  benefitId: 'masks',
  fileId: `${number % 3}`,
  isRevoked: false,
  secret,
})

/** The rows in their order. */
const rowsOf = ({ state }: World) => state.downloadables.all().map(({ id, secret }) => [id, secret])

const number = fc.nat(9)
/** Long enough for a few to start a compaction. */
const secret = fc.oneof(
  fc.string(),
  fc.nat(9).map((digit) => `${digit}`.repeat(400_000)),
)
const change = fc.oneof(
  fc.record({ put: fc.array(fc.tuple(number, secret), { minLength: 1, maxLength: 3 }) }),
  fc.record({ deleted: number }),
  fc.record({ waits: fc.boolean() }),
)

const apply = async (
  world: World,
  file: DataFile,
  each: typeof change extends fc.Arbitrary<infer A> ? A : never,
) => {
  const { downloadables } = world.state
  if ('put' in each)
    world.transact(() => each.put.forEach(([id, text]) => downloadables.put(rowOf(id, text))))
  else if ('deleted' in each) world.transact(() => downloadables.delete(`${each.deleted}`))
  else if (each.waits) await file.flush()
  else void file.flush()
}

test('has every row, in order, after any changes, writes and compactions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 60 }), async (changes) => {
      await rm(path, { force: true })
      const first = await openWorld()
      for (const each of changes) await apply(first.world, first.file, each)
      await first.file.close()
      const second = await openWorld()
      expect(rowsOf(second.world)).toEqual(rowsOf(first.world))
      await second.file.close()
      expect(await readdir(folder)).toEqual(['sandbox.json'])
    }),
    { numRuns: 40 },
  )
})

test('wherever the file ends, it has all of a record or none of it', async () => {
  const first = await openWorld()
  const states = [rowsOf(first.world)]
  let begin = 0
  for (const round of [1, 2, 3, 4]) {
    begin ||= first.file.length()
    first.world.transact(() => {
      for (const id of [1, 2, 3]) first.world.state.downloadables.put(rowOf(id, `ż\u2028${round}`))
      if (round === 3) first.world.state.downloadables.delete('2')
    })
    await first.file.flush()
    states.push(rowsOf(first.world))
  }
  await first.file.close()
  const whole = await readFile(path)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: begin, max: whole.length }), async (end) => {
      await writeFile(path, whole.subarray(0, end))
      const second = await openWorld()
      expect(states).toContainEqual(rowsOf(second.world))
      second.world.transact(() => second.world.state.downloadables.put(rowOf(9, 'later')))
      await second.file.close()
      const third = await openWorld()
      expect(rowsOf(third.world)).toEqual(rowsOf(second.world))
      await third.file.close()
    }),
    { numRuns: 40 },
  )
})

test('drops a last line that a power failure has left in pieces', async () => {
  const first = await openWorld()
  first.world.transact(() => first.world.state.downloadables.put(rowOf(1, 'kept')))
  await first.file.close()
  await appendFile(path, `{"now":"2026\0\0\0\n`)
  const second = await openWorld()
  expect(rowsOf(second.world)).toEqual([['1', 'kept']])
  await second.file.close()
})

test('stays short, however often its rows change', async () => {
  const first = await openWorld()
  const change = (round: number) =>
    first.world.transact(() =>
      first.world.state.downloadables.put(rowOf(1, `${round}`.repeat(50_000))),
    )
  for (let round = 0; round < 200; round++) {
    change(round)
    await first.file.flush()
  }
  await first.file.close()
  expect((await stat(path)).size).toBeLessThan(3_000_000)
  const second = await openWorld()
  expect(rowsOf(second.world)).toEqual(rowsOf(first.world))
  // A sandbox that is opened again knows how much of the file is outdated.
  expect(first.file.length()).toBe(second.file.length())
  await second.file.close()
})

test('a compaction takes its time, and holds no write up', async () => {
  const first = await openWorld()
  first.world.transact(() => {
    for (let id = 0; id < 20_000; id++)
      first.world.state.downloadables.put(rowOf(id, 'x'.repeat(100)))
  })
  await first.file.flush()
  const put = (text: string) => {
    first.world.transact(() => first.world.state.downloadables.put(rowOf(1, text)))
    return first.file.flush()
  }
  let during = 0
  for (let previous = 0; previous <= first.file.length();) {
    previous = first.file.length()
    await put(`${during}`.repeat(50_000))
    if ((await readdir(folder)).length > 1) during++
  }
  expect(during).toBeGreaterThan(1)
  await first.file.close()
  const second = await openWorld()
  expect(rowsOf(second.world)).toEqual(rowsOf(first.world))
  await second.file.close()
})
