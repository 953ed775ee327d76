import { sketches } from '../sketches.ts'

export const MORE_GAMES = sketches(`
# Super Mario Bros.
Bowser Jr.: a small grinning turtle with an orange ponytail, a white bandana, in a castle
Princess Daisy: a smiling princess with short brown hair, a gold crown, a yellow gown, holding a flower, in a garden
Donkey Kong: a broad brown gorilla ape with a red tie, in a jungle
Diddy Kong: a small monkey with a red cap, a red tank top, in a jungle
Birdo: a pink lizard with a red hair bow, in a desert
Toadette: a smiling girl with a pink cap, pink braids, a pink vest, in a garden
Boo: a white shy ghost, in a castle at night
King Boo: a white ghost with a gold crown, purple eyes, in a castle at night
Professor E. Gadd: an old small man with a white hair, thick glasses, a lab coat, in a laboratory
Goomba: a stern brown man with eyebrows, in a meadow
# The Legend of Zelda
Impa: an old woman with a white bun, a red tattoo, a pointed hat, in a village
Urbosa: a tall woman with long red hair, brown skin, a gold tiara, a gold dress, in a desert
Mipha: a gentle red fish woman with gold eyes, holding a trident, by a lake
Daruk: a broad rock giant with brown skin, a white beard, at a volcano
Revali: a proud blue eagle with braids, holding a bow, in the snowy mountains
Skull Kid: a boy with a mask, a straw hat, an orange tunic, in a forest at night
Tingle: a plump man with a green hood, a red nose, a moustache, a green bodysuit, in a meadow
Sheik: a ninja with blonde bangs, red eyes, a white face mask, a blue bodysuit, holding a harp, at night
Sidon: a tall grinning red shark man, in the rain
# Metroid
Ridley: a purple dragon with wings, in space
# Kirby
Meta Knight: a knight with a silver mask, yellow eyes, a navy cape, holding a gold sword, in the sky
King Dedede: a fat blue penguin duck king with a red cap, a red robe, holding a hammer, in a castle
# Fire Emblem
Marth: a young prince with blue hair, a tiara, a blue tunic, a navy cape, holding a sword, in a castle
Lucina: a stern young woman with long blue hair, a tiara, a navy tunic, holding a sword, on a battlefield
Ike: a stern man with spiky blue hair, a green headband, a red cape, holding a sword
Edelgard: a stern young woman with long white hair, purple ribbons, a red gown, holding an axe, in a castle
Byleth: a stern young man with green hair, a black coat, holding a sword, in a castle
# EarthBound
Ness: a boy with a red baseball cap, a yellow and blue striped t-shirt, in a street
# Splatoon
Inkling: a grinning girl with orange hair, a black mask, a t-shirt, in a city
# Animal Crossing
K.K. Slider: a white dog with eyebrows, holding a guitar, on a stage
Celeste: an owl with red feathers, a red hair bow, at night
Blathers: an owl with brown feathers, a bow tie, in a museum
# Sonic the Hedgehog
Tails | Miles Prower: an orange fox with two tails, in the hills
Amy Rose: a pink hedgehog with a red headband, a red dress, holding a hammer, in the hills
Shadow the Hedgehog: a black hedgehog with red stripes, red eyes, in a city at night
Silver the Hedgehog: a silver hedgehog with gold eyes, among ruins
Rouge the Bat: a white bat with blue eyes, wings, a black bodysuit, at night
# Crash Bandicoot
Coco Bandicoot: a fox with long blonde hair, blue overalls, holding a laptop, in a jungle
Doctor Neo Cortex: a man with a big head, yellow skin, a black goatee, a lab coat, in a laboratory
Aku Aku: a mask with feathers, in a jungle
# Rayman
Rayman: a grinning man with blonde hair, a big nose, a purple tunic, in a forest
# Ratchet & Clank
Ratchet: a fox with orange fur, ears, a brown pilot cap, in space
Clank: a small silver robot with green eyes, in space
# Jak and Daxter
Jak: a man with long blonde hair, a goatee, an elf's ears, a blue tunic, in a desert
# Sly Cooper
Sly Cooper: a raccoon with a blue cap, a blue shirt, a mask, holding a cane, on a rooftop at night
# Banjo-Kazooie
Banjo: a brown bear with yellow shorts, a backpack, in the hills
# Final Fantasy
Vivi: a small wizard with a black face, gold eyes, a pointed straw hat, a blue coat, at night
Terra Branford: a woman with a green ponytail, a red dress, in snow
Lightning: a stern woman with pink hair, a white jacket, holding a sword, in ruins
Noctis Lucis Caelum: a young man with spiky black hair, a black jacket, holding a sword, in a city at night
Vincent Valentine: a pale man with long black hair, a red cloak, a red headband, at night
Yuffie Kisaragi: a grinning young woman with short black hair, a headband, a green sweater, in a forest
Zidane Tribal: a grinning young man with a blonde ponytail, a blue vest, a tail, in a theatre
Kefka: a laughing clown with white face paint, a blonde ponytail, a red and yellow robe, a tower
Y'shtola: a woman with white hair, cat ears, a black robe, holding a staff, in a library
Clive Rosfield: a stern man with black hair, stubble, black leather armour, holding a sword, on fire at night
Chocobo: a yellow duck, in a meadow
Moogle: a small white bear with a red pompom, wings, in a forest
# Kingdom Hearts
Riku: a young man with silver hair, a white vest, on an island
Kairi: a young woman with red hair, a pink dress, on a beach
# Chrono Trigger
Crono: a young man with spiky red hair, a white headband, a blue tunic, holding a katana, in a forest
Frog: a frog knight with a green cape, armour, holding a sword, in a forest
# Dragon Quest
Slime: a blue smiling slime, in a meadow
# Persona
Makoto Yuki: a calm young man with blue hair over one eye, a black uniform, headphones, in a city at night
Ann Takamaki: a young woman with blonde pigtails, a red bodysuit, a mask, at night
# Street Fighter
Cammy: a woman with blonde braids, a red beret, a green bodysuit, a scar, in a castle
Blanka: a fierce green man with orange hair, in a jungle
Dhalsim: a thin bald Indian man with face paint, a skull necklace, yellow shorts, in a temple
Zangief: a huge man with a brown mohawk, a beard, chest hair, red shorts, in a factory
Akuma: a fierce man with a red topknot, red eyes, a black gi tunic, in a cave
Vega: a man with a braid, a white mask, in a palace
# Mortal Kombat
Liu Kang: a man with black hair, a red headband, a black vest, in a temple
Sonya Blade: a woman with a blonde ponytail, a green headband, a green vest, on a battlefield
Johnny Cage: a grinning man with brown hair, sunglasses, a bare chest, in a city
Kitana: a woman with long black hair, a blue face mask, a blue bodysuit, holding a fan, in a palace
Shao Kahn: a huge man with a skull helmet with horns, red skin, shoulder armour, holding a hammer, in ruins
Goro: a huge orc with four arms, tan skin, a ponytail, in a cave
# Tekken
Jin Kazama: a stern man with spiky black hair, a bare chest, red gloves, in a temple
Heihachi Mishima: an old stern man with grey horns of hair, a moustache, a black tunic, in a castle
Nina Williams: a stern woman with a blonde ponytail, a purple bodysuit, in a city at night
King: a broad leopard with a blue vest, in an arena
# Fatal Fury
Terry Bogard: a grinning man with long blonde hair, a red cap, a red vest, in a city
Mai Shiranui: a woman with a brown ponytail, a red dress, holding a fan, in a temple
# Darkstalkers
Morrigan Aensland: a demon woman with long green hair, wings, a black bodysuit, in a castle at night
# Soulcalibur
Ivy Valentine: a stern woman with short white hair, a purple bodysuit, in a castle
Mitsurugi: a stern samurai with a black ponytail, a red kimono, holding a katana, in mountains
# Resident Evil
Chris Redfield: a broad man with brown hair, stubble, a green vest, in a mountain
Nemesis the Tyrant: a huge undead man with stitched skin, a black coat, in a city at night
# Silent Hill
Pyramid Head: a broad man with a steel pyramid helmet, an apron, holding a huge sword, in a street, foggy mood
James Sunderland: a sad man with blonde hair, a green jacket, in a foggy street
# Metal Gear Solid
Revolver Ocelot: an old man with long grey hair, a grey moustache, a brown coat, holding a revolver, in a desert
Psycho Mantis: a thin man with a mask, a black coat, in an office
# Castlevania
Trevor Belmont: a man with messy brown hair, stubble, a white fur cloak, holding a whip, in a castle at night
# Dark Souls
Solaire of Astora: a knight with a bucket helmet, a red feather, a white tunic, clear sky
# Hollow Knight
The Knight: an insect with a white horned mask, a blue cloak, holding a sword, in a cave
# Bloodborne
Lady Maria | The Hunter: a hunter with a tricorne, a black face mask, a dark coat, holding an axe, in a city at night
# Elden Ring
Melina: a young woman with red hair, an eye scar, a black hooded cloak, at night by a fire
Malenia: a woman with very long red hair, a winged helmet, gold armour, a red cape, holding a katana, in ruins
# Sekiro
Sekiro | Wolf: a stern ninja with a black topknot, an orange scarf, a brown robe, holding a katana, in a castle in snow
# Ghost of Tsushima
Jin Sakai: a stern samurai with a straw hat, a mask, black armour, holding a katana, in an autumn forest
# Assassin's Creed
Edward Kenway: a grinning pirate with a blonde ponytail, a white hood, brown leather, holding two swords, on a ship
Connor Kenway: a stern Native American man with a white hood, a blue coat, holding a tomahawk, in a forest in snow
Bayek: a stern bald Egyptian man with a beard, a white hood, a shield, in a desert
Eivor: a stern viking woman with blonde braids, a fur cloak, holding an axe, in snow
# The Last of Us
Abby Anderson: a broad woman with a blonde braid, a grey tank top, in a city ruins
Tommy Miller: a man with long dark hair, stubble, a denim jacket, in a forest
# God of War
Mimir: an old man with horns, gold eyes, a white beard, a green robe, in a forest
Freya: a woman with a brown braid, face paint, a green dress, in a forest
# BioShock
Big Daddy: a huge robot with a brass diving helmet with yellow lights, a brown suit, underwater
Little Sister: a pale girl with gold eyes, a black ponytail, a dress, underwater
Elizabeth: a young woman with a brown bob, a blue dress
Andrew Ryan: a stern man with slicked hair, a moustache, a grey suit, holding a club, in an office
# Fallout
Vault Boy: a grinning man with blonde hair, a blue jumpsuit trimmed with yellow, in a desert
Vault Dweller | Lucy MacLean: a smiling woman with a dark ponytail, a blue jumpsuit trimmed with yellow, in a wasteland desert
The Ghoul | Cooper Howard: an undead cowboy with red skin, no nose, a brown hat, a brown coat, in a desert
# The Elder Scrolls
Dragonborn | Dovahkiin: a viking with an iron horned helmet, fur armour, holding a sword, in snowy mountains
Ulfric Stormcloak: a stern man with long blonde hair, a beard, a fur cloak, in a castle
# Mass Effect
Tali'Zorah: an alien woman with a purple hood, a mask, a purple spacesuit, in a spaceship
Urdnot Wrex: a huge lizard alien with red scales, red armour, in a spaceship
Miranda Lawson: a woman with long black hair, a white catsuit, in a spaceship
# Dragon Age
Morrigan: a pale woman with a dark bun, gold eyes, a purple robe, holding a staff, in a swamp
Varric Tethras: a dwarf with a blonde ponytail, stubble, a red coat, holding a crossbow, in a tavern
Solas: a bald elf with a wolf jaw necklace, a green robe, holding a staff, in ruins
# Baldur's Gate 3
Gale of Waterdeep: a wizard with wavy brown hair, a short beard, a purple robe, holding a staff, in a library
Wyll: a Black man with braided hair, horns, a red doublet, holding a rapier, in a city
Lae'zel: a stern alien woman with green skin, braids, face paint, silver armour, holding a sword, in the mountains
Halsin: a broad elf with brown hair, scars, leather armour, in a forest
Minsc: a broad grinning bald man with a purple tattoo, brown armour, in a city
# Warcraft
Gul'dan: an old orc with a hood, a green skin, spikes, holding a staff, at night with green fire
Grommash Hellscream: a fierce orc with a black ponytail, red eyes, holding an axe, in a desert
Tyrande Whisperwind: an elf with long blue hair, violet skin, a silver crown, a white dress, holding a bow, at night
Malfurion Stormrage: an elf with antlers, a long green beard, a leaf cloak, in a forest
Anduin Wrynn: a young king with long blonde hair, gold lion armour, a blue cape, in a castle
# Diablo
Lilith of Sanctuary: a demon woman with horns, pale skin, a black gown, wings, in a church at night
Deckard Cain: an old man with a long grey beard, a blue-grey robe, holding a staff, in a village at night
Tyrael: an angel with a hood, silver armour, gold wings, holding a sword
# StarCraft
Sarah Kerrigan: a woman with violet skin, purple spiky dreadlocks, gold eyes, wings, on an alien planet
Jim Raynor: a stern man with stubble, blue armour, in space
# Overwatch
Mercy: a smiling woman with a blonde ponytail, gold wings, a white armour, holding a staff, in the sky
Genji: a robot ninja with a silver mask with green light, holding a katana, in a temple
Reaper: a man in a white skull mask, a black hood, a black coat, at night
Hanzo: a stern archer man with a black topknot, a beard, a tattoo, holding a bow, in a temple at night
Reinhardt: an old huge man with white hair, a white beard, silver armour, holding a hammer, in a castle
Mei: a smiling Chinese woman with a brown bun, glasses, a blue fur parka, in snow
Winston the Ape: a gorilla with glasses, white armour, in a laboratory
# League of Legends
Silco: a thin scarred man with slicked black hair, an orange eye, a red coat, in an office at night
Caitlyn: a young woman with long navy hair, a purple hat, a blue uniform, holding a rifle, in a city
Ekko: a young Black man with a white mohawk, face paint, a green jacket, in a city
Yasuo: a man with a black ponytail, a scar, a blue tunic, holding a katana, in windy mountains
Garen: a broad man with brown hair, steel armour, a blue scarf, holding a sword, in a castle
Lux: a smiling young woman with long blonde hair, a headband, silver armour, holding a wand, bright mood
Teemo: a smiling small bear with a green cap, goggles, in a forest
Akali: a woman with a black ponytail, a green face mask, a tattoo, holding a dagger, in a city at night
Darius: a stern man with black hair with white streak, black armour, a red cape, holding an axe
# Valorant
Jett: a Korean woman with short white hair, a blue vest
# Apex Legends
Wraith: a woman with a black bun, a purple scarf, a dark coat, at night
# Fortnite
Peely: a yellow banana man, smiling, on an island
Jonesy: a grinning man with short blonde hair, a grey t-shirt, on an island
Cuddle Team Leader: a pink bear, smiling, on an island
# Grand Theft Auto
Niko Bellic: a stern man with a brown crew cut, stubble, a tracksuit jacket, in a city
Tommy Vercetti: a man with brown hair, a blue floral shirt, in a city at dusk
Franklin Clinton: a young Black man with short hair, a white shirt, in a city
Michael De Santa: a man with dark hair, stubble, a grey suit, in a city
# Red Dead Redemption
Dutch van der Linde: a grinning man with slicked black hair, a moustache, a black hat, a red waistcoat, in a camp at night
Sadie Adler: a stern woman with a blonde braid, a brown hat, a yellow shirt, holding a rifle, in the mountains
# Watch Dogs
Aiden Pearce: a stern man with a brown cap, a face mask, a brown coat, holding a phone, in a city at night
# Deus Ex
Adam Jensen: a stern man with black hair, a goatee, dark glasses, a black coat, in a gold neon city at night
# Portal
Wheatley: a robot with a blue eye, steel skin, in a laboratory
# Team Fortress 2
Heavy: a huge bald man with stubble, a red shirt, a black vest, in a desert
Medic: a man with slicked brown hair, round glasses, a white lab coat, in a hospital
Spy: a man in a red balaclava mask, a red suit, holding a cigarette, in a desert
# Half-Life
G-Man: a pale stern man with a black crew cut, a blue suit, a tie, carrying a briefcase, in space
Alyx Vance: a smiling young woman with short brown hair, a headband, a brown jacket, in a city ruins
# Dishonored
Corvo Attano: a man with a steel skull mask, a dark hooded coat, in a city at night
Emily Kaldwin: a young empress with a black bun, a white scarf, a navy coat, in a city
# Prince of Persia
Prince of Persia: a young man with long brown hair, a goatee, a blue vest, holding a sword, in a palace
# Psychonauts
Raz | Razputin: a boy with a brown pilot cap, red goggles, a green turtleneck, in a forest
# Life Is Strange
Max Caulfield: a shy young woman with a brown bob, freckles, a grey hoodie, holding a camera, by the sea at dusk
Chloe Price: a young woman with short blue hair, a beanie, a black jacket, by the sea
# Undertale
Frisk: a calm child with a brown bob, a blue and purple striped sweater, in a field of gold flowers
Sans: a grinning skeleton with a blue hoodie, in snow
Papyrus: a skeleton with a red scarf, white armour, in snow
Toriel: a gentle goat with white fur, small horns, a purple robe, in ruins
Undyne: a fierce blue fish woman with a red ponytail, an eye patch, armour, holding a spear, in rain
# Cuphead
Cuphead: a grinning man with a white cup head, a red nose, a red straw, red shorts, on an island
# Five Nights at Freddy's
Freddy Fazbear: a brown bear robot with a black top hat, a bow tie, holding a microphone, on a stage at night
# Plants vs. Zombies
Crazy Dave: a grinning man with a black beard, a pot on his head, a white shirt, in a garden
# Angry Birds
Red: a stern round red bird parrot, on an island
# Candy Crush
Lemming: a small man with green hair, a blue robe, in a cave
# Stardew Valley
Abigail: a young woman with long purple hair, a blue jacket, in a graveyard
# Genshin Impact
Zhongli: a calm man with a brown ponytail, gold eyes, a brown suit, holding a spear, in mountains
Raiden Shogun: a stern woman with a purple braid, a purple kimono, holding a katana, in a storm
Venti: a smiling boy with black braids, a green cap, a green cape, holding a lyre harp, in the hills
Hu Tao: a grinning young woman with brown pigtails, a black hat, a black coat, holding a spear, at night
Paimon: a small girl with white hair, a crown, a white dress, in the sky
# Bomberman
Bomberman: a small robot with a pink antenna, a white helmet, a blue suit, in a castle
# Earthworm Jim
Earthworm Jim: a worm in a white spacesuit, grinning, in space
# Duke Nukem
Duke Nukem: a grinning man with a blonde crew cut, sunglasses, a red tank top, a cigar, in a city ruins
# Leisure Suit Larry
Leisure Suit Larry: a balding man with a white suit, a black shirt, in a bar
# Carmen Sandiego
Carmen Sandiego: a woman with long red hair, a red fedora, a red trench coat, in a city at night
# Pac-Man
Ms. Pac-Man: a yellow alien with a red hair bow, lipstick
# Ninja Gaiden
Ryu Hayabusa: a ninja with a black mask, a black bodysuit, holding a katana, at night
# LittleBigPlanet
Sackboy: a small brown knitted man, smiling, in a garden
# PaRappa the Rapper
Parappa: a dog with an orange beanie, a blue tank top, on a stage
# Conker's Bad Fur Day
Conker: a squirrel with a blue hoodie, orange fur, in a meadow
# Strider
Strider Hiryu: a ninja with a red scarf, a blue bodysuit, holding a sword, in a city
# Commander Keen
Commander Keen: a boy with a yellow football helmet, a pink shirt, in space
# Jazz Jackrabbit
Jazz Jackrabbit: a green rabbit with a red bandana, in a forest
`)
