import { fileURLToPath } from 'node:url'
import type { Style } from './Picture.ts'

/** What the golden pictures show: one file a style, its characters side by side. */
export const GOLDENS = {
  names: ['gandalf', 'lyra', 'mario', 'king', 'robot', 'grandmother'],
  aspect: 'square',
  shortSide: 96,
} as const

/** The way there is the same from src/ and from dist/. */
export const goldenFile = (style: Style): string =>
  fileURLToPath(new URL(`../test/goldens/${style.replaceAll(' ', '-')}.webp`, import.meta.url))
