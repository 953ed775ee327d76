import { ENGINE } from '@dramatis/studio'
import type { Engine } from '../../contract/index.ts'

/** The studio, as captions name it. */
export const STUDIO_ENGINE: Engine = { name: ENGINE.name, kind: ENGINE.kind }
