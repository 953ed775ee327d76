/** Words that the vocabulary has as nouns but that are used like adjectives: "an old bald man" is old. */
export const ADJECTIVAL_NOUNS: ReadonlySet<string> = new Set([
  ...['bald', 'balding', 'hairless', 'bearded', 'beardless', 'shaven', 'clean shaven'],
  ...['unshaven', 'stubbled', 'mustached', 'bespectacled', 'one eyed', 'scarred', 'freckled'],
  ...['wrinkled', 'wrinkly', 'masked', 'horned', 'winged', 'antlered', 'tusked', 'armored'],
])
