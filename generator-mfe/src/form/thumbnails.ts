import type { Style } from '@dramatis/functions/contract'
import animalCrossing from '../../pictures/styles/animal-crossing.webp'
import dispo from '../../pictures/styles/dispo.webp'
import fortnite from '../../pictures/styles/fortnite.webp'
import ghibli from '../../pictures/styles/ghibli.webp'
import lego from '../../pictures/styles/lego.webp'
import minecraft from '../../pictures/styles/minecraft.webp'
import pixar from '../../pictures/styles/pixar.webp'
import realistic from '../../pictures/styles/realistic.webp'
import southpark from '../../pictures/styles/southpark.webp'

/** One character in each style of the two lists, squares of 88 pixels, drawn by tools/drawExamples.mjs. */
export const thumbnails: Readonly<Partial<Record<Style, string>>> = {
  realistic,
  ghibli,
  fortnite,
  lego,
  southpark,
  'animal crossing': animalCrossing,
  minecraft,
  pixar,
  dispo,
}
