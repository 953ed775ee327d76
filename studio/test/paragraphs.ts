import type { Mark } from '../src/spec/CharacterSpec.ts'
import type { Traits } from '../src/understanding/Traits.ts'

/**
 * Descriptions as language models write them when asked how a character looks, in ten tones, with the
 * traits that a reader must get right.
 */
export const PARAGRAPHS: readonly {
  readonly text: string
  readonly traits: Traits
  readonly marks?: readonly Mark[]
}[] = [
  {
    text:
      'Gandalf the Grey is a tall, elderly wizard whose weathered face is framed by long silver hair and a flowing silver beard that reaches his waist. ' +
      'Beneath bushy eyebrows, his keen blue eyes glimmer with wisdom and a hint of mischief. He wears a battered, pointed gray hat with a wide brim, long gray robes ' +
      'and a silver scarf, and he leans on a gnarled wooden staff. Behind him stretch the rolling green hills of the Shire, bathed in the soft light of dawn.',
    traits: {
      age: 'old',
      presentation: 'masculine',
      hair: 'long',
      hairColor: 'silver',
      beard: 'long',
      beardColor: 'silver',
      eyeColor: 'blue',
      headwear: 'wizard-hat',
      headwearColor: 'gray',
      garment: 'robe',
      garmentColor: 'gray',
      prop: 'staff',
      propColor: 'brown',
      scene: 'hills',
      time: 'dawn',
    },
  },
  {
    text:
      'A young woman in her early twenties stands against a smoky industrial skyline at dusk. Her dark brown hair is pulled back in a single loose braid that falls over one shoulder. ' +
      'She has olive skin, piercing gray eyes and a determined expression, her lips pressed into a thin line. She is dressed in a worn black leather jacket over a dark green shirt, ' +
      'and she grips a sleek silver bow. No makeup, no jewellery, no hat.',
    traits: {
      age: 'adult',
      presentation: 'feminine',
      hair: 'braid',
      hairColor: 'dark brown',
      skin: 'olive',
      eyeColor: 'gray',
      expression: 'stern',
      headwear: 'none',
      garment: 'leather-jacket',
      garmentColor: 'black',
      prop: 'bow',
      propColor: 'silver',
      scene: 'city',
      time: 'dusk',
    },
  },
  {
    text:
      'Captain Mirela Stormcrow is a weather-beaten pirate in her fifties, broad-shouldered, with sun-tanned skin and a mischievous grin. A black eye patch covers her left eye; her other eye is a vivid green. ' +
      'Her curly red hair, streaked with salt, spills out from under a black tricorne hat trimmed with gold. She wears a crimson coat with brass buttons over a white blouse, and rests one hand ' +
      'on the hilt of a curved cutlass. Storm clouds gather above the open sea behind her.',
    traits: {
      age: 'middle-aged',
      presentation: 'feminine',
      build: 'broad',
      skin: 'tan',
      expression: 'grin',
      eyeColor: 'green',
      hair: 'curly',
      hairColor: 'red',
      headwear: 'tricorne',
      headwearColor: 'black',
      headwearTrim: 'gold',
      garment: 'coat',
      garmentColor: 'crimson',
      prop: 'sword',
      scene: 'sea',
      mood: 'stormy',
    },
    marks: ['eye-patch'],
  },
  {
    text:
      'The portrait shows a boy of about twelve with fair skin, a round face and a dusting of freckles across his small nose. His messy ginger hair sticks out in every direction. ' +
      'Round wire-rimmed glasses sit in front of bright green eyes, which are wide with surprise. He is wearing a navy blue hoodie with yellow trim and clutching an old leather-bound book to his chest. ' +
      'The background is a cosy library lit by warm lamplight in the evening.',
    traits: {
      age: 'child',
      presentation: 'masculine',
      skin: 'fair',
      head: 'round',
      nose: 'small',
      hair: 'tousled',
      hairColor: 'ginger',
      eyeColor: 'green',
      garment: 'hoodie',
      garmentColor: 'navy',
      garmentTrim: 'yellow',
      prop: 'book',
      scene: 'library',
      time: 'dusk',
    },
    marks: ['glasses', 'freckles'],
  },
  {
    text:
      'Regal and composed, Queen Amara has deep brown skin, high cheekbones and almond-shaped amber eyes. Her black hair is styled in an elegant afro, crowned by a golden crown set with red rubies. ' +
      'Large gold earrings hang beside her slender neck. She wears a flowing purple gown embroidered with gold, and holds a single white rose. Her full lips curve into a gentle smile. ' +
      'Behind her, the stone walls of a palace glow in the light of the sunset.',
    traits: {
      presentation: 'feminine',
      skin: 'deep brown',
      eyes: 'almond',
      eyeColor: 'amber',
      hair: 'afro',
      hairColor: 'black',
      headwear: 'crown',
      headwearColor: 'gold',
      garment: 'gown',
      garmentColor: 'purple',
      garmentTrim: 'gold',
      prop: 'rose',
      propColor: 'white',
      mouth: 'full',
      expression: 'smile',
      scene: 'castle',
      time: 'dusk',
    },
    marks: ['earrings'],
  },
  {
    text:
      'Sir Aldric is a burly knight in his late forties with a square jaw, a crooked nose and a jagged scar running down his right cheek. He has short-cropped gray hair, a neatly trimmed gray beard and steely blue eyes. ' +
      'His expression is stern. He is clad in polished silver armor with blue accents beneath a heavy red cloak, and carries a kite shield. He does not wear a helmet. Snow-covered mountains rise behind him under an ominous sky.',
    traits: {
      age: 'middle-aged',
      presentation: 'masculine',
      build: 'broad',
      head: 'square',
      nose: 'hooked',
      hair: 'short',
      hairColor: 'gray',
      beard: 'short',
      beardColor: 'gray',
      eyeColor: 'blue',
      expression: 'stern',
      garment: 'armor',
      garmentColor: 'silver',
      garmentTrim: 'blue',
      headwear: 'none',
      prop: 'shield',
      scene: 'mountains',
      mood: 'ominous',
    },
    marks: ['scar'],
  },
  {
    text:
      'Unit K-7 is a humanoid robot with a slim frame and a smooth, steel-gray faceplate. Two round, glowing red eyes look out of a long, narrow head. It has neither hair nor beard. ' +
      'Its body is encased in white armor trimmed with orange, and it holds a wrench in its metal hand. A calm, neutral expression gives nothing away. The setting is outer space, with stars and planets drifting past.',
    traits: {
      species: 'robot',
      build: 'slight',
      eyes: 'round',
      eyeColor: 'red',
      head: 'long',
      hair: 'bald',
      beard: 'none',
      garment: 'armor',
      garmentColor: 'white',
      garmentTrim: 'orange',
      prop: 'wrench',
      expression: 'neutral',
      scene: 'space',
    },
  },
  {
    text:
      'Imagine a slender elven woman, ageless yet young in appearance, with porcelain skin and pointed ears. Her hair, long and platinum blonde, is woven with tiny leaves and held by a delicate silver circlet. ' +
      'Her eyes are violet and her gaze is serene. A forest-green cloak is draped over her shoulders, and in her hands she cradles a glowing lantern. Moonlight filters through the trees of an ancient forest at night.',
    traits: {
      species: 'elf',
      age: 'adult',
      presentation: 'feminine',
      build: 'slight',
      skin: 'porcelain',
      hair: 'long',
      hairColor: 'platinum',
      headwear: 'tiara',
      headwearColor: 'silver',
      eyeColor: 'violet',
      garment: 'cloak',
      garmentColor: 'forest green',
      prop: 'lantern',
      scene: 'forest',
      time: 'night',
    },
    marks: ['pointed-ears'],
  },
  {
    text:
      'Professor Ignatius Quill is a gaunt man of seventy-two. His head is bald save for wisps of white hair, and a bushy white mustache hides his thin lips. A gold monocle magnifies one pale blue eye. ' +
      'Deep wrinkles line his forehead, and his long face wears a melancholy look. He is dressed in a brown tweed suit with a maroon tie and warms his hands on a steaming mug. Rain beats against the windows of his study; the room is dim and gloomy.',
    traits: {
      age: 'old',
      presentation: 'masculine',
      hair: 'bald',
      beard: 'walrus',
      beardColor: 'white',
      mouth: 'thin',
      eyeColor: 'ice blue',
      head: 'long',
      expression: 'sad',
      garment: 'suit',
      garmentColor: 'brown',
      prop: 'mug',
      scene: 'interior',
      mood: 'stormy',
    },
    marks: ['wrinkles', 'monocle'],
  },
  {
    text:
      'This fifteen-year-old girl has warm golden-brown skin and a heart-shaped face lit by a wide, playful grin. Her hair is black and tied up in a high ponytail, held by a red headband. ' +
      'She has brown eyes and a smudge of oil on her cheek. She sports grease-stained blue overalls over a yellow T-shirt and brandishes a large silver wrench. ' +
      'Around her, the busy streets of a futuristic city gleam on a bright, sunny day.',
    traits: {
      age: 'teen',
      presentation: 'feminine',
      skin: 'golden brown',
      head: 'heart',
      expression: 'grin',
      hair: 'ponytail',
      hairColor: 'black',
      headwear: 'headband',
      headwearColor: 'red',
      eyeColor: 'brown',
      garment: 'overalls',
      garmentColor: 'blue',
      prop: 'wrench',
      propColor: 'silver',
      scene: 'city',
      time: 'day',
    },
  },
]
