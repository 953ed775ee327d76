import type { ArchetypeName } from './archetypes.ts'
import { isCreature } from '../spec/creatures.ts'
import type { Traits } from './Traits.ts'

/** A word for a person: the traits it implies, and its archetype. */
export interface Person {
  readonly traits: Traits
  readonly archetype?: ArchetypeName
  /** The usual color of a creature, which the text outranks. */
  readonly origin?: Traits
  /** Whether the word says little about dress, so that another word decides: an apprentice witch. */
  readonly vague?: boolean
  /** Whether the word is for a creature that is drawn as a similar one. */
  readonly standIn?: boolean
}

/** Words and phrases, in lower case and without hyphens, separated by commas. */
type Row = readonly [words: string, traits: Traits, archetype?: ArchetypeName]

const she: Traits = { presentation: 'feminine' }
const he: Traits = { presentation: 'masculine' }
const creature = (
  species: NonNullable<Traits['species']>,
  skin: NonNullable<Traits['skin']>,
): Traits => ({ species, skin })

const ROWS: readonly Row[] = [
  ['man, men, guy, gentlemen, fellow, bloke, father, dad, husband, brother, son, widower', he],
  ['woman, women, lady, ladies, mother, mum, mom, wife, sister, daughter, widow', she],
  ['boy, schoolboy, little boy, nephew', { ...he, age: 'child' }],
  ['girl, schoolgirl, little girl, niece', { ...she, age: 'child' }],
  ['person, figure, somebody, someone, character, individual, stranger', {}],
  ['child, kid, toddler, baby, infant', { age: 'child' }],
  ['lad, teenage boy', { ...he, age: 'teen' }],
  ['lass, teenage girl', { ...she, age: 'teen' }],
  ['teenager, teen, youth, youngster', { age: 'teen' }],
  ['redhead', { hairColor: 'red' }],
  ['brunette', { ...she, hairColor: 'dark brown' }],
  ['crone, hag', { ...she, age: 'old' }],
  ['giant', { build: 'broad' }, 'barbarian'],
  ['elder, pensioner', { age: 'old' }],
  ['mr, uncle', { ...he, age: 'middle-aged' }],
  ['mrs, aunt, auntie', { ...she, age: 'middle-aged' }],
  ['grandfather, grandad, granddad, grandpa, gramps', { ...he, age: 'old' }],
  ['grandmother, granny, grandma, baba, nana', { ...she, age: 'old' }],

  ['wizard, mage, sorcerer, magician, enchanter, archmage', {}, 'wizard'],
  ['witch, sorceress, enchantress, wise woman, fortune teller', she, 'witch'],
  ['warlock, necromancer, cultist, dark mage, lich', {}, 'warlock'],
  ['druid, shaman, healer, herbalist, hermit', {}, 'druid'],
  ['queen, empress, tsarina, sultana', she, 'queen'],
  ['king, emperor, tsar, sultan, monarch', he, 'king'],
  ['princess', she, 'princess'],
  ['prince', he, 'prince'],
  ['duchess, countess, baroness, noblewoman, lady in waiting', she, 'noblewoman'],
  ['nobleman, duke, baron, knave', he, 'nobleman'],
  ['count, lord, gentleman, butler, banker', he, 'gentleman'],
  ['sir', he, 'knight'],
  [
    'knight, paladin, warrior, crusader, templar, fighter, guard, guardsman, swordsman',
    {},
    'knight',
  ],
  ['warrior woman, swordswoman, valkyrie, shieldmaiden, amazon', she, 'knight'],
  ['barbarian, berserker, hunter, huntress, caveman, tribesman', {}, 'barbarian'],
  ['pirate, buccaneer, corsair, privateer', {}, 'pirate'],
  ['captain, sailor, seaman, seafarer, skipper, fisherman, admiral', {}, 'captain'],
  ['viking, norseman', {}, 'viking'],
  ['samurai, shogun, ronin', {}, 'samurai'],
  ['ninja, shinobi, kunoichi', {}, 'ninja'],
  ['archer, ranger, elf ranger, bowman, scout', {}, 'archer'],
  ['thief, rogue, assassin, burglar, bandit, outlaw, smuggler, highwayman', {}, 'thief'],
  ['bard, minstrel, troubadour, poet, jongleur', {}, 'bard'],
  ['monk, friar, lama', {}, 'monk'],
  ['priest, bishop, pope, vicar, pastor, cleric, priestess', {}, 'priest'],
  ['nun, abbess', she, 'nun'],
  ['gladiator, centurion, legionary', {}, 'gladiator'],
  ['philosopher, senator, oracle, orator', {}, 'philosopher'],
  ['pharaoh', {}, 'pharaoh'],
  ['god, deity, titan', {}, 'god'],
  ['goddess, muse, nymph', she, 'goddess'],
  ['geisha', she, 'geisha'],
  ['clown, circus clown', {}, 'clown'],
  ['jester, fool, harlequin', {}, 'jester'],

  ['elf, half elf, high elf, wood elf', { species: 'elf' }, 'elf'],
  ['dark elf, drow', { species: 'elf', skin: 'ashen grey' }, 'elf'],
  ['fairy, pixie, fae, sprite, dryad', {}, 'fairy'],
  ['hobbit, halfling', {}, 'villager'],
  ['gnome', { species: 'dwarf' }, 'mechanic'],
  ['dwarf', { species: 'dwarf' }, 'dwarf'],
  ['orc, half orc, hobgoblin, bugbear', { species: 'orc' }, 'orc'],
  ['goblin, kobold', { species: 'goblin' }, 'goblin'],
  ['troll, ogre, ogress', { species: 'troll' }, 'troll'],
  ['tiefling, demon, demoness, devil, imp, succubus, fiend', {}, 'demon'],
  ['angel, seraph, archangel', {}, 'angel'],
  ['mermaid, siren', she, 'mermaid'],
  ['merman', { ...he, garment: 'scale-armour' }, 'mermaid'],
  ['barrel shaped robot, astromech', creature('barrel-robot', 'steel grey'), 'beast'],
  ['boxy robot, tin robot, toy robot, square robot', creature('box-robot', 'steel grey'), 'beast'],
  ['robot, droid, android, cyborg, automaton, humanoid robot, mech', { species: 'robot' }, 'robot'],
  ['alien, martian, extraterrestrial being', { species: 'alien' }, 'alien'],
  ['vampire, vampiress', { species: 'undead' }, 'vampire'],
  ['zombie, ghoul', { species: 'undead' }, 'zombie'],
  ['ghost, phantom, spectre', { species: 'ghost' }, 'ghost'],
  ['spirit, wraith, banshee', { species: 'undead' }, 'ghost'],
  ['cat, kitten, panther, jaguar, tabaxi', creature('cat', 'ashen grey'), 'beast'],
  ['tabby, ginger cat, lynx', creature('cat', 'copper'), 'beast'],
  ['black cat', creature('cat', 'coal black'), 'beast'],
  ['tiger, tigress', creature('tiger', 'orange'), 'beast'],
  ['leopard, cheetah', creature('tiger', 'golden yellow'), 'beast'],
  ['lion, lioness', creature('lion', 'golden yellow'), 'beast'],
  ['dog, puppy, hound, bloodhound, retriever', creature('dog', 'tan'), 'beast'],
  ['kangaroo, deer, reindeer, moose', creature('dog', 'copper'), 'beast'],
  ['wolf, werewolf, hyena, coyote', creature('wolf', 'ashen grey'), 'beast'],
  ['jackal', creature('jackal', 'tan'), 'beast'],
  ['fox, vixen', creature('fox', 'orange'), 'beast'],
  ['squirrel', creature('mouse', 'copper'), 'beast'],
  ['raccoon, badger', creature('wolf', 'steel grey'), 'beast'],
  [
    'bear, grizzly bear, teddy bear, koala, sloth, otter, beaver, seal, walrus',
    creature('bear', 'brown'),
    'beast',
  ],
  ['polar bear', creature('bear', 'chalk white'), 'beast'],
  ['panda', creature('panda', 'chalk white'), 'beast'],
  ['mouse, rat, hamster', creature('mouse', 'ashen grey'), 'beast'],
  ['rabbit, bunny, hare', creature('rabbit', 'cream'), 'beast'],
  ['hedgehog, porcupine', creature('hedgehog', 'brown'), 'beast'],
  ['bat, vampire bat, fruit bat', creature('bat', 'ashen grey'), 'beast'],
  ['monkey, ape, chimpanzee', creature('monkey', 'brown'), 'beast'],
  ['gorilla', creature('monkey', 'coal black'), 'beast'],
  [
    'horse, pony, donkey, zebra, stallion, camel, llama, giraffe',
    creature('horse', 'brown'),
    'beast',
  ],
  ['unicorn', creature('horse', 'chalk white'), 'unicorn'],
  ['bull, cow, ox, minotaur, buffalo, rhino, rhinoceros', creature('bull', 'brown'), 'beast'],
  ['goat, sheep, lamb, calf, ram, faun, satyr', creature('bull', 'cream'), 'beast'],
  ['pig, piglet, boar, hog, hippo, hippopotamus', creature('pig', 'pink'), 'beast'],
  ['elephant, mammoth', creature('elephant', 'steel grey'), 'beast'],
  ['eagle, hawk, falcon, griffin, gryphon, vulture, phoenix', creature('eagle', 'brown'), 'beast'],
  ['raven, crow', creature('eagle', 'coal black'), 'beast'],
  ['parrot, macaw, cockatoo', creature('parrot', 'red'), 'beast'],
  ['bird, toucan, hummingbird, peacock', creature('parrot', 'green'), 'beast'],
  ['flamingo', creature('duck', 'pink'), 'beast'],
  ['rooster, chicken, hen', creature('parrot', 'copper'), 'beast'],
  ['pigeon, seagull, ostrich', creature('eagle', 'ashen grey'), 'beast'],
  ['owl', creature('owl', 'brown'), 'beast'],
  ['duck, duckling, goose, swan, pelican', creature('duck', 'chalk white'), 'beast'],
  ['penguin', creature('duck', 'coal black'), 'beast'],
  ['frog, toad', creature('frog', 'green'), 'beast'],
  ['turtle, tortoise', creature('turtle', 'green'), 'beast'],
  [
    'lizard, lizardfolk, snake, serpent, cobra, crocodile, alligator, dinosaur, chameleon',
    creature('lizard', 'green'),
    'beast',
  ],
  ['dragon, dragonborn, wyvern, wyrm', creature('dragon', 'green'), 'beast'],
  ['shark, whale, orca, dolphin', creature('shark', 'steel grey'), 'beast'],
  ['fish, goldfish, seahorse', creature('fish', 'orange'), 'beast'],
  ['octopus, squid, kraken, mind flayer, illithid', creature('octopus', 'violet'), 'beast'],
  [
    'insect, ant, fly, beetle, mantis, grasshopper, dragonfly, insectoid',
    creature('insect', 'green'),
    'beast',
  ],
  ['butterfly, moth', creature('insect', 'violet'), 'beast'],
  ['bee, wasp, hornet, bumblebee', creature('insect', 'golden yellow'), 'beast'],
  ['ladybug, ladybird, lobster, shrimp, crab', creature('insect', 'red'), 'beast'],
  ['spider, tarantula', creature('spider', 'coal black'), 'beast'],
  ['snail, slug, worm, jellyfish', creature('slime', 'cream'), 'beast'],
  ['anthropomorphic animal', creature('fox', 'orange'), 'beast'],
  ['skeleton', creature('skeleton', 'cream'), 'ghoul'],
  ['mummy', creature('mummy', 'cream'), 'ghoul'],
  ['slime, blob, ooze', creature('slime', 'green'), 'beast'],
  ['tree, ent, treant, treefolk, tree man, tree spirit', creature('tree', 'brown'), 'beast'],
  ['golem, stone giant, gargoyle', creature('golem', 'ashen grey'), 'beast'],
  ['gremlin', creature('sage', 'green'), 'beast'],

  ['astronaut, cosmonaut, space traveller, spaceman, spacewoman', {}, 'astronaut'],
  ['superhero, hero, vigilante, supervillain, villain', {}, 'superhero'],
  ['superheroine, heroine', she, 'superhero'],
  ['jedi, jedi knight, jedi master, padawan', {}, 'jedi'],
  ['sith, sith lord', {}, 'sith'],
  ['hacker, netrunner, programmer, gamer, cyberpunk', {}, 'hacker'],
  [
    'vampire hunter, monster hunter, witch hunter, ghost hunter, demon hunter, vampire slayer',
    {},
    'detective',
  ],
  ['dragon slayer, dragon rider, demon slayer', {}, 'knight'],
  ['detective, investigator, inspector, private eye, spy, secret agent, noir', {}, 'detective'],
  ['cowboy, sheriff, rancher', {}, 'cowboy'],
  ['cowgirl', { ...she, beard: 'none' }, 'cowboy'],
  ['soldier, general, commander, sergeant, marine, colonel, space marine', {}, 'soldier'],
  ['policeman, fireman', he, 'officer'],
  ['policewoman, stewardess', she, 'officer'],
  ['police officer, officer, cop, constable, pilot, conductor, postman', {}, 'officer'],
  ['firefighter', {}, 'firefighter'],
  ['chef, cook, baker, butcher, confectioner', {}, 'chef'],
  ['barista, waiter, bartender, barkeep, innkeeper', {}, 'barista'],
  ['waitress, barmaid', she, 'barista'],
  ['scientist, professor, inventor, doctor, dr, alchemist, chemist, surgeon', {}, 'scientist'],
  ['physicist, biologist, vet, dentist, mad scientist, plague doctor', {}, 'scientist'],
  ['nurse, midwife', she, 'nurse'],
  ['teacher, librarian, scholar, author, historian, archivist, tutor', {}, 'teacher'],
  ['secretary, governess', she, 'teacher'],
  ['lawyer, politician, businessman, boss, president, manager, diplomat, mafioso', {}, 'executive'],
  ['businesswoman', she, 'executive'],
  [
    'mechanic, plumber, engineer, electrician, tinkerer, carpenter, builder, steampunk',
    {},
    'mechanic',
  ],
  ['blacksmith, miner', {}, 'smith'],
  ['lumberjack, woodcutter, forester', {}, 'lumberjack'],
  ['gardener, florist, beekeeper', {}, 'gardener'],
  [
    'explorer, adventurer, archaeologist, treasure hunter, traveller, nomad, wanderer',
    {},
    'explorer',
  ],
  ['student, pupil, apprentice, undergraduate', {}, 'student'],
  [
    "villager, farmer, peasant, shepherd, milkmaid, innkeeper's daughter, beggar, miller",
    {},
    'villager',
  ],
  ['medieval', {}, 'villager'],
  ['athlete, footballer, skater, surfer, wrestler, swimmer', {}, 'athlete'],
  ['boxer', { gloves: 'boxing-gloves' }, 'athlete'],
  ['painter, artist, sculptor, photographer', {}, 'artist'],
  ['musician, singer, dj, rapper, drummer, pianist, pop star', {}, 'performer'],
  ['guitarist', { prop: 'guitar', propColor: 'brown' }, 'performer'],
  ['violinist, fiddler', { prop: 'violin', propColor: 'brown' }, 'performer'],
  ['rock star, punk, rocker, biker, metalhead, punk rocker', {}, 'punk'],
  ['hippie, hippy, yogi, flower child', {}, 'hippie'],
  ['dancer, ballerina, actress, bride, diva, princess bride', she, 'dancer'],
  ['groom, bridegroom, actor', he, 'executive'],
]

