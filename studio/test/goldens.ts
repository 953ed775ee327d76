import { fileURLToPath } from 'node:url'
import { CHARACTERS } from './characters.ts'
import type { CharacterSpec } from '../src/spec/CharacterSpec.ts'
import { GROUPS } from './groups.ts'
import { type Style, STYLES } from '../src/render/styles.ts'

/** A golden file: pictures side by side. */
export interface Golden {
  readonly name: string
  readonly pictures: readonly {
    readonly style: Style
    readonly who: string
    readonly spec: CharacterSpec
  }[]
}

export const GOLDEN_SIZE = { aspect: 'square', shortSide: 96 } as const

const WHO = ['gandalf', 'lyra', 'mario', 'king', 'robot', 'grandmother'] as const

/** One for each style, and one for groups. */
export const GOLDENS: readonly Golden[] = [
  ...STYLES.map((style) => ({
    name: style,
    pictures: WHO.map((who) => ({ style, who, spec: CHARACTERS[who] })),
  })),
  {
    name: 'groups',
    pictures: (['realistic', 'ghibli'] as const).flatMap((style) =>
      (['pair', 'trio'] as const).map((who) => ({ style, who, spec: GROUPS[who] })),
    ),
  },
]

/** The path of a golden file. */
export const goldenFile = ({ name }: Golden): string =>
  fileURLToPath(new URL(`goldens/${name.replaceAll(' ', '-')}.webp`, import.meta.url))
