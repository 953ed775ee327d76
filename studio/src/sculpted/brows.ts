import { linear } from './color.ts'
import { hairMaterial } from './hair/hair.ts'
import { shares, strand, tapered } from './hair/scalp.ts'
import { spread } from '../spec/random.ts'
import type { SculptContext } from './SculptContext.ts'
import type { LockPoint } from '../kernel/shapes.ts'
import type { Vector } from '../kernel/vector.ts'

/** Adds tufts over the painted brows of old men, because such brows grow long and cast a shadow. */
export const sculptBrows = ({ tape, form, spec, random, cast }: SculptContext): void => {
  if (form.aged < 0.6 || form.masculine < 0.6) return
  const locks: (readonly LockPoint[])[] = []
  const count = 22
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const along = i / count
      const x = side * (form.eyeX - form.eyeWidth + along * form.eyeWidth * 2.1)
      const arch = Math.sin(along * 2.4) * form.browArch * 1.6
      const y = form.browY + arch - form.browTilt * (1 - along) + 0.012 * spread(random)
      const root = cast([x, y, 1.6], [0, 0, -1])
      if (!root) continue
      const length = (0.11 + 0.04 * random()) * (1 - 0.5 * along)
      const path = shares(4).map((t): Vector => [
        root[0] + side * length * t * (0.4 + along * 0.5),
        root[1] + length * (0.55 - along * 0.6) * t - 0.06 * t * t,
        root[2] + 0.006 + 0.03 * Math.sin(t * 2.4),
      ])
      locks.push(strand(path, tapered(0.024, 0.3, 0.6)))
    }
  }
  tape.group(tape.material(hairMaterial(linear(spec.hair.color))), { scale: 0.9 })
  for (const lock of locks) tape.lock(lock, random(), 0.014)
}
