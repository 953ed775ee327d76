import { keyOf } from './findEntry.ts'

/** A pair or trio with a well-known name, and its members. */
export interface KnownGroup {
  readonly source: string
  readonly members: readonly string[]
}

/** The group with this name, if any; capitals, accents and articles do not matter. */
export const findGroup = (name: string): KnownGroup | undefined =>
  knownGroups().get(keyOf(name.replaceAll('&', 'and')))

/** One group per line: its names, its members as the lexicon calls them, and its source. */
const ROWS = `
Adam and Eve: Adam + Eve (The Bible)
Cain and Abel: Cain + Abel (The Bible)
David and Goliath: King David + Goliath (The Bible)
Samson and Delilah: Samson + Delilah (The Bible)
The Three Kings | The Three Wise Men | The Three Magi: Caspar + Balthasar + Melchior (The Bible)
Orpheus and Eurydice: Orpheus + Eurydice (Greek mythology)
Castor and Pollux: Castor + Pollux (Greek mythology)
Theseus and the Minotaur: Theseus + Minotaur (Greek mythology)
Cupid and Psyche | Eros and Psyche: Eros + Psyche (Greek mythology)
Hades and Persephone: Hades + Persephone (Greek mythology)
Achilles and Patroclus: Achilles + Patroclus (Greek mythology)
Romulus and Remus: Romulus + Remus (Roman mythology)
Isis and Osiris: Isis + Osiris (Egyptian mythology)
Gilgamesh and Enkidu: Gilgamesh + Enkidu (Mesopotamian mythology)
Rama and Sita: Rama + Sita (Hindu mythology)
Krishna and Radha: Krishna + Radha (Hindu mythology)
Izanagi and Izanami: Izanagi + Izanami (Japanese mythology)
Nüwa and Fuxi: Nüwa + Fuxi (Chinese mythology)
Layla and Majnun | Leyla and Mecnun: Layla + Majnun (Layla and Majnun)
Liu Bei, Guan Yu and Zhang Fei: Liu Bei + Guan Yu + Zhang Fei (Romance of the Three Kingdoms)
Sun Wukong and Tripitaka | Wukong and Tripitaka: Sun Wukong + Tang Sanzang (Journey to the West)
Tristan and Isolde | Tristan and Iseult: Tristan + Isolde (Arthurian legend)
Lancelot and Guinevere: Lancelot + Guinevere (Arthurian legend)
Antony and Cleopatra | Mark Antony and Cleopatra: Mark Antony + Cleopatra (Ancient Rome)
Bonnie and Clyde: Bonnie Parker + Clyde Barrow (Stage and screen)
Laurel and Hardy | Stan and Ollie: Laurel + Hardy (Comedies)
Hansel and Gretel: Hansel + Gretel (Fairy tale)
Beauty and the Beast: Belle + Beast (Beauty and the Beast)
Little Red Riding Hood and the Wolf | Red Riding Hood and the Wolf: Little Red Riding Hood + Big Bad Wolf (Fairy tale)
Romeo and Juliet: Romeo + Juliet (Romeo and Juliet)
Rosencrantz and Guildenstern: Rosencrantz + Guildenstern (Hamlet)
Faust and Mephisto | Faust and Mephistopheles: Faust + Mephistopheles (Faust)
Faust and Gretchen: Faust + Gretchen (Faust)
Don Quixote and Sancho Panza | Don Quijote y Sancho Panza: Don Quixote + Sancho Panza (Don Quixote)
Robinson Crusoe and Friday: Robinson Crusoe + Friday (Robinson Crusoe)
The Three Musketeers: Athos + Porthos + Aramis (The Three Musketeers)
Elizabeth and Darcy | Elizabeth Bennet and Mr Darcy: Elizabeth Bennet + Fitzwilliam Darcy (Pride and Prejudice)
Heathcliff and Cathy: Heathcliff + Catherine Earnshaw (Wuthering Heights)
Sherlock and Watson | Holmes and Watson | Sherlock Holmes and Dr Watson: Sherlock Holmes + John Watson (The Adventures of Sherlock Holmes)
Jekyll and Hyde | Dr Jekyll and Mr Hyde: Dr. Jekyll + Mr. Hyde (Strange Case of Dr Jekyll and Mr Hyde)
Peter Pan and Wendy: Peter Pan + Wendy Darling (Peter Pan)
Alice and the Mad Hatter: Alice + Mad Hatter (Alice in Wonderland)
Pinocchio and Geppetto: Pinocchio + Geppetto (The Adventures of Pinocchio)
Frodo and Sam: Frodo Baggins + Samwise Gamgee (The Lord of the Rings)
Legolas and Gimli: Legolas + Gimli (The Lord of the Rings)
Merry and Pippin: Merry Brandybuck + Pippin Took (The Lord of the Rings)
Harry, Ron and Hermione: Harry Potter + Ron Weasley + Hermione Granger (Harry Potter)
Asterix and Obelix | Astérix et Obélix: Asterix + Obelix (Asterix)
Tintin and Captain Haddock | Tintin and Haddock: Tintin + Captain Haddock (The Adventures of Tintin)
Blake and Mortimer | Blake et Mortimer: Francis Blake + Philip Mortimer (Blake and Mortimer)
Max and Moritz | Max und Moritz: Max + Moritz (Max and Moritz)
Calvin and Hobbes: Calvin + Hobbes (Calvin and Hobbes)
Batman and Robin: Batman + Robin (DC Comics)
Thelma and Louise: Thelma + Louise (Thelma & Louise)
Han and Leia | Han Solo and Leia: Han Solo + Princess Leia (Star Wars)
Han Solo and Chewbacca | Han and Chewie: Han Solo + Chewbacca (Star Wars)
R2-D2 and C-3PO | C-3PO and R2-D2: R2-D2 + C-3PO (Star Wars)
Luke, Leia and Han: Luke Skywalker + Princess Leia + Han Solo (Star Wars)
Kirk and Spock | Captain Kirk and Mr Spock: James T. Kirk + Spock (Star Trek)
Mulder and Scully: Fox Mulder + Dana Scully (The X-Files)
Bert and Ernie | Ernie and Bert: Ernie + Bert (Sesame Street)
Lilo and Stitch: Lilo + Stitch (Lilo & Stitch)
Wallace and Gromit: Wallace + Gromit (Wallace & Gromit)
Tom and Jerry: Tom Cat + Jerry Mouse (Tom and Jerry)
Beavis and Butt-Head: Beavis + Butt-Head (Beavis and Butt-Head)
Timon and Pumbaa: Timon + Pumbaa (Disney)
Huey, Dewey and Louie: Huey + Dewey + Louie (Disney)
Woody and Buzz | Buzz and Woody: Woody + Buzz Lightyear (Toy Story)
Shrek and Donkey: Shrek + Donkey (Shrek)
Shrek and Fiona: Shrek + Princess Fiona (Shrek)
Aladdin and Jasmine: Aladdin + Princess Jasmine (Aladdin)
Rick and Morty: Rick Sanchez + Morty Smith (Rick and Morty)
The Powerpuff Girls: Blossom + Bubbles + Buttercup (Powerpuff Girls)
Sonic and Tails: Sonic the Hedgehog + Tails (Sonic the Hedgehog)
`

let groups: ReadonlyMap<string, KnownGroup> | undefined

/** All groups, by the keys of their names. */
export const knownGroups = (): ReadonlyMap<string, KnownGroup> => (groups ??= parseGroups())

/** Built when the first name is looked up, like the index of the lexicon. */
const parseGroups = (): ReadonlyMap<string, KnownGroup> =>
  new Map(
    ROWS.trim()
      .split('\n')
      .flatMap((row) => {
        const {
          names = '',
          members = '',
          source = '',
        } = /^(?<names>.+?): (?<members>.+) \((?<source>[^(]+)\)$/u.exec(row)?.groups ?? {}
        const group = { source, members: members.split(' + ') }
        return names.split(' | ').map((name) => [keyOf(name), group] as const)
      }),
  )
