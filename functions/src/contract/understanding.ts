import * as t from 'io-ts'

/** Another meaning of what the visitor typed: `text` is what to type for it. `guess` marks a guess at a misspelling. */
const OtherMeaning = t.intersection([
  t.type({ name: t.string, source: t.string, text: t.string }),
  t.partial({ guess: t.boolean }),
])

/**
 * What the built-in engine took the visitor's text to mean. `known`: a character that it knows; `described`: looks
 * without a name; `invented`: a name that it does not know. `source` is a known character's, or as typed. `living`: a
 * person who is alive, of whom the picture claims no likeness. `others`, the likeliest first, are what else the text
 * could mean.
 */
export const Understanding = t.intersection(
  [
    t.type({
      kind: t.keyof({ known: null, described: null, invented: null }),
      name: t.string,
      source: t.string,
      others: t.array(OtherMeaning),
    }),
    t.partial({ living: t.boolean }),
  ],
  'Understanding',
)
export type Understanding = t.TypeOf<typeof Understanding>
