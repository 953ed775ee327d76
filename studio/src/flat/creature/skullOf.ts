import type { Creature } from '../../spec/creatures.ts'
import { at, type Pen } from './Pen.ts'

/** The outline of the skull. */
export const skullOf = (creature: Creature, pen: Pen): string => {
  const { form, muzzle } = creature
  const { width, height, y } = creature.skull
  if (form) return casing(form, creature.skull, pen)
  const chin = Math.min(muzzle.y - 0.34, y - height * 0.8)
  const top = y + height
  const jaw = width * (muzzle.kind === 'slit' || muzzle.kind === 'gape' ? 0.72 : 0.5)
  return (
    `M${at(pen, 0, top)} C${at(pen, width * 0.62, top)} ${at(pen, width, y + height * 0.6)} ${at(pen, width, y)} ` +
    `C${at(pen, width, y - height * 0.5)} ${at(pen, jaw, chin)} ${at(pen, 0, chin)} ` +
    `C${at(pen, -jaw, chin)} ${at(pen, -width, y - height * 0.5)} ${at(pen, -width, y)} ` +
    `C${at(pen, -width, y + height * 0.6)} ${at(pen, -width * 0.62, top)} ${at(pen, 0, top)}Z`
  )
}

/** A box, or a can with a dome. */
const casing = (
  form: 'barrel' | 'box',
  { width, height, y }: Creature['skull'],
  pen: Pen,
): string => {
  const [top, chin] = [y + height, y - height]
  const shoulder = form === 'box' ? top : 0.2
  // A dome's control points are above its top, because a Bézier curve does not reach them.
  const rise = form === 'box' ? top : top + 0.2
  return (
    `M${at(pen, -width, chin)} L${at(pen, -width, shoulder)} ` +
    `C${at(pen, -width, rise)} ${at(pen, width, rise)} ${at(pen, width, shoulder)} L${at(pen, width, chin)}Z`
  )
}
