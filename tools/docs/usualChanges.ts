/** A usual change to the product, with an example of what was changed like this before. */
export interface UsualChange {
  readonly change: string
  readonly example: string
  /** Found in every file that was edited for the example. */
  readonly mention: RegExp
  /** Git's pathspecs of the files that count; all without any. Generated files and documents never count. */
  readonly within: readonly string[]
  /** More files than this fail a test: the number may only become smaller. */
  readonly atMost: number
}

const NO_TESTS = [':!*.test.ts', ':!*.test.tsx', ':!*.test-d.ts', ':!*/test/*', ':!e2e']

export const USUAL_CHANGES: readonly UsualChange[] = [
  {
    change: 'the text of a button',
    example: '“Create portrait” in four languages, and all tests',
    mention: /Create portrait|Porträt erschaffen|Crear retrato|ポートレートを作成/,
    within: [':!shell/src/messages'],
    atMost: 4,
  },
  {
    change: 'a style',
    example: 'Minecraft',
    mention: /\bminecraft\b/,
    // The game is also something that people play, and a place.
    within: [...NO_TESTS, ':!studio/data'],
    atMost: 11,
  },
  {
    change: 'a character',
    example: 'Atticus Finch',
    mention: /Atticus Finch/,
    within: NO_TESTS,
    atMost: 1,
  },
  {
    change: 'a prop',
    example: 'the pickaxe, apart from characters who hold one',
    mention: /\bpickaxes?\b/,
    within: ['studio', ...NO_TESTS, ':!studio/data/characters', ':!studio/data/actions.txt'],
    atMost: 6,
  },
  {
    change: 'an operation of the billing platform',
    example: 'revoking a seat, with its rule in the sandbox',
    mention: /\brevokeSeat\b/,
    within: ['sdk', ...NO_TESTS, ':!*/customerPortal/*'],
    atMost: 3,
  },
  {
    change: 'an operation of both contracts',
    example: 'the quantities of a meter, with their rule in the sandbox',
    mention: /\b(?:get)?[mM]eterQuantit(?:y|ies)\b/,
    within: ['sdk', ...NO_TESTS],
    atMost: 6,
  },
  {
    change: 'an AI provider',
    example: 'Replicate',
    mention: /\breplicate\b/,
    within: ['functions', ...NO_TESTS],
    atMost: 4,
  },
  {
    change: 'a remote',
    example: 'contact, apart from its own package',
    mention: /contact-mfe|'contact'|^ +(readonly )?contact: |name="contact"/m,
    within: [...NO_TESTS, ':!contact-mfe', ':!.changeset', ':!billing-mfe'],
    atMost: 6,
  },
  {
    change: 'the quota',
    example: 'five pictures an hour to any other number, and all tests',
    mention:
      /export const FREE_LIMIT = \d|\b(five|5) (free|left|pictures?|portraits?|images?|generations?)\b/i,
    within: [],
    atMost: 1,
  },
]
