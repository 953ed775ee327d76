import type { Engine } from '../../contract/index.ts'

/** The studio, as a picture's caption names it. */
export const STUDIO_ENGINE: Engine = { name: 'Dramatis Studio', kind: 'procedural' }
