/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate'
import { newPicture } from '../../test/newPicture.ts'
import { exportGallery } from './exportGallery.ts'

test('exports every picture under a name of its own, with its details', async () => {
  const pictures = ['Gandalf, The Lord of the Rings', 'Ольга', 'Gandalf, The Lord of the Rings']
  const file = await exportGallery(
    pictures.map((character, index) => ({ ...newPicture(character), id: index + 1 })),
  )
  expect(file.type).toBe('application/zip')
  const { 'pictures.json': details, ...files } = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['001-dramatis-gandalf-the-lord-of-the-rings.jpg', pictures[0]],
    ['002-dramatis-ольга.jpg', pictures[1]],
    ['003-dramatis-gandalf-the-lord-of-the-rings.jpg', pictures[2]],
  ])
  const listed: unknown = JSON.parse(strFromU8(details ?? new Uint8Array()))
  expect(listed).toHaveLength(3)
  expect(listed).toMatchObject([
    {
      file: '001-dramatis-gandalf-the-lord-of-the-rings.jpg',
      character: pictures[0],
      description: 'Gandalf, The Lord of the Rings is old.',
      style: 'realistic',
      aspect: 'portrait',
      seed: 7,
      engine: 'Dramatis Studio',
      finishedAt: '2026-01-02T03:04:05.000Z',
    },
    {},
    {},
  ])
})
