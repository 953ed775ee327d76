import { fileURLToPath } from 'node:url'
import { CHARACTERS } from './characters.fixture.ts'
import type { CharacterSpec } from './CharacterSpec.ts'
import { GROUPS } from './groups.fixture.ts'
import { type Style, STYLES } from './styles.ts'

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

/** The path of a golden file. The folder is the same whether this module runs from src/ or from dist/. */
export const goldenFile = ({ name }: Golden): string =>
  fileURLToPath(new URL(`../test/goldens/${name.replaceAll(' ', '-')}.webp`, import.meta.url))
