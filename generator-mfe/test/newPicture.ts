import type { NewPicture } from '../src/gallery/SavedPicture.ts'

/** A picture of a character; its file contains the name. */
export const newPicture = (character: string): NewPicture => ({
  file: new Blob([character], { type: 'image/jpeg' }),
  at: Date.UTC(2026, 0, 2, 3, 4, 5),
  character,
  description: `${character} is old.`,
  style: 'realistic',
  aspect: 'portrait',
  premium: false,
  seed: 7,
  understood: {
    kind: 'known',
    name: character,
    source: 'A book',
    living: true,
    others: [{ name: 'Another', source: '', text: 'another', guess: true }],
  },
  engine: { name: 'Dramatis Studio', kind: 'procedural' },
})
