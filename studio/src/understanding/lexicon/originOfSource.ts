import type { Origin } from '../../spec/CharacterSpec.ts'

/** Where the people of a work or a country are from, if that is evident. */
export const originOfSource = (source: string): Origin | undefined => ORIGINS.get(source)

const list = (origin: Origin, sources: string): readonly (readonly [string, Origin])[] =>
  sources.split(' | ').map((source) => [source, origin])

/** Works about people from several regions are left out. */
const ORIGINS: ReadonlyMap<string, Origin> = new Map([
  ...list(
    'african',
    'Akan folklore | Zulu mythology | Dahomey | Kongo folklore | San mythology | Ethiopian legend | ' +
      'African history | Mali Empire | Zulu Kingdom | Ndongo | Ethiopia | West African folklore | ' +
      'Yoruba mythology | Things Fall Apart | The Lion and the Jewel | Sheba | Jamaica | Beloved | ' +
      'The Color Purple',
  ),
  ...list(
    'east-asian',
    'China | Japan | Hong Kong | Mongol Empire | Korea | Tibet | Journey to the West | ' +
      'Romance of the Three Kingdoms | Chinese mythology | Japanese mythology | Japanese folklore | ' +
      'The Tale of the Bamboo Cutter | Mulan | Water Margin | Dream of the Red Chamber | ' +
      'Chinese legend | Tibetan legend | Mongolian legend | Squid Game | Kingdom | San Mao | ' +
      'Old Master Q | Ghost of Tsushima | Journey of Nezha | Chinese animation | Sazae-san',
  ),
  ...list(
    'southeast-asian',
    'Thailand | Vietnam | Indonesian folklore | Philippine folklore | Malay legend | Darna | ' +
      'Raya and the Last Dragon',
  ),
  ...list(
    'south-asian',
    'India | Mughal Empire | Hindu mythology | Buddhism | Ramayana | Mahabharata | Indian legend | ' +
      'Sinhala legend | Life of Pi | The Jungle Book | Chacha Chaudhary | Tinkle | Raj Comics',
  ),
  ...list(
    'middle-eastern',
    'Ancient Egypt | Egyptian mythology | Ayyubid dynasty | Ottoman Empire | Turkey | Persia | ' +
      'Mesopotamian mythology | The Bible | One Thousand and One Nights | Aladdin | Persepolis | ' +
      'Shahnameh | Layla and Majnun | Arab folklore | Turkish legend | Berber legend | Carthage | ' +
      'Diriliş: Ertuğrul | Magnificent Century | Prince of Persia',
  ),
  ...list(
    'indigenous-american',
    'Aztec Empire | Inca Empire | Lakota | Apache | Shoshone | Aztec mythology | Maya mythology | ' +
      'Inca mythology | North American legends | Pocahontas',
  ),
  ...list(
    'latin-american',
    'Mexico | Venezuela | Cuba | Mexican folklore | Coco | Encanto | Latin American folklore | ' +
      'One Hundred Years of Solitude | Like Water for Chocolate | The House of the Spirits | ' +
      'Pedro Páramo | El Chavo del Ocho | El Chapulín Colorado | Narcos | Condorito | Mafalda',
  ),
  ...list(
    'pacific',
    'Moana | Lilo & Stitch | Hawaiian mythology | Polynesian mythology | Aboriginal mythology',
  ),
])
