import type { Fabric } from '../garments/GarmentCut.ts'
import type { Material } from '../kernel/Material.ts'
import { leather, metal, silk, wool } from './materials.ts'
import type { Vector } from '../kernel/vector.ts'

/** What each fabric looks like in a color. */
export const FABRICS: Readonly<Record<Fabric, (color: Vector) => Material>> = {
  wool,
  silk,
  leather,
  metal,
  mail: (color) => ({ ...wool(color), gloss: 0.4, power: 14, texture: 0.1 }),
  rubber: (color) => ({ ...silk(color), gloss: 0.16, power: 22, texture: 0.05 }),
  fur: (color) => ({ ...wool(color), texture: 0.7, frequency: 18, nap: 'fur' }),
}
