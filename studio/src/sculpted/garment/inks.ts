import type { Ink } from '../../garments/GarmentCut.ts'
import { darker } from '../color.ts'
import { add, blend, scale, type Vector } from '../../kernel/vector.ts'

/** The linear colors of a garment's pieces. */
export const inksOf = (
  color: Vector,
  trim: Vector,
  skin: Vector,
): Readonly<Record<Ink, Vector>> => ({
  color,
  light: lighter(color),
  dark: darker(color, 0.34),
  deep: darker(color, 0.7),
  trim,
  trimLight: blend(lighter(trim), [0.74, 0.74, 0.72], 0.25),
  trimDark: darker(trim, 0.4),
  skin,
  white: [0.72, 0.72, 0.7],
  cream: [0.6, 0.55, 0.44],
  black: [0.012, 0.012, 0.014],
  gray: [0.25, 0.25, 0.26],
  brass: [0.62, 0.42, 0.13],
  steel: [0.46, 0.47, 0.5],
  hide: [0.11, 0.05, 0.025],
  denim: [0.03, 0.05, 0.12],
})

/** Lightens a color a little, even black. */
const lighter = (color: Vector): Vector => add(scale(color, 1.2), [0.008, 0.008, 0.009])
