import * as t from 'io-ts'

/** Width to height: portrait 2:3, landscape 3:2, square 1:1. */
export const AspectRatio = t.keyof({ portrait: null, landscape: null, square: null }, 'AspectRatio')
export type AspectRatio = t.TypeOf<typeof AspectRatio>

/** Every style that the engine knows by name; only `realistic` is free. */
export const Style = t.keyof(
  {
    realistic: null,
    ghibli: null,
    fortnite: null,
    lego: null,
    southpark: null,
    'animal crossing': null,
    minecraft: null,
    pixar: null,
    nintendo: null,
    dispo: null,
  },
  'Style',
)
export type Style = t.TypeOf<typeof Style>
