import { fileURLToPath } from 'node:url'
import type { Style } from './styles.ts'

/** The golden pictures: one file a style, with these characters side by side. */
export const GOLDENS = {
  names: ['gandalf', 'lyra', 'mario', 'king', 'robot', 'grandmother'],
  aspect: 'square',
  shortSide: 96,
} as const

/** The relative path is the same from src/ and dist/. */
export const goldenFile = (style: Style): string =>
  fileURLToPath(new URL(`../test/goldens/${style.replaceAll(' ', '-')}.webp`, import.meta.url))
