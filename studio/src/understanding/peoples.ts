import type { Origin } from '../spec/CharacterSpec.ts'
import { keysOf } from '../spec/keysOf.ts'
import type { SkinColor } from './colorWords.ts'
import type { Traits } from './Traits.ts'
import { ORIGIN_PHRASES } from './vocabulary.ts'

/** Words for where somebody's family comes from, with the region and the most common skin, hair and eyes. */
export const peoples = (): readonly (readonly [word: string, traits: Traits])[] => [
  ...keysOf(ORIGIN_PHRASES).flatMap((origin) =>
    ORIGIN_PHRASES[origin].map((word) => [word, complexionOf(origin)] as const),
  ),
  ...PEOPLES.flatMap(([words, origin, complexion]) =>
    words.split(', ').map((word) => [word, { ...complexionOf(origin), ...complexion }] as const),
  ),
  ['american', COMPLEXIONS.european] as const,
]

/** A region with the most common skin, hair and eyes of its people. */
export const complexionOf = (origin: Origin): Traits => ({ origin, ...COMPLEXIONS[origin] })

const DARK = { hairColor: 'black', eyeColor: 'dark brown' } as const
const COMPLEXIONS: Readonly<Record<Origin, Traits>> = {
  african: { skin: 'deep brown', ...DARK },
  european: { skin: 'fair', hairColor: 'brown', eyeColor: 'blue' },
  'middle-eastern': { skin: 'olive', hairColor: 'black', eyeColor: 'brown' },
  'south-asian': { skin: 'brown', ...DARK },
  'east-asian': { skin: 'light', ...DARK },
  'southeast-asian': { skin: 'golden brown', ...DARK },
  pacific: { skin: 'golden brown', ...DARK },
  'indigenous-american': { skin: 'golden brown', ...DARK },
  'latin-american': { skin: 'golden brown', ...DARK },
}

/** The skins to choose from for a stranger. Europe has no row, because its peoples have their own. */
export const SKINS_OF: Partial<Record<Origin, readonly [SkinColor, ...SkinColor[]]>> = {
  african: ['brown', 'dark brown', 'deep brown', 'deep brown', 'ebony'],
  'middle-eastern': ['light', 'tan', 'olive', 'olive', 'golden brown'],
  'south-asian': ['tan', 'golden brown', 'brown', 'brown', 'dark brown'],
  'east-asian': ['fair', 'light', 'light', 'tan'],
  'southeast-asian': ['tan', 'golden brown', 'golden brown', 'brown'],
  pacific: ['golden brown', 'brown', 'brown', 'dark brown'],
  'indigenous-american': ['tan', 'golden brown', 'golden brown', 'brown'],
  'latin-american': ['light', 'tan', 'olive', 'golden brown', 'brown'],
}

const PEOPLES: readonly (readonly [words: string, origin: Origin, complexion?: Traits])[] = [
  [
    'nigerian, kenyan, ghanaian, ethiopian, somali, senegalese, african american, jamaican, zulu, yoruba, ' +
      'igbo, ashanti, maasai, nubian, ugandan, tanzanian, zimbabwean, congolese, malian, cameroonian, ' +
      'ivorian, rwandan, angolan, sudanese, eritrean, haitian',
    'african',
  ],
  ['chinese, japanese, korean, taiwanese, mongolian, tibetan', 'east-asian'],
  [
    'vietnamese, thai, filipino, filipina, indonesian, malay, malaysian, burmese, cambodian, khmer, ' +
      'laotian, javanese, balinese',
    'southeast-asian',
  ],
  ['polynesian, maori, hawaiian, samoan, tongan, fijian, tahitian, melanesian', 'pacific'],
  ['aboriginal', 'pacific', { skin: 'deep brown' }],
  [
    'indian, pakistani, afghan, bengali, bangladeshi, sri lankan, nepalese, nepali, tamil, punjabi, ' +
      'gujarati, mughal, rajput',
    'south-asian',
  ],
  [
    'arab, arabian, arabic, persian, iranian, turkish, moroccan, egyptian, berber, bedouin, iraqi, syrian, ' +
      'lebanese, saudi, yemeni, jordanian, palestinian, kurdish, algerian, tunisian, libyan, ottoman, ' +
      'babylonian, sumerian, assyrian',
    'middle-eastern',
  ],
  [
    'mexican, latina, brazilian, peruvian, colombian, cuban, argentine, argentinian, chilean, venezuelan, ' +
      'puerto rican, dominican, guatemalan, ecuadorian, bolivian',
    'latin-american',
  ],
  [
    'aztec, mayan, inca, inuit, eskimo, cherokee, sioux, lakota, navajo, apache, comanche, iroquois, quechua',
    'indigenous-american',
  ],
  [
    'italian, spanish, greek, portuguese, mediterranean, georgian, armenian, sicilian',
    'european',
    { skin: 'olive', hairColor: 'dark brown', eyeColor: 'brown' },
  ],
  [
    'irish, scottish, celtic, welsh',
    'european',
    { skin: 'porcelain', hairColor: 'ginger', eyeColor: 'green' },
  ],
  [
    'scandinavian, swedish, norwegian, danish, nordic, norse, finnish, icelandic, dutch',
    'european',
    { hairColor: 'blonde' },
  ],
  [
    'english, british, german, french, polish, russian, ukrainian, czech, hungarian, austrian, swiss, ' +
      'belgian, romanian, bulgarian, serbian, croatian, slavic',
    'european',
  ],
]
