import { studioRig } from '../lights.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** A snapshot from an instant camera, whose film has tones of its own: see film.ts. */
export const dispo: SculptedStyle = { ...realistic, lights: studioRig, finish: 'film' }
