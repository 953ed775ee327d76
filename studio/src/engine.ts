import { createRequire } from 'node:module'

const { version }: { readonly version: string } = createRequire(import.meta.url)('../package.json')

/** Who drew a picture, for captions: a procedural engine, not a model. */
export const ENGINE = { name: 'Dramatis Studio', version, kind: 'procedural' } as const
