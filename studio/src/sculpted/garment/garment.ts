import { cutOf, dyesOf } from '../../garments/cuts.ts'
import { emblemOn, type Worn } from '../../garments/emblems.ts'
import { AROUND_NECK, neckwearOn } from '../../garments/neckwear.ts'
import { type Collar, type GarmentCut, piecesOf } from '../../garments/GarmentCut.ts'
import { stripesOf } from '../../garments/stripes.ts'
import type { SculptContext } from '../SculptContext.ts'
import { albedo } from '../color.ts'
import { sculptAnimalBody } from '../creature/body/sculptAnimalBody.ts'
import { sculptBody, sculptSkin } from './body.ts'
import { sculptCape } from './cape.ts'
import { sculptCollar } from './collars.ts'
import { FABRICS } from '../fabrics.ts'
import { inksOf } from './inks.ts'
import { LENGTH, Sewing } from './Sewing.ts'

/** Sculpts the clothes from the neck down, past the bottom of any picture. */
export const sculptGarment = (context: SculptContext): void => {
  const { tape, spec, form } = context
  if (spec.garment === undefined) {
    sculptAnimalBody(context, form.lift)
    return
  }
  tape.shiftBy([0, form.lift, 0], () => sculptCut(context, cutOf(spec)))
}

const sculptCut = (s: SculptContext, cut: GarmentCut): void => {
  const { color, trim } = dyesOf(s.spec)
  const inks = inksOf(albedo(color), albedo(trim), albedo(s.spec.skin))
  const fabric = FABRICS[cut.fabric]
  if (cut.sleeves === 'bare' || cut.sleeves === 'draped') sculptSkin(s)
  const body = cut.body === 'skin' ? s.skin : s.tape.material(fabric(inks[cut.body]))
  sculptBody(s, body, cut)
  const sewing = new Sewing(s, body, inks)
  const stripes = stripesOf(s.spec)
  if (stripes) sewing.add(stripes)
  for (const piece of piecesOf(cut, s.spec)) sewing.add(piece)
  sewOn(s, body, emblemOn(s.spec, { height: LENGTH / s.form.shoulder }))
  sewOn(s, body, neckwearOn(s.spec))
  const cape = s.spec.cape ? albedo(s.spec.cape.color) : cut.cape && inks[cut.cape]
  if (cape) sculptCape(s, s.tape.material(FABRICS.wool(cape)), cut.ease)
  if (cut.collar) sculptCollar(s, cut.collar, collarMaterial(s, cut.collar, cut, inks))
  const { neckwear } = s.spec
  const round = neckwear && AROUND_NECK[neckwear.kind]
  if (neckwear && round) {
    const cloth = s.tape.material(FABRICS.wool(albedo(neckwear.color)))
    sculptCollar(s, { kind: round, ink: 'color' }, cloth)
  }
  sewing.sculptStuds()
}

const sewOn = (s: SculptContext, body: number, worn: Worn | undefined): void => {
  if (worn === undefined) return
  const { color, trim } = worn.inks
  const sewing = new Sewing(s, body, inksOf(albedo(color), albedo(trim), albedo(s.spec.skin)))
  for (const piece of worn.pieces) sewing.add(piece)
}

const collarMaterial = (
  { tape }: SculptContext,
  collar: Collar,
  cut: GarmentCut,
  inks: ReturnType<typeof inksOf>,
): number => {
  const ownCloth = collar.ink === cut.body
  const fabric = collar.kind === 'fur' ? 'fur' : ownCloth ? cut.fabric : 'wool'
  return tape.material(FABRICS[fabric](inks[collar.ink]))
}
