import type { Prop } from '../../../CharacterSpec.ts'

/**
 * Props as pixels: one string for each row from the top. Letters: c the prop's color, d a darker shade of
 * it, w wood, v darker wood, s steel, g gold, l glowing light, i ink, p paper.
 */
export const SPRITES: Readonly<Record<Prop, readonly string[]>> = {
  staff: [' v v ', 'vlllv', 'vlllv', ' vlv ', '  w  ', '  w  ', '  v  ', ...shaft(9, '  w  ')],
  wand: ['l', 'w', 'w', 'v', 'w', 'w', 'v'],
  sword: [
    '  s  ',
    ' sss ',
    ' sis ',
    ' sis ',
    ' sis ',
    ' sis ',
    ' sis ',
    ' sis ',
    'ggggg',
    '  v  ',
    '  v  ',
    '  g  ',
  ],
  lightsaber: ['l', 'l', 'l', 'l', 'l', 'l', 'l', 'l', 'l', 'i', 's', 'i', 's'],
  axe: [' sss  ', 'ssssw ', 'sssww ', 'ss  w ', '    w ', ...shaft(8, '    w ')],
  bow: ['ww   ', ' iw  ', ' i w ', ' i w ', ' i w ', ' i w ', ' i w ', ' i w ', ' iw  ', 'ww   '],
  shield: ['ggggggg', 'gcccccg', 'gccgccg', 'gcgggcg', 'gccgccg', 'gcccccg', ' gcccg ', '  ggg  '],
  trident: ['c c c', 'c c c', 'ccccc', '  c  ', '  d  ', ...shaft(8, '  c  ')],
  'lightning-bolt': ['   ll', '  ll ', ' ll  ', 'lllll', '   ll', '  ll ', ' ll  ', ' l   '],
  book: ['cccccc', 'cggggc', 'cgccgc', 'cggggc', 'cccccc', 'dppppp', 'dddddd'],
  lantern: ['  i  ', ' i i ', 'iiiii', 'illli', 'illli', 'illli', 'iiiii'],
  compass: [' ggg ', 'gpppg', 'gppcg', 'gpcpg', 'gippg', ' ggg '],
  flower: [' c c ', 'ccccc', ' cgc ', 'ccccc', ' c c ', '  n  ', ' nn  ', '  n  ', '  n  '],
  mug: ['pppp  ', 'cccccc', 'cccc c', 'cccc c', 'cccccc', 'dddd  '],
  wrench: ['s  s', 's  s', 'ssss', ' ss ', ' ss ', ' cs ', ' cs ', ' ss '],
  orb: [' lll ', 'lllll', 'lllll', 'lllll', ' lll '],
}

function shaft(count: number, row: string): readonly string[] {
  return Array.from({ length: count }, () => row)
}
