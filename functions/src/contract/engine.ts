import * as t from 'io-ts'

/** The engine that draws a picture, or drew it: the built-in one (`procedural`) or an AI image model. */
export const Engine = t.type(
  { name: t.string, kind: t.keyof({ procedural: null, model: null }) },
  'Engine',
)
export type Engine = t.TypeOf<typeof Engine>
