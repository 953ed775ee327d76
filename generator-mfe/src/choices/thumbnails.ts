import type { Style } from '@dramatis/catalogue'
import animalCrossing from '../../pictures/styles/animal-crossing.webp'
import dispo from '../../pictures/styles/dispo.webp'
import fortnite from '../../pictures/styles/fortnite.webp'
import ghibli from '../../pictures/styles/ghibli.webp'
import lego from '../../pictures/styles/lego.webp'
import minecraft from '../../pictures/styles/minecraft.webp'
import nintendo from '../../pictures/styles/nintendo.webp'
import pixar from '../../pictures/styles/pixar.webp'
import realistic from '../../pictures/styles/realistic.webp'
import southpark from '../../pictures/styles/southpark.webp'

/** The URLs of square pictures of the same character in every style, drawn by tools/drawExamples.mjs. */
export const thumbnails: Readonly<Record<Style, string>> = {
  realistic,
  ghibli,
  fortnite,
  lego,
  southpark,
  'animal crossing': animalCrossing,
  minecraft,
  pixar,
  nintendo,
  dispo,
}
