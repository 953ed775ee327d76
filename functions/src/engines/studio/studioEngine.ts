import { ENGINE } from '@dramatis/studio'
import type { Engine } from '../../contract/index.ts'

/** The studio's name in captions. */
export const STUDIO_ENGINE: Engine = { name: ENGINE.name, kind: ENGINE.kind }
