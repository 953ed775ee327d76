import ghibli from './pictures/ghibli.webp'
import lego from './pictures/lego.webp'
import pixar from './pictures/pixar.webp'
import southpark from './pictures/southpark.webp'

/** Gandalf in styles that premium unlocks. */
export const premiumPictures = [
  { style: 'ghibli', picture: ghibli },
  { style: 'lego', picture: lego },
  { style: 'southpark', picture: southpark },
  { style: 'pixar', picture: pixar },
] as const