const VAGUE: ReadonlySet<string> = new Set(
  (
    'amazon apprentice captain commander cyberpunk explorer fighter gnome guard guardsman halfling hero ' +
    'heroine hobbit hunter huntress medieval noir peasant pupil scholar steampunk student villager ' +
    'villain wanderer warrior'
  ).split(' '),
)

/** Creatures that are drawn as similar ones. */
const STAND_INS: ReadonlySet<string> = new Set(
  (
    'kangaroo deer reindeer moose squirrel raccoon badger koala sloth otter beaver seal walrus hamster ' +
    'porcupine zebra camel llama giraffe cow goat sheep lamb calf ram rhino rhinoceros hippo hippopotamus ' +
    'vulture toucan hummingbird peacock rooster chicken hen pigeon seagull ostrich flamingo goose swan ' +
    'pelican penguin snake serpent cobra dinosaur whale orca dolphin seahorse squid ant fly ' +
    'dragonfly butterfly moth ladybug ladybird lobster shrimp crab snail slug worm jellyfish'
  ).split(' '),
)

const naturally = (traits: Traits): Pick<Person, 'traits' | 'origin'> => {
  const { species, skin, ...others } = traits
  return species !== undefined && isCreature(species)
    ? { traits: { species, ...others }, origin: skin ? { skin } : {} }
    : { traits }
}

export const PEOPLE: Readonly<Record<string, Person>> = Object.fromEntries(
  ROWS.flatMap(([words, traits, archetype]) =>
    words.split(', ').map((word) => [
      word,
      {
        ...naturally(traits),
        ...(archetype && { archetype }),
        ...(VAGUE.has(word) && { vague: true }),
        ...(STAND_INS.has(word) && { standIn: true }),
      },
    ]),
  ),
)
