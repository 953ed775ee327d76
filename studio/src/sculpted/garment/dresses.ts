import { silk } from '../materials.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { band } from './band.ts'
import { sculptBody, sculptHemmed } from './body.ts'
import { roundCollar } from './collars.ts'
import { buttons, necklace } from './details.ts'

export const dress: WearSculptor = (s, { color, trim }) => {
  sculptBody(s, silk(color), { neckline: 'round', folds: 0.02 })
  roundCollar(s, silk(trim))
  const pearl = s.tape.material({ ...silk(trim), gloss: 0.4 })
  buttons(s, pearl, [-2.16, -2.42, -2.68, -2.94])
}

export const gown: WearSculptor = (s, { color, trim }) => {
  const { tape } = s
  const hem = { material: silk(trim), width: 0.085 }
  sculptHemmed(s, silk(color), { neckline: 'low', folds: 0.03, puffed: true }, hem)
  tape.group(tape.material(silk(trim)), { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * 0.3, -2.1],
        [side * 0.2, -2.5],
        [side * 0.12, -3.2],
      ],
      0.05,
      0.015,
    )
  }
  necklace(s, trim)
}
