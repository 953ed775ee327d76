import { createRequire } from 'node:module'

const versionIn = (manifest: unknown): string => {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    if (typeof manifest.version === 'string') return manifest.version
  }
  throw new Error("The studio's package.json has no version.")
}

/** The engine that drew a picture, for captions: procedural, not a model. */
export const ENGINE = {
  name: 'Dramatis Studio',
  version: versionIn(createRequire(import.meta.url)('@dramatis/studio/package.json')),
  kind: 'procedural',
} as const
