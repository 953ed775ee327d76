import { sketches } from '../sketches.ts'

export const MORE_LEADERS = sketches(`
# Ancient world
Sargon of Akkad: a stern king with a long curled black beard, a gold helmet, a red robe, at a temple
Hammurabi: an old king with a long curled beard, a cap, a brown robe, holding a scroll, at a temple
Nebuchadnezzar: a king with a long curled black beard, a gold crown, a blue robe, in a garden palace
Ashurbanipal: a king with a long curled black beard, a gold crown, a purple robe, holding a bow
Enheduanna: a priestess with long black hair, a gold tiara, a white robe, holding a tablet, at a temple at dawn
Cyrus the Great: a king with a long brown beard, a gold crown, a purple robe, in a palace
Darius the Great: a king with a long curled beard, a gold crown, a purple robe, holding a staff, in a palace
Xerxes: a bald man, earrings, a gold robe, on a throne at dusk
Zenobia: a queen with long black hair, a gold crown helmet, a purple gown, holding a sword, in the desert
Khufu: a stern pharaoh with a white crown, a white toga, at the pyramids by day
Akhenaten: a pharaoh with a very long face, full lips, a blue crown, a white toga, at dawn
Thutmose III: a young pharaoh with a blue helmet, gold armour, holding a bow, in a desert
Solon: an old Greek man with a grey beard, a white toga, in a temple
Themistocles: a stern Greek man with a beard, a crested helmet, bronze armour, on a ship
Alcibiades: a grinning handsome Greek man with golden curls, a purple toga, on a ship
Aspasia: a Greek woman with a brown bun, a yellow chiton, holding a scroll, in a garden
Philip II of Macedon: a one-eyed king with a beard, gold armour, an eye patch, on a battlefield
Olympias: a queen with red hair, a gold diadem, a green chiton, with snakes, in a palace
Pyrrhus: a king with a horned helmet, gold armour, a red cloak, on a battlefield
Brutus: a stern man with short dark hair, a white toga, holding a dagger, in a palace
Pompey: a broad man with a quiff, armour, a red cloak
Caligula: a cruel young man with a laurel wreath, a purple toga, in a palace
Claudius: an old emperor with grey hair, a laurel wreath, a white toga, in a palace
Hadrian: an emperor with curly hair, a beard, a red cloak, armour, on a wall in the hills
Trajan: a stern emperor with a bowl cut, gold armour, a red cloak, on a battlefield
Constantine the Great: a stern emperor with big eyes, a gold crown, a purple cloak, a cross shield
Agrippina: a stern woman with curly dark hair, a purple gown, earrings, in a palace
Livia: a Roman woman with a brown bun, a white chiton, in a garden
Vercingetorix: a man with long blonde hair, a long blonde moustache, a winged helmet, armour, in a forest
Arminius: a stern German man with long blonde hair, a beard, a fur cloak, holding a sword, in a forest
Justinian: an emperor with a gold crown with pearls, a purple robe, in a cathedral
Theodora: an empress with a jewelled gold crown, earrings, a purple gown, in a cathedral
Alaric: a stern man with long blonde hair, a beard, a steel helmet, a fur cloak, in a city
# Middle Ages
Clovis: a king with blonde braids, a gold crown, a blue cloak, in a church
Alfred the Great: a king with a brown beard, a gold crown, a red cloak, holding a book, in the hills
Harold Godwinson: a king with a blonde moustache, mail, a gold crown, on a battlefield
Erik the Red: a broad viking with a long red beard, a fur cloak, holding an axe, on a ship
Leif Erikson: a viking with blonde hair, a beard, a blue cloak, on a ship at dawn
Harald Bluetooth: a viking king with a blonde beard, blue teeth, a gold crown, a fur cloak, by the sea
Canute | Cnut the Great: a king with a blonde beard, a gold crown, a red cloak, by the sea
Olga of Kiev: a stern queen with a white veil, a gold crown, a blue gown, holding a torch, in a city
Vladimir the Great: a king with a grey beard, a fur-trimmed crown, a red robe, holding a cross, in a church
Alexander Nevsky | Александр Невский: a young stern prince with a pointed steel helmet, mail, a red cloak, holding a sword, in ice
Frederick Barbarossa: a king with a long red beard, a gold crown, steel armour, in the mountains
Thomas Becket: a bishop with a mitre, a gold robe, in a cathedral
John Lackland: a stern king with a dark beard, a gold crown, a blue robe, in a castle
Edward the Black Prince: a prince with a black plumed helmet, black armour, holding a sword, on a battlefield
Henry V: a young king with a brown bowl cut, a crown, a red tunic with armour, on a battlefield
Richard III: a thin stern king with a brown bob, a black cap, a black robe, in a castle at night
Louis IX: a gentle king with a gold crown, a blue cloak, in a cathedral
Philip the Fair: a stern king with blonde hair, a gold crown, a blue robe, in a castle
Isabella I of Castile | Isabella of Castile: a queen with auburn hair, a white veil, a green gown, in a castle
Ferdinand of Aragon: a king with a brown bob, a crown, a red robe, in a castle
Tomás de Torquemada: a stern bald monk with a black cloak, a white habit, in a dungeon
Abelard | Peter Abelard: a monk with a tonsure, a brown habit, holding a book, in a church
Heloise: a nun with a white wimple, a black habit, holding a letter, in a church
Matilda of Tuscany: a lady with a veil, a red gown, holding a sword, in a castle
Bohemond: a broad crusader with a buzz cut, mail, a white tunic with a red cross, in a desert
Baldwin IV | Leper King: a king with a silver mask, a white hood, a white robe, in a castle
Jan Žižka: a one-eyed stern man with a big moustache, an eye patch, a steel helmet, holding a mace, on a battlefield
Skanderbeg: a stern man with a long white beard, a helmet, armour, a red cloak, in the mountains
Stephen the Great: a king with long blonde hair, a moustache, a gold crown, a red robe, in the mountains
Mehmed the Conqueror: a sultan with a hooked nose, a brown beard, a white turban, a red fur robe, holding a rose, in a palace
Osman I: a stern man with a black beard, a white turban, a green robe, holding a sword, in the hills
Boabdil: a sad king with a black beard, a turban, a purple robe, in a palace
Jacques de Molay: a stern knight with a long grey beard, a white cloak with a red cross, in a fire at night
# Modern monarchs
Edward VI: a boy king with red hair, a black feathered cap, a red doublet, in a palace
Mary I | Bloody Mary Tudor: a stern queen with a red bun, a black cap, a brown gown, holding a rose, in a palace
Lady Jane Grey: a sad young woman with long red hair, a white gown, in a tower
Catherine of Aragon: a queen with a hood, auburn hair, a red gown, in a palace
Jane Seymour: a queen with a hood, a red gown, in a palace
Walter Raleigh: a man with a pointed beard, a white ruff, a feathered hat, an earring, a white doublet, a cloak
Francis Drake: a man with a pointed red beard, a white ruff, a black hat, a red doublet, on a ship
Charles I: a king with long brown hair, a pointed beard, a black hat, a collar, a blue doublet, in a palace
Oliver Cromwell: a stern man with long brown hair, a white collar, black armour, on a battlefield
Charles II: a king with a long black curly wig, a moustache, a gold robe, with a dog, in a palace
Queen Anne: a plump queen with brown curls, a crown, a gold gown, in a palace
George III: a king with a white wig, a red coat, in a palace
Edward VIII: a man with blonde hair, a grey suit, on a beach
Philip II of Spain: a stern king with a blonde beard, a black cap, a black doublet, in a castle
Charles V: an emperor with a big chin, a short beard, a black cap, armour, in a castle
Gustavus Adolphus: a broad king with a blonde goatee, a leather coat, a collar, on a battlefield
Christina of Sweden: a queen with messy brown hair, a blue gown, a sword, in a library
Charles XII: a stern young king with a shaved head, a blue uniform trimmed with yellow, in snow
William of Orange: a man with a brown beard, a black cap, a ruff, armour, in a city
Wallenstein: a stern man with a black goatee, a red sash, black armour, on a battlefield
Cardinal Mazarin: a man with a moustache, a red cap, a red robe, in a palace
Madame de Pompadour: a woman with powdered grey hair, flowers, a turquoise gown, in a palace
Louis XVI: a plump king with a white wig, a blue coat, in a palace
Danton: a broad man with scars, a red coat, in a street
Jean-Paul Marat: a man with a white turban, a green coat, holding a letter
Charlotte Corday: a young woman with brown curls, a white bonnet, a white dress, holding a dagger, in a room
Olympe de Gouges: a woman with a white cap, a green gown, holding a scroll, in a street
Marianne: a stern woman with brown hair, a red Phrygian cap, a white gown, holding a blue flag, on a battlefield
Josephine Bonaparte | Empress Joséphine: an empress with brown curls, a gold tiara, a white gown, a red cloak, in a palace
Duke of Wellington: a stern man with a hooked nose, grey hair, a red uniform, on a battlefield
Talleyrand: an old sly man with curly white wig, a black coat, holding a cane, in a palace
Metternich: a man with curly grey hair, a navy coat with gold, in a palace
Ludwig II of Bavaria: a king with wavy dark hair, a moustache, a blue uniform, a white fur cloak, in a castle
Franz Joseph: an old emperor with white sideburns, a white uniform, in a palace
Kaiser Wilhelm II: a stern man with an upturned moustache, a spiked helmet, a grey uniform, in a palace
Nicholas II | Николай II: a man with a brown beard, a white uniform, in a palace
Anastasia Romanova | Anastasia: a young princess with long auburn hair, a white dress, a tiara, in a palace in snow
Alexander II: a man with sideburns, a blue uniform, in a palace
Potemkin: a broad man with one eye, a white wig, a green uniform, in a palace
Alexander Suvorov | Суворов: an old thin man with white hair, a white uniform, on a snowy mountain
Mikhail Kutuzov | Кутузов: a fat old man with an eye patch, a white cap, a green uniform, in snow
Yemelyan Pugachev: a stern man with a black beard, a fur hat, a red coat, in a prairie
Stenka Razin: a broad man with a black beard, a red hat, a red coat, on a river ship
Bohdan Khmelnytsky: a stern man with a long moustache, a red feathered hat, a red coat, holding a mace
John III Sobieski: a fat king with a big moustache, a fur hat, mail, a red cloak, on a battlefield
Tadeusz Kościuszko: a man with a brown ponytail, a white peasant coat, holding a sabre, in a field
Józef Piłsudski: a stern man with a big grey moustache, a grey uniform, in a city
Lajos Kossuth: a man with a dark beard, a feathered hat, a black coat, in a city
Giuseppe Garibaldi: a man with a brown beard, a cap, a red shirt, a grey poncho, in the hills
Camillo Cavour: a plump man with round glasses, a neck beard, a grey coat, in an office
Victor Emmanuel II: a fat king with a huge moustache and goatee, a blue uniform, in a palace
Kolokotronis: an old stern Greek man with long white hair, a moustache, a red crested helmet, a red jacket
Bouboulina: a stern Greek woman with a headscarf, a brown dress, holding a pistol, on a ship
Princess Kaʻiulani | Kaiulani: a young Hawaiian princess with dark curls, a white gown, flowers, by the sea
Emperor Meiji | 明治天皇: a Japanese emperor with a goatee, a black uniform trimmed with gold, in a palace
Emperor Pedro II: an old emperor with a long white beard, a green cloak, a crown, in a palace
Maximilian of Mexico: a man with a forked blonde beard, a blue uniform, in a palace
Catherine de' Medici: a stern woman with a black cap, a white collar, a black gown, in a palace at night
Lorenzo de' Medici: a stern man with a black bob, a flat nose, a red robe, in a palace
Cesare Borgia: a stern man with long dark hair, a beard, a black cap, a black doublet, holding a sword, in a castle
Girolamo Savonarola: a stern man with a hooked nose, a black hood, a black habit, with fire at night
Pope Julius II: an old pope with a long white beard, a red cap, a white robe, in a cathedral
Pope John Paul II: an old smiling man with a white skull cap, a white cassock, a cross, in a cathedral
# Revolutions and presidents
Alexander Hamilton: a man with a red ponytail, a green coat, in an office
Paul Revere: a man with brown hair, a tricorne, a blue coat, holding a lantern, at night
Lafayette: a young man with a white wig, a blue uniform with gold, holding a sword, on a battlefield
Andrew Jackson: a stern old man with upright white hair, a black cloak, in an office
Ulysses S. Grant: a stern man with a brown beard, a blue uniform, a cigar, on a battlefield
Robert E. Lee: an old man with a white beard, a grey uniform, on a battlefield
John Brown: an old man with a very long white beard, a brown coat, holding a rifle, in a prairie at dusk
Sojourner Truth: an old Black woman with a white cap, glasses, a white shawl, a black dress, in a room
Susan B. Anthony: an old stern woman with a grey bun, glasses, a black dress, a red shawl, in a street
Helen Keller: a woman with wavy brown hair, a white dress, holding a flower, in a garden
Eleanor Roosevelt: an old smiling woman with grey waves, a fur, a blue dress, in an office
Jacqueline Kennedy | Jackie Kennedy: a woman with dark bouffant hair, a pink pillbox hat, a pink suit, in a city
Ronald Reagan: an old smiling man with slicked brown hair, a navy suit, a red tie, in an office
Richard Nixon: a stern man with slicked dark hair, a big nose, a grey suit, in an office
Ruth Bader Ginsburg: an old small woman with a grey bun, big glasses, a black robe, a white collar
Margaret Thatcher: a stern woman with golden bouffant hair, a blue suit, pearls, earrings, in an office
Benjamin Disraeli: an old man, a goatee, a black coat, in an office
William Gladstone: an old stern man with white sideburns, a black coat, in an office
Ernest Shackleton: a broad man with dark hair, stubble, a beanie, a fur coat, in the arctic
David Livingstone: a man with a moustache, a blue peaked cap, a red jacket, in a jungle
Fridtjof Nansen: a man with a big blonde moustache, a fur hat, a fur coat, in the arctic
Vasco da Gama: a stern man with a long brown beard, a black cap, a black robe, on a ship
Hernán Cortés: a stern man with a beard, a plumed helmet, armour, in a jungle
Francisco Pizarro: a stern man with a long grey beard, a crested helmet, armour, in the mountains
Henry the Navigator: a stern man with a moustache, a black hat, a black robe, by the sea
Vitus Bering: a plump man with long brown hair, a fur coat, in the arctic
Matthew Henson: a Black man with a moustache, a fur hood, a fur coat, in the arctic
Edmund Hillary: a grinning man with long face, goggles, a blue parka, on a mountain peak
Jacques Cousteau: an old thin man with a red beanie, a hooked nose, a blue wetsuit, on a ship
Charles Lindbergh: a young man with a brown pilot cap, goggles, a brown jacket, in the sky
Bessie Coleman: a smiling Black woman with a pilot cap, goggles, a brown leather coat, in the sky
Red Baron | Manfred von Richthofen: a young man with a brown pilot cap, goggles, a grey uniform, in the sky
Erwin Rommel: a stern man with a peaked cap, goggles, a beige uniform, in a desert
George S. Patton: a stern old man with a steel helmet with stars, an olive uniform
Georgy Zhukov | Жуков: a stern broad man with a peaked cap, an olive uniform, in a city
Bernard Montgomery: a thin man with a black beret, a moustache, a beige sweater, in a desert
King Faisal: an Arab king with a black beard, a white headcloth, a white robe, in a desert
Abdelkader | Emir Abdelkader | الأمير عبد القادر: an Arab man with a black beard, a white hood, a white robe, in a desert
Gamal Abdel Nasser | جمال عبد الناصر: a smiling man with short black hair, a moustache, a grey suit, in a city
Anwar Sadat: an Egyptian man with a moustache, a dark skin, a pipe, a grey suit, in a desert
Mikhail Gorbachev | Горбачёв: a plump bald man with a red on the head, a grey suit, in an office
Joseph Stalin | Сталин: a stern man with a thick moustache, swept back hair, a beige uniform, a pipe, in a palace
Leon Trotsky | Троцкий: a man with wild hair, round glasses, a goatee, a black leather coat
Fidel Castro: a man with a beard, an olive green cap, an olive green uniform, a cigar, in a jungle
Võ Nguyên Giáp: a small Vietnamese man with grey hair, a green uniform, in a jungle
Mao Zedong | 毛泽东 | 毛澤東: a plump Chinese man with receding black hair, a grey collared uniform, in a city
Zhou Enlai | 周恩来: a Chinese man with eyebrows, black hair, a grey uniform, in a palace
Deng Xiaoping | 邓小平: an old small smiling Chinese man with a grey jacket, in a city
Chiang Kai-shek | 蔣介石: a stern bald Chinese man with a moustache, an olive uniform with a black cape, in a city
Benazir Bhutto: a smiling Pakistani woman with a white headscarf, a green tunic, in a city
Golda Meir: an old stern woman with a grey bun, a black dress, a cigarette, in an office
David Ben-Gurion: an old small man with wild white hair tufts, a khaki shirt, in a desert
Theodor Herzl: a man with a very long black beard, a black suit
Corazon Aquino: a smiling Filipina woman with short black hair, glasses, a yellow dress, in a street
Aung San: a young stern Burmese man with a peaked cap, an olive uniform, in a city
Lech Wałęsa: a man with a walrus moustache, a grey suit, in a harbour
Václav Havel: a man with a blonde moustache, a black sweater, in an old town
Sophie Scholl: a young woman with a brown bob, a red cardigan, a white flower, in a city
Dietrich Bonhoeffer: a man with round glasses, thin blonde hair, a grey suit, in a prison
Konrad Adenauer: a very old stern man with a wrinkled face, a hat, a black suit, in a garden
Willy Brandt: a stern man with a grey coat, in a city
# Sport
Babe Ruth: a fat grinning man with a navy cap, a white striped jersey, in a stadium
Jackie Robinson: a smiling Black man with a blue cap, a white jersey, in a stadium
Jesse Owens: a young Black athlete with a crew cut, a white tank top, in a stadium
Michael Jordan: a smiling bald Black man with an earring, a red tank top, in a stadium
Kobe Bryant: a stern Black man with short hair, a yellow and purple tank top, in a stadium
Wilma Rudolph: a smiling young Black woman with short hair, a white tank top, in a stadium
Joe Louis: a broad Black boxer with a bare chest, gloves, a blue robe, in an arena
Arthur Ashe: a slim Black man with glasses, an afro, a white polo, holding a racket, in a park
Billie Jean King: a woman with short brown hair, glasses, a white dress, holding a racket, in a stadium
Steffi Graf: a young woman with a long blonde ponytail, a white t-shirt, a headband, holding a racket
Björn Borg: a man with long blonde hair, a headband, a white polo, holding a racket, in a park
Johan Cruyff: a thin man with long brown hair, an orange jersey, in a stadium
Franz Beckenbauer: a man with curly brown hair, a white jersey, in a stadium
Lev Yashin | Лев Яшин: a man with a black cap, a black jersey, gloves, in a stadium
George Best: a grinning man with long dark hair, a red jersey, in a stadium
Ferenc Puskás: a broad man with slicked black hair, a white jersey, in a stadium
Marta: a smiling Brazilian woman with curly hair, a yellow jersey, in a stadium
Ayrton Senna: a man with curly brown hair, a yellow racing helmet, a red bodysuit
Niki Lauda: a man with a red cap, scars, a red bodysuit
Juan Manuel Fangio: an old bald man with goggles, a brown racing helmet, a blue polo shirt
Sonja Henie: a smiling woman with blonde curls, a white dress, in ice
Nadia Comăneci: a slim teenage girl with a brown ponytail, a white leotard, in a gym
Simone Biles: a grinning small Black woman with a black bun, a red leotard, in a gym
Emil Zátopek: a thin man with a red tank top, in a stadium
Paavo Nurmi: a stern thin man with short hair, a white tank top, in a stadium
Johnny Weissmuller: a broad man with slicked hair, a blue tank top swimsuit, by the sea
Duke Kahanamoku: a smiling Hawaiian man with black hair, a tanned skin, a blue tank top, on a beach
André the Giant: a huge man with curly black hair, a black leotard, in an arena
Hulk Hogan: a huge grinning man with a blonde moustache, a yellow bandana, a yellow tank top, in an arena
Garry Kasparov: a stern man with curly black hair, a grey suit, in a hall
Bobby Fischer: a stern man with short brown hair, a grey suit, in a hall
Bobby Moore: a smiling man with blonde hair, a red jersey, holding a gold cup, in a stadium
W. G. Grace: a broad man with a very long black beard, a striped cap, a white shirt, in a park
Don Bradman: a smiling man with a green cap, a white sweater, in a park
# Stage and screen
Sarah Bernhardt: a woman with frizzy auburn hair, a white gown, a fan, on a stage
Greta Garbo: a woman with wavy blonde hair, a black hat, a black coat, in a studio
Rudolph Valentino: a man with slicked black hair, a white headcloth, a white robe, in a desert
James Dean: a young man with a blonde quiff, a red jacket, a white t-shirt, in a city
Humphrey Bogart: a stern man with a grey fedora, a beige trench coat, a cigarette, at night
Ingrid Bergman: a woman with wavy brown hair, a white hat, a white suit, at an airport at night
Grace Kelly: a woman with a golden bun, a white gown, pearls, in a palace
Sophia Loren: a woman with dark hair, cat eyes, a red gown, in an old town
Brigitte Bardot: a woman with big messy blonde hair, a black headband, a striped t-shirt, on a beach
Katharine Hepburn: a woman with wavy red hair, a white shirt, trousers, in a garden
Bette Davis: a woman with eyes, blonde curls, a black gown, a cigarette, in a room
Judy Garland: a woman with short dark hair, a black tuxedo jacket, on a stage
Shirley Temple: a smiling small girl with golden ringlets, a white polka dot dress, on a stage
Fred Astaire: a smiling thin man with a top hat, a black tailcoat, holding a cane, on a stage
Gene Kelly: a grinning man with dark hair, a grey suit, holding an umbrella, in a rainy street at night
Frank Sinatra: a smiling man with blue eyes, a grey fedora, a black suit, on a stage at night
Alfred Hitchcock: a fat bald stern man with a black suit, a tie, in a studio
Orson Welles: a broad man with a beard, a black hat, a black cape, in a studio
Walt Disney: a smiling man with a moustache, slicked hair, a grey suit, in a castle
Stanley Kubrick: a man with a dark beard, messy hair, a blue jacket, holding a camera, in a studio
Federico Fellini: a broad man with grey hair, a black hat, a red scarf, a black coat, in a circus
Marcel Marceau: a man with white face paint, a top hat with a red flower, a striped t-shirt, on a stage
Isadora Duncan: a woman with short red hair, a white chiton, a red scarf, on a stage
Anna Pavlova: a ballerina with a dark bun, white feathers, a white tutu, on a stage
Vaslav Nijinsky: a young man with rose petals, a pink bodysuit, on a stage
Jackie Chan | 成龍: a grinning man with black hair, a big nose, a red tunic, in a street
Toshiro Mifune: a stern Japanese man with a topknot, stubble, a grey kimono, holding a katana
Anna May Wong: a Chinese woman with black bangs, a red gown, at night
Amitabh Bachchan: an Indian man with a white goatee, black hair, glasses, a black suit, on a stage
Robin Williams: a grinning man with brown hair, a red shirt, suspenders, on a stage
Lucille Ball: a grinning woman with curly red hair, a polka dot dress, in a kitchen
Steve Jobs: a man with a grey short beard, round glasses, a black turtleneck, on a stage
Yves Saint Laurent: a thin man with thick black glasses, brown hair, a black suit, in a studio
Karl Lagerfeld: an old man with a white ponytail, black sunglasses, a white collar, a black suit, in a studio
Vivienne Westwood: an old woman with orange hair, a tartan red dress, in a studio
Iris Apfel: an old woman with huge round black glasses, white hair, a turquoise coat
Siegfried and Roy | Siegfried: a smiling man with blonde hair, a gold jacket, with a white tiger, on a stage
Nostradamus: an old man with a long white beard, a black cap, a black robe, holding a crystal ball, at night
Alessandro Cagliostro: a sly plump man with a white wig, a red coat, holding a potion, at night
Gilles de Rais: a stern knight with a blue-black beard, black armour, in a castle at night
Mary Read: a grinning pirate woman with red hair, a blue bandana, a white shirt, holding a cutlass, on a ship
Grace O'Malley: a stern pirate woman with long red hair, a green coat, holding a sword, on a ship
Ching Shih | 鄭一嫂: a stern Chinese pirate woman with a black bun, a red robe, holding a sword, on a ship
Henry Morgan: a grinning pirate with black curls, a moustache, a red coat, holding a sword, on a ship
Bartholomew Roberts | Black Bart: a pirate with a red feathered hat, a crimson coat, a gold chain, holding a sword, on a ship
Calico Jack: a pirate with a red bandana, a coat in orange, holding a cutlass, on a ship
Bonnie Parker: a young woman with a blonde bob, a beret, a brown sweater, a cigar, holding a pistol
Clyde Barrow: a young man with a grey fedora, a pinstripe suit, holding a rifle, in a field
Al Capone: a fat man with a scar, a white fedora, a pinstripe suit, a cigar, in a city at night
Lola Montez: a woman with black curls, a black veil, a black gown, with a whip, on a stage
Phineas T. Barnum | P. T. Barnum: a grinning man with curly hair, a top hat, a red tailcoat, holding a cane, in a circus
Mother Shipton: an old woman with a hooked nose, a black pointed hat, a black cloak, in a cave
Kaspar Hauser: a shy young man with brown curls, a hat, a black coat, holding a letter, in an old town
Pocahontas in England | Rebecca Rolfe: a Native American woman with a hat, a white ruff, a red gown, in a palace
`)
