import type { SculptContext } from './SculptContext.ts'

/** A skull that widens upwards, for aliens; part of the head's group. */
export const sculptCranium = ({ tape, form }: SculptContext): void => {
  tape.ellipsoid([0, 0.56, -0.2], [form.headWidth + 0.13, 0.86, 0.98], { blend: 0.34 })
}
