/** @jest-environment node */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import fc from 'fast-check'
import { newPicture } from '../../test/newPicture.ts'
import { exportGallery } from './exportGallery.ts'
import { openArchive } from './openArchive.ts'
import type { NewPicture } from './SavedPicture.ts'

test('[picture-6] exports every picture under its own name, with its details', async () => {
  const pictures = ['Gandalf, The Lord of the Rings', 'Ольга', 'Gandalf, The Lord of the Rings']
  const file = await exportGallery(pictures.map(newPicture))
  expect(file.type).toBe('application/zip')
  const { 'pictures.json': details, ...files } = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['001-dramatis-gandalf-the-lord-of-the-rings-7.jpg', pictures[0]],
    ['002-dramatis-ольга-7.jpg', pictures[1]],
    ['003-dramatis-gandalf-the-lord-of-the-rings-7.jpg', pictures[2]],
  ])
  const listed: unknown = JSON.parse(strFromU8(details ?? new Uint8Array()))
  expect(listed).toHaveLength(3)
  expect(listed).toMatchObject([
    {
      file: '001-dramatis-gandalf-the-lord-of-the-rings-7.jpg',
      type: 'image/jpeg',
      character: pictures[0],
      description: 'Gandalf, The Lord of the Rings is old.',
      style: 'realistic',
      aspect: 'portrait',
      seed: 7,
      engine: { name: 'Dramatis Studio', kind: 'procedural' },
      finishedAt: '2026-01-02T03:04:05.000Z',
    },
    {},
    {},
  ])
})

const text = fc.string({ unit: 'binary', maxLength: 30 })
const pictures: fc.Arbitrary<NewPicture> = fc.record(
  {
    file: fc
      .tuple(fc.uint8Array(), fc.constantFrom('image/jpeg', 'image/png', 'image/webp'))
      .map(([bytes, type]) => new Blob([bytes], { type })),
    at: fc.date({ noInvalidDate: true }).map((date) => date.getTime()),
    character: text,
    description: text,
    style: text,
    aspect: fc.constantFrom('portrait', 'landscape', 'square'),
    premium: fc.boolean(),
    rewritten: fc.boolean(),
    alt: text,
    seed: fc.nat(),
    engine: fc.record({ name: text, kind: fc.constantFrom('procedural', 'model') }),
    favorite: fc.boolean(),
  },
  {
    noNullPrototype: true,
    requiredKeys: ['file', 'at', 'character', 'description', 'style', 'aspect', 'premium'],
  },
)

const cast = fc.array(fc.record({ name: text }, { noNullPrototype: true }), { maxLength: 3 })

/** Everything about a picture, with its bytes as numbers. */
const contentOf = async ({ file, ...details }: NewPicture) => ({
  ...details,
  type: file.type,
  bytes: [...new Uint8Array(await file.arrayBuffer())],
})

test('[picture-7, cast-5] loses nothing when an exported archive is opened again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pictures, { maxLength: 5 }), cast, async (exported, cast) => {
      const archive = await openArchive(await exportGallery(exported, cast))
      const opened = archive.pictures.map(({ unpack, ...it }) => ({ ...it, file: unpack() }))
      expect(await Promise.all(opened.map(contentOf))).toEqual(
        await Promise.all(exported.map(contentOf)),
      )
      expect(archive.unreadable).toBe(0)
      expect(archive.cast).toEqual(cast)
    }),
  )
})

const archiveOf = (list: unknown): Blob => {
  const files = { 'pictures.json': strToU8(JSON.stringify(list)), 'a.jpg': strToU8('a') }
  return new Blob([zipSync(files)])
}

test('reads as much as it can from an archive, even one packed by another program', async () => {
  const { file, at, ...details } = newPicture('Ada')
  const good = {
    ...details,
    type: file.type,
    file: 'a.jpg',
    finishedAt: new Date(at).toISOString(),
  }
  const { pictures, unreadable } = await openArchive(
    archiveOf([
      good,
      null,
      { ...good, file: 'missing.jpg' },
      { ...good, type: 'image/svg+xml' },
      { ...good, aspect: 'round' },
      { ...good, finishedAt: 'yesterday' },
    ]),
  )
  expect(unreadable).toBe(5)
  expect(await pictures[0]?.unpack().text()).toBe('a')
})

test.each([
  ['is not an archive', new Blob(['no archive'])],
  ['has no list', new Blob([zipSync({ 'a.jpg': strToU8('a') })])],
  ['has a list in another format', archiveOf({ pictures: [] })],
])('rejects a file that %s', async (_, file) => {
  await expect(openArchive(file)).rejects.toThrow()
})

test('an archive with a damaged list of characters still has its pictures', async () => {
  for (const damaged of ['[', '{}', 'null']) {
    const packed = unzipSync(
      new Uint8Array(await (await exportGallery([newPicture('Ada')])).arrayBuffer()),
    )
    const file = new Blob([zipSync({ ...packed, 'characters.json': strToU8(damaged) })])
    expect(await openArchive(file)).toMatchObject({ cast: [], pictures: [{ character: 'Ada' }] })
  }
})
