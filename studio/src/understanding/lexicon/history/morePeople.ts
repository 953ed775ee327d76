import { sketches } from '../sketches.ts'

export const MORE_PEOPLE = sketches(`
# Science
Johannes Kepler: a man with a dark beard, a white ruff, a black doublet, holding a compass, among the stars at night
Tycho Brahe: a man with a big blonde moustache, a gold nose, a white ruff, a black cap, holding a globe, at night
Robert Hooke: a thin man with grey curls, a brown coat, holding a lens, in a laboratory
Antonie van Leeuwenhoek: a man with a long brown curly wig, a brown coat, holding a lens, in a workshop
Gottfried Wilhelm Leibniz | Leibniz: a man with a long black curly wig, a purple coat, holding a book, in a library
Blaise Pascal: a man with long dark hair, a hooked nose, a white collar, a black robe, in a library
Leonhard Euler: a plump man with a blue headscarf, a blue robe, in a library
Carl Friedrich Gauss: an old man with a black cap, white sideburns, a fur coat, holding a compass, in a room
Emmy Noether: a woman with a dark bun, glasses, a black dress, in a classroom
Michael Faraday: a man with wavy white hair, a black tailcoat, in a laboratory
James Clerk Maxwell: a man with a dark beard, a grey suit, in a laboratory
Antoine Lavoisier: a man with a white wig, a black tailcoat, holding a flask, in a laboratory
Marie Lavoisier: a woman with long curly golden hair, a white gown, holding a book, in a laboratory
Carl Linnaeus: a smiling man with a white wig, a red coat, holding a pink flower, in a garden
Alexander von Humboldt: a man with short blonde hair, a blue coat, holding a flower, in the mountains
Alfred Russel Wallace: an old man with a long white beard, glasses, a brown coat, in a jungle
Gregor Mendel: a plump monk with round glasses, a black habit, holding a flower, in a garden
Dmitri Mendeleev | Менделеев: an old man with very long wild grey hair, a long grey beard, a black coat, in a laboratory
Ivan Pavlov: an old man with a white beard, a black suit, with a dog, in a laboratory
Robert Koch: a man with small glasses, a grey beard, a grey suit, in a laboratory
Alexander Fleming: an old man with white hair, a bow tie, a lab coat, in a laboratory
Edward Jenner: a man with grey wavy hair, a brown tailcoat, in a village
Ignaz Semmelweis: a balding man with a moustache, a black coat, in a hospital room
Max Planck: an old bald man with a grey moustache, round glasses, a black suit, in a library
Niels Bohr: a man with slicked dark hair, a grey suit, a pipe, in a classroom
Werner Heisenberg: a man with swept back blonde hair, a grey suit, in the mountains
Erwin Schrödinger: a man with round glasses, a bow tie, a brown suit, with a cat, in a room
Lise Meitner: a woman with a grey bun, a black dress, in a laboratory
Richard Feynman: a grinning man with wavy dark hair, a white shirt, holding drums, in a classroom
J. Robert Oppenheimer | Robert Oppenheimer: a thin stern man with blue eyes, a brown fedora, a grey suit, a pipe, in a desert
Enrico Fermi: a man with thinning dark hair, a grey suit, in a laboratory
Chien-Shiung Wu: a Chinese woman with a black bun, a blue dress, in a laboratory
Edwin Hubble: a man with a pipe, a suit, at night among the stars
Vera Rubin: an old smiling woman with short grey hair, glasses, a blue jacket, among the stars at night
Caroline Herschel: an old woman with a white bonnet, a black dress, among the stars at night
Maria Mitchell: a woman with grey curls, a black dress, among the stars at night
Barbara McClintock: an old woman with short grey hair, round glasses, a white shirt, in a field
Rachel Carson: a woman with short brown hair, a grey jacket, by the sea
Dian Fossey: a woman with a dark braid, a green jacket, in a jungle
Mary Anning: a woman with a straw bonnet, a green cloak, holding a hammer, on a beach
Dorothy Hodgkin: an old woman with short curly white hair, a blue cardigan, in a laboratory
Mae Jemison: a smiling Black woman with an afro, an orange spacesuit, in space
Sally Ride: a smiling woman with short curly brown hair, a blue spacesuit, in space
Laika: a small dog with tan and white fur, in a spaceship
Hedy Lamarr: a woman with wavy black hair, a black gown, earrings, in a studio
George Washington Carver: an old Black man with grey hair, a moustache, a grey suit, a flower, in a garden
Mary Jackson: a smiling Black woman with glasses, a blue dress, in an office
Samuel Morse: an old man with a long white beard, a black suit, in a workshop
Alexander Graham Bell: a broad old man with a white beard, a black suit, holding a phone, in a workshop
Guglielmo Marconi: a man with slicked hair, a black suit, in a ship
James Watt: an old man with grey hair, a black coat, in a workshop
Wilbur Wright: a thin bald man with a grey suit, a flat cap, on a beach dunes
Orville Wright: a man with a moustache, a bowler hat, a grey suit, on a beach dunes
Henry Ford: a thin old man with grey hair, a grey suit, in a factory workshop
Gottlieb Daimler: an old bald man with a grey beard, a black suit, in a workshop
Karl Benz: an old man with a big white moustache, a bowler hat, a black suit, in a workshop
Bertha Benz: a woman with a brown bun, a feathered hat, a green dress, holding a wrench, in a field
Alfred Nobel: a man with a full beard, a black suit, in a laboratory
Al-Khwarizmi | الخوارزمي: an old Persian man with a white beard, a white turban, a green robe, holding a book, in a library
Ibn al-Haytham | Alhazen: an Arab man with a grey beard, a red turban, a blue robe, holding a lens, in a room
Omar Khayyam | عمر خیام: an old Persian poet with a white beard, a blue turban, a blue robe, holding a goblet, in a garden at night
Hafez | حافظ: a Persian poet with a black beard, a green turban, a red robe, in a garden
Ferdowsi | فردوسی: an old Persian poet with a white beard, a white turban, a brown robe, holding a book, in the mountains
Ulugh Beg: a king with a white turban, a black beard, a blue robe, among the stars at night
Euclid: an old Greek man with a grey beard, a white toga, holding a compass, in a library
Thales: an old Greek man with a grey beard, a blue toga, by the sea
Galen: an old man with a grey beard, a brown toga, holding a flask, in a room
Ptolemy: an old bearded man with a crown, a red toga, holding a globe, among the stars at night
Paracelsus: a plump man with a red cap, a brown robe, holding a sword, in a laboratory
Nicolas Flamel: an old man with a long white beard, a red hood, a purple robe, holding a flask, in a laboratory
Hildegard of Bingen: a nun with a black habit, a white wimple, holding a book, in a church
Trota of Salerno: a woman with a blue veil, a red gown, holding a flask, in a garden
# Philosophy
Søren Kierkegaard: a thin young man with wavy hair, a tailcoat in brown, holding a cane, in a city
Arthur Schopenhauer: an old stern man with wild white hair tufts, a black tailcoat, in a room
Georg Wilhelm Friedrich Hegel: an old stern man with grey hair, a fur coat, in a library
Jean-Jacques Rousseau: a man with a fur hat, a brown fur-trimmed robe, in a forest
Baruch Spinoza: a man with black curls, a white collar, a black robe, in a library
John Locke: a thin old man with long white hair, a brown robe, in a library
David Hume: a fat man with a red turban, a red coat, in a library
Thomas Hobbes: an old man with white hair, a white goatee, a white collar, a black robe, in a library
Francis Bacon: a man with a black wide-brimmed hat, a goatee, a white ruff, a black doublet, in a library
Thomas Aquinas: a fat monk with a tonsure, a white habit, a black cloak, in a church
Augustine of Hippo: an old bishop with a grey beard, a mitre, a gold robe, in a church
Hannah Arendt: a woman with short dark hair, a cigarette, a grey suit, in a library
Simone de Beauvoir: a woman with a turban, a blue blouse, in a café
Jean-Paul Sartre: a man with thick round glasses, a pipe, a grey coat, in a café
Albert Camus: a man with slicked dark hair, a cigarette, a beige trench coat, in a city
Ludwig Wittgenstein: a stern thin man with wild hair, a brown leather jacket, in a classroom
Bertrand Russell: an old thin man with wild white hair, a pipe, a grey suit, in a library
Michel Foucault: a bald man with glasses, a white turtleneck, in a library
Rosa Luxemburg: a woman with a dark bun, a black hat, a black dress, in a street
Friedrich Engels: a man with a very brown beard, a black suit, in a factory
Mary Wollstonecraft: a woman with a grey turban, auburn hair, a white gown, holding a book, in a library
Zhuangzi | 莊子: an old Chinese man with a white beard, a white robe, with a butterfly, in a meadow
Mencius | 孟子: an old Chinese man with a grey beard, a black cap, a green robe, in a classroom
Al-Ghazali: an old Persian man with a white beard, a white turban, a brown robe, in a temple
Averroes | Ibn Rushd | ابن رشد: an Arab man with a black beard, a yellow turban, a green robe, holding a book, in a library
Maimonides: a man with a black beard, a white turban, a blue robe, in a library
Epicurus: a Greek man with a long beard, a green toga, in a garden
Seneca: an old bald man with a white toga, in a room
Cicero: an old stern man with short grey hair, a white toga trimmed with red, in a temple
# Literature
Alexander Pushkin | Пушкин: a man with curly black hair, curly sideburns, a black tailcoat, a scarf, in snow
Anton Chekhov | Чехов: a man with a goatee, pince-nez glasses, a grey coat, in a garden
Nikolai Gogol | Гоголь: a man with a brown bob, a sharp nose, a moustache, a black cloak, at night
Ivan Turgenev | Тургенев: an old man with a white beard, a grey suit, in a field
Mikhail Bulgakov | Булгаков: a man with slicked blonde hair, a monocle, a bow tie, a suit, in a room
Anna Akhmatova | Анна Ахматова: a woman with black bangs, a hooked nose, a blue dress, a yellow shawl, in a room
Vladimir Mayakovsky | Маяковский: a stern man with a shaved head, a yellow shirt, in a city
Maxim Gorky: a man with a walrus moustache, a black hat, a grey coat, by a river
Vladimir Nabokov: an old man with a butterfly net, a cap, a beige shirt, in a meadow
Taras Shevchenko | Тарас Шевченко: a man with a big grey moustache, a fur hat, a brown fur coat, in a field
Lesya Ukrainka | Леся Українка: a woman with a dark bun, an embroidered white blouse, in a garden
Adam Mickiewicz: a man with wild hair, sideburns, a black coat, in the mountains
Henrik Ibsen: an old man with white sideburns, small glasses, a black top hat, a black coat, in a city in snow
Hans Christian Andersen: a thin man with a big nose, a black top hat, a black tailcoat, holding a book, in an old town
Astrid Lindgren: an old smiling woman with short grey hair, a blue cardigan, in a garden
Tove Jansson: an old smiling woman with short grey hair, a flower crown, a grey sweater, by the sea
Selma Lagerlöf: an old woman with a white bun, a black dress, in a library
Knut Hamsun: a man with a moustache, pince-nez glasses, a black suit, in a forest
August Strindberg: a man with wild hair, a moustache, a black coat, in a laboratory
Karen Blixen: an old thin woman with a turban, dark eyes, a black dress, in a savannah
Friedrich Schiller: a man with long red hair, a white shirt, a red coat, in a room
Heinrich Heine: a man with wavy hair, a black coat, by a river
Jacob Grimm | Brothers Grimm: a man with long grey hair, a black coat, holding a book, in a forest
Thomas Mann: a stern man with a moustache, slicked hair, a grey suit, by the sea
Hermann Hesse: an old thin man with round glasses, a straw hat, a white shirt, in a garden
Bertolt Brecht: a man with a buzz cut, round glasses, a black leather jacket, a cigar, on a stage
Rainer Maria Rilke: a thin man with a drooping moustache, a black suit, holding a rose, in a castle
Stefan Zweig: a man with slicked black hair, a moustache, a grey suit, in a library
Michael Ende: an old man with a white beard, glasses, a blue shirt, in a room
Erich Kästner: a man with slicked grey hair, a grey suit, with a cat, in a café
Honoré de Balzac: a fat man with long dark hair, a moustache, a white robe, holding a coffee cup, in a room
Victor Hugo: an old man with a white beard, white hair, a black suit, in a library
Alexandre Dumas: a plump man with curly hair, a moustache, brown skin, a black suit, in a room
Jules Verne: an old man with a white beard, a black suit, holding a globe, by the sea
Gustave Flaubert: a balding man with a long moustache, a brown robe, in a room
Émile Zola: a man with a beard, pince-nez glasses, a black suit, in a library
Charles Baudelaire: a stern pale man with receding hair, a black suit, in a city at night
Arthur Rimbaud: a young man with messy brown hair, blue eyes, a black suit, a bow tie, in a café
Marcel Proust: a pale man with a black moustache, slicked hair, a white flower, a black suit, in a bedroom
Molière: a man with a long brown curly wig, a moustache, a red robe, on a stage
Jean de La Fontaine: a man with a long brown wig, a blue coat, in a forest
Charles Perrault: a man with a long grey wig, a brown coat, holding a book, in a library
George Sand: a woman with a black bob, a top hat, a cigar, a black suit, in a room
Colette: a woman with frizzy auburn hair, a black dress, a white collar, with a cat, in a room
Antoine de Saint-Exupéry: a smiling man with a brown pilot cap, goggles, a brown leather jacket, in a desert
Luís de Camões: a one-eyed man with a red beard, a white ruff, black armour, an eye patch, holding a book, by the sea
Fernando Pessoa: a man with a black hat, round glasses, a moustache, a black suit, a bow tie, in an old town
José Saramago: an old bald man with big glasses, a grey suit, in a library
Federico García Lorca: a man with black hair, a white shirt, a bow tie, in an old town at night
Lope de Vega: a man with a pointed goatee, a white ruff, a black robe, on a stage
Francesco Petrarca | Petrarch: a man with a red hood, a red robe, holding a book, in a garden
Giovanni Boccaccio: a plump man with a red hood, a red robe, holding a book, in a garden
Giacomo Casanova: a grinning man with a white wig, a black mask, a gold coat, holding a rose, at night
Italo Calvino: a smiling man with short hair, a grey suit, in a library
Umberto Eco: a plump man with a grey beard, glasses, a hat, a grey suit, in a library
Nikos Kazantzakis: a stern man with eyebrows, a moustache, a black suit, by the sea
Constantine Cavafy: a man with round glasses, dark hair, a black suit, in a room
Orhan Pamuk: a man with glasses, grey hair, a navy jacket, in an old town
Nâzım Hikmet: a man with curly blonde hair, blue eyes, a white shirt, in a prison
Naguib Mahfouz | نجيب محفوظ: an old Egyptian man with dark glasses, a grey suit, in a café
Kahlil Gibran | Gibran | جبران خليل جبران: a man with a black moustache, wavy black hair, a brown suit, in the mountains
Mahmoud Darwish: a man with glasses, grey hair, a black suit, on a stage
Lord Byron: a young man with curly dark hair, a red turban, a moustache, a red jacket, by the sea at dusk
Percy Bysshe Shelley: a young man with wavy brown hair, a white shirt, in ruins
John Keats: a young man with curly auburn hair, a brown coat, holding a book, at night
William Wordsworth: an old man with white hair, a black coat, in the hills
William Blake: an old man with round eyes, a black hat, a black coat
Robert Burns: a young man with dark hair, a yellow vest, a blue coat, in the hills
Walter Scott: an old man with white hair, a green jacket, with a dog, in the hills
Robert Louis Stevenson: a thin man with long dark hair, a drooping moustache, a jacket, on a beach
Arthur Conan Doyle: a broad man with a big moustache, a grey suit, in a room
H. G. Wells: a man with a moustache, a grey suit, in a garden
Lewis Carroll: a man with wavy brown hair, a black suit, a bow tie, in a garden
Beatrix Potter: an old woman with a hat, a coat, in the hills
Charlotte Brontë: a woman with a brown bun, a green dress, in the moor hills
Emily Brontë: a woman with dark curls, a blue dress, on a moor, windy sky
George Eliot: a woman with a black veil, brown hair, a black dress, in a library
Elizabeth Barrett Browning: a woman with dark ringlets, a black dress, with a dog, in a room
Christina Rossetti: a woman with a brown bun, a green dress, in a room
Rudyard Kipling: a man with a big moustache, round glasses, a white suit, in a jungle
T. S. Eliot: a man with slicked hair, round glasses, a grey suit, in a library
C. S. Lewis: a bald man with a jacket, a pipe, in a library
Roald Dahl: an old man with grey hair, a pink cardigan, in a hut
George Bernard Shaw: an old thin man with a long white beard, a suit, in a garden
William Butler Yeats: a man with grey hair, round glasses, a bow tie, a black suit, by the sea
James Joyce: a man with round glasses, an eye patch, a moustache, a hat, a black suit, in an old town
Samuel Beckett: an old thin man with upright grey hair, wrinkles, a grey turtleneck, in a street
Jonathan Swift: a man with a long grey wig, a black robe, in a library
Geoffrey Chaucer: an old man with a forked beard, a black hood, a grey robe, in a tavern
John Milton: an old man with long grey hair, a white collar, a black robe, at night
Christopher Marlowe: a young man with long brown hair, a moustache, a doublet in black trimmed with orange, on a stage
Walt Whitman: an old man with a very long white beard, a grey hat, a grey coat, in a meadow
Henry David Thoreau: a man with a neck beard, messy hair, a brown coat, by a lake
Herman Melville: a man with a long brown beard, a black coat, by the sea
Nathaniel Hawthorne: a man with a big moustache, a black coat, in a forest
Louisa May Alcott: a woman with a dark bun, a brown dress, in a room
Harriet Beecher Stowe: a woman with brown ringlets, a black dress, in a library
Jack London: a smiling man with tousled hair, a white shirt, in snow with a dog
F. Scott Fitzgerald: a young man with slicked blonde hair, a tuxedo, in a ballroom
William Faulkner: a man with a grey moustache, a pipe, a jacket, in a farm
Tennessee Williams: a man with a moustache, a white suit, a straw hat, in a garden
H. P. Lovecraft: a pale man with a long face, a black suit, by the sea at night
Isaac Asimov: an old man with white sideburns, black glasses, a tie, in space
Arthur C. Clarke: an old bald man with glasses, a white shirt, on a beach among the stars
Philip K. Dick: a man with a grey beard, a brown jacket, at night
Ursula K. Le Guin: an old smiling woman with short grey hair, a green jacket, in a forest
Octavia Butler: a Black woman with short hair, glasses, a purple shirt, in space
Toni Morrison: an old Black woman with grey dreadlocks, a black dress, earrings, in a library
Maya Angelou: a smiling Black woman with a red headscarf, earrings, a red dress, in a garden
James Baldwin: a Black man with big eyes, short hair, a white shirt, a cigarette, in a city
Langston Hughes: a Black man with slicked hair, a moustache, a grey suit, in a club at night
Zora Neale Hurston: a grinning Black woman with a tilted hat, a fur coat, in a street
Sylvia Plath: a woman with wavy blonde hair, a red sweater, by the sea
Dr. Seuss: an old man with a white beard, glasses, a bow tie, a grey suit, in a room
Snorri Sturluson: an old bearded man with a brown fur cap, a brown robe, holding a book, in snow
# Art
Sandro Botticelli: a man with long brown hair, a yellow cloak, in a garden
Titian: an old man with a long white beard, a black cap, a fur coat, holding a brush, in a studio
Caravaggio: a man with black curly hair, a goatee, a black doublet, holding a sword, in a room at night
Artemisia Gentileschi: a woman with messy dark hair, a green gown, a gold chain, holding a brush, in a studio
Albrecht Dürer: a man with brown curls, a beard, a brown fur coat, in a room
Hieronymus Bosch: an old man with a black cap, a grey robe, in ruins
Pieter Bruegel: an old man with a long grey beard, a black cap, a brown coat, in snow
Johannes Vermeer: a man with brown curls, a black beret, a doublet in white trimmed with black, in a room
Peter Paul Rubens: a man with a red moustache and goatee, a black hat, a black cloak, in a garden
Diego Velázquez: a man with long black hair, an upturned moustache, a black doublet with a red cross, holding a brush, in a palace
El Greco: an old bald man with a white ruff, a grey beard, a black coat, in a stormy city
Francisco Goya: a man with messy hair, a top hat with candles, a brown coat, in a room at night
J. M. W. Turner: an old man with a top hat, grey hair, a black coat, by the sea, stormy sky
Caspar David Friedrich: a man with blonde curls, sideburns, a green coat, on a cliff, misty mood
Eugène Delacroix: a man with black hair, a moustache, a green vest, in a studio
Édouard Manet: a man with a blonde beard, a top hat, a grey coat, in a garden
Edgar Degas: a man with a grey beard, a top hat, a black coat, on a stage
Pierre-Auguste Renoir: an old thin man with a white beard, a white hat, a brown coat, in a garden
Paul Cézanne: an old bald man with a grey beard, a black hat, a brown coat, holding an apple, in the hills
Paul Gauguin: a man with a hooked nose, a moustache, a green beret, a blue coat, on an island
Henri de Toulouse-Lautrec: a small man with a black beard, a bowler hat, pince-nez glasses, a black suit, holding a cane, in a club at night
Henri Rousseau: an old man with a grey moustache, a black beret, a black suit, in a jungle
Auguste Rodin: an old man with a long white beard, a black beret, a smock robe, in a workshop
Camille Claudel: a woman with messy brown hair, a white dress, in a workshop
Berthe Morisot: a woman with dark hair, a black hat, a black dress
Mary Cassatt: a woman with a feathered hat, a white dress, in a garden
Henri Matisse: an old man with a white beard, round glasses, a white robe, in a studio
Marc Chagall: an old smiling man with white curls, a blue shirt, in a village at night
Wassily Kandinsky: a man with round glasses, slicked hair, a grey suit, in a studio
Paul Klee: a man with big dark eyes, a black suit, in a studio
Gustav Klimt: a man with a beard, balding hair, a blue robe, holding a cat, in a garden
Egon Schiele: a thin young man with spiky black hair, an orange shirt, in a studio
Edvard Munch: a man with a square jaw, a moustache, a black coat, by a red sky at dusk
The Scream: a bald scared man with a thin yellow face, a black robe, on a bridge at a stormy dusk
René Magritte: a man with a black bowler hat, a black suit, a red tie, an apple, by the sea, clear sky
Joan Miró: a small smiling man with white hair, a blue shirt, in a studio
Georgia O'Keeffe: an old woman with a white bun, a black hat, a black dress, holding a flower, in a desert
Jackson Pollock: a bald man with a black t-shirt, a denim jacket, a cigarette, in a barn workshop
Jean-Michel Basquiat: a young Black man with dreadlocks, a crown, a suit, holding a brush, in a studio
Keith Haring: a young man with curly hair, round glasses, a white t-shirt, in a street
Louise Bourgeois: an old wrinkled woman with a grey bun, a black fur coat, in a studio
Banksy: a man in a black hoodie, a face mask, holding a red balloon, in a street at night
Bob Ross: a smiling man with a brown afro, a beard, a blue shirt, holding a brush, in the mountains
Antoni Gaudí: an old man with a white beard, a black hat, a black coat, in a cathedral
Le Corbusier: a man with thick round black glasses, a bow tie, a grey suit, in an office
Frank Lloyd Wright: an old man with white hair, a hat, a black cape, holding a cane, by a river
Zaha Hadid: a woman with long dark hair, a black dress, in a city
American Gothic Farmer: an old stern bald man with round glasses, a black jacket, holding a pitchfork, in a farm
Whistler's Mother: an old woman with a white bonnet, a black dress, in a room
Lady with an Ermine: a young woman with a slick brown bun, a headband, a red dress, a blue cloak, holding a white ferret, on a black background
Birth of Venus: a young woman with very long golden hair, a cream dress, by the sea at dawn
# Music
Antonio Vivaldi: a man with a long red curly wig, a red coat, holding a violin, in Venice city
George Frideric Handel: a plump man with a white wig, a gold coat, in a palace
Joseph Haydn: a man with a white wig, a red coat, in a palace
Franz Schubert: a plump young man with curly brown hair, small round glasses, a brown coat, in a room
Robert Schumann: a man with brown hair, a black coat, in a room
Clara Schumann: a woman with dark hair in a bun, a blue gown, at a piano, in a room
Felix Mendelssohn: a young man with curly black hair, sideburns, a black coat, on a stage
Franz Liszt: a man with long straight blonde hair, a black coat, at a piano, on a stage
Richard Wagner: a stern man with sideburns, a black beret, a brown fur coat, in a castle
Giuseppe Verdi: an old man with a grey beard, a black top hat, a white scarf, a black coat, in a theatre
Giacomo Puccini: a man with a moustache, a hat, a grey suit, a cigarette, by a lake
Gioachino Rossini: a plump smiling man with brown wig, a brown suit, in a kitchen
Niccolò Paganini: a very thin pale man with long black hair, a black tailcoat, holding a violin, on a stage at night
Johannes Brahms: an old fat man with a very long grey beard, a black suit, at a piano, in a room
Johann Strauss: a man with curly black hair, a big moustache, a black tailcoat, holding a violin, in a ballroom
Gustav Mahler: a stern man with wild dark hair, round glasses, a black suit, holding a wand, on a stage
Pyotr Tchaikovsky | Чайковский: a man with white hair, a white beard, a black suit, in a theatre
Modest Mussorgsky: a man with messy hair, a red nose, a beard, a green robe, in a room
Igor Stravinsky: a man with round glasses, a big nose, a grey suit, in a theatre
Dmitri Shostakovich: a man with black hair, round thick glasses, a dark suit, in a city at night
Edvard Grieg: a small man with wild white hair, a walrus moustache, a grey suit, in the mountains
Jean Sibelius: a stern bald man with a white suit, in a forest in snow
Claude Debussy: a man with dark curly hair, a goatee, a black suit, by the sea
Erik Satie: a man with a bowler hat, a goatee, pince-nez glasses, a black suit, holding an umbrella, in a street
Maurice Ravel: a small man with slicked grey hair, a grey suit, in a garden
George Gershwin: a man with slicked black hair, a cigar, a suit, at a piano, in a city
Scott Joplin: a Black man with short hair, a bow tie, a black suit, at a piano, in a tavern
Duke Ellington: a smiling Black man with slicked hair, a moustache, a white tuxedo, on a stage
Billie Holiday: a Black woman with a black bun with white flowers, a white gown, on a stage at night
Miles Davis: a stern Black man with sunglasses, a black jacket, holding a trumpet, on a stage at night
John Coltrane: a Black man with a moustache, a black suit, holding a saxophone, on a stage
Dizzy Gillespie: a Black man, a beret, glasses, a goatee, a trumpet, on a stage
Nina Simone: a stern Black woman with a headdress, earrings, a black dress, at a piano
Ray Charles: a smiling Black man with black sunglasses, a tuxedo in gold, at a piano, on a stage
Aretha Franklin: a Black woman with a black bun, a pink gown, earrings, on a stage
James Brown: a grinning Black man with a pompadour, a red cape suit, on a stage
Chuck Berry: a grinning Black man with slicked hair, a moustache, a white suit, holding a guitar, on a stage
Little Richard: a laughing Black man with a pompadour, a moustache, a gold suit, at a piano
B. B. King: a broad Black man with a red jacket, a bow tie, holding a guitar, on a stage
Robert Johnson: a thin Black man with a fedora, a pinstripe suit, holding a guitar, at a crossroads at night
Johnny Cash: a stern man with slicked black hair, a black shirt, holding a guitar, on a stage
Dolly Parton: a grinning woman with curly blonde hair, a pink gown, holding a guitar, on a stage
Hank Williams: a thin man with a white cowboy hat, a white suit, holding a guitar, on a stage
Willie Nelson: an old man with grey braids, a red bandana, a beard, a black t-shirt, holding a guitar
Buddy Holly: a young man with curly black hair, thick black glasses, a suit, a bow tie, holding a guitar
Bob Dylan: a young man with wild curly brown hair, sunglasses, a black coat, holding a guitar, in a city
Joan Baez: a young woman with long straight black hair, a white blouse, holding a guitar, in a meadow
Janis Joplin: a woman with long wild brown hair, round pink glasses, feathers, a purple vest, on a stage
Jim Morrison: a man with long wavy brown hair, a black leather jacket, a white shirt, on a stage at night
John Lennon: a man with long brown hair, round glasses, a beard, a white suit, in a meadow
Paul McCartney: a smiling man with a brown bowl cut, a black suit, in a studio
George Harrison: a man with long dark hair, a moustache, an orange uniform, holding a sitar
Ringo Starr: a man with a brown mop, a moustache, a pink uniform, drums, on a stage
Mick Jagger: a man with long brown hair, big lips, a red jacket, on a stage
Keith Richards: an old man with messy grey hair, a headband, wrinkles, a leopard shirt, holding a guitar
Elton John: a grinning man with huge star glasses, a gold suit with feathers, at a piano, on a stage
Prince: a slim Black man with curly hair, a moustache, a purple coat, a shirt, holding a guitar, on a stage
Michael Jackson: a slim man with black curls, a black fedora, a white glove, a red leather jacket, on a stage at night
Stevie Wonder: a smiling Black man with black braids, dark glasses, a green jacket, at a piano
Tina Turner: a grinning Black woman with wild spiky golden hair, a red dress, on a stage
Whitney Houston: a smiling Black woman with curly brown hair, a white headband, a white tracksuit, on a stage
Madonna: a woman with blonde curls, a pink corset, a headset, on a stage
Cher: a woman with very long straight black hair, a feathered headdress, a black bodysuit, on a stage
Grace Jones: a stern Black woman with a top, a black hood, a black dress, at night
Amy Winehouse: a woman with a very black beehive bun, tattoos, a black dress, in a bar
Édith Piaf: a small woman with short curly brown hair, a black dress, on a stage at night
Serge Gainsbourg: a man with messy dark hair, ears, stubble, a cigarette, a grey jacket, in a bar
Jacques Brel: a man with black hair, teeth, a black suit, on a stage
Marlene Dietrich: a woman with blonde waves, a black top hat, a tuxedo, a cigarette, on a stage
Maria Callas: a woman with a dark bun, a red gown, earrings, on a stage
Luciano Pavarotti: a fat smiling man with a black beard, a tuxedo, a white scarf, on a stage
Enrico Caruso: a plump man with a bowler hat, a suit, on a stage
Umm Kulthum | أم كلثوم: an Egyptian woman with a black bun, sunglasses, a green gown, a white scarf, on a stage
Fairuz | فيروز: a woman with long auburn hair, a white gown, on a stage among ruins
Nusrat Fateh Ali Khan: a fat man with black hair, a white tunic, on a stage at night
Teresa Teng | 鄧麗君: a smiling Chinese woman with a black bob, a pink gown, on a stage
Viktor Tsoi | Виктор Цой: a stern man with black hair, a black jacket, holding a guitar, in a city at night
Vladimir Vysotsky | Высоцкий: a man with short brown hair, a black turtleneck, holding a guitar, on a stage
Nina Hagen: a woman with spiky black and pink hair, wild makeup, a black dress, on a stage
Falco: a man with slicked black hair, a black tuxedo, on a stage
Agnetha Fältskog: a smiling woman with long blonde hair, a white bodysuit, on a stage
Björk: a woman with black buns, a white swan dress, in snow
Lemmy Kilmister: a man with long black hair, chop sideburns, a black cowboy hat, a black shirt, holding a bass
Ozzy Osbourne: a man with long black hair, round dark glasses, a black coat, a cross, on a stage at night
Alice Cooper: a man with long black hair, black eye paint, a top hat, a black jacket, on a stage
Gene Simmons: a man with white face and black star paint, a black topknot, black armour, on a stage
Slash: a man with long curly black hair, a black top hat, sunglasses, a leather vest, holding a guitar, on a stage
Kurt Cobain: a man with messy long blonde hair, stubble, a green cardigan, holding a guitar, on a stage
Sid Vicious: a young man with spiky black hair, a black leather jacket, on a stage
Robert Smith: a pale man with messy black hair, red lipstick, a black shirt, on a stage
Boy George: a man with braids, a black hat, makeup, a robe, on a stage
Snoop Dogg: a thin Black man with braids, sunglasses, a blue tracksuit, in a city
Tupac Shakur | 2Pac: a Black man with a shaved head, a red bandana, a moustache, a denim vest, in a city
Notorious B.I.G. | Biggie: a fat Black man with a gold crown, sunglasses, a black suit, in a city
`)
