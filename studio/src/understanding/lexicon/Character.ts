import type { Entry } from './Entry.ts'
import type { Sketch } from './sketches.ts'

/** Somebody whom the lexicon knows. */
export type Character = Entry | Sketch
