import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** A snapshot from an instant camera: see film.ts. */
export const dispo: SculptedStyle = { ...realistic, finish: 'film' }
