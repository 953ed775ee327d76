/**
 * Slurs, and names that stand for hate, in the languages of the page: no engine describes or paints them.
 * The format is that of MODERATION_WORDS.
 *
 * To maintain it: one word or phrase per line, with each of its forms, since only whole words match; case and accents
 * make no difference. slurs.test.ts fails if a word is also known to the studio, as a name or as anything else: such a
 * word belongs to those left out. So do words that are no slur in another of these languages.
 *
 * Left out because they are also names: Bamboula, Bimbo, Boche, Dago, Kike, Marica, Mohr, Moro, Mongo, Paki, Panchito, Romano, Spaz, viado
 * (which looks like Vlado), عبيد, チョン.
 * Left out because they are also ordinary words: abo, bicha, bollera, chink, coon, crioulo, dyke, fag, gitano, gypsy, indio,
 * jap, kaffir, Kameltreiber, macaco, nègre, negro, pédé (Portuguese: asks), retard (French: late), spic, tapette,
 * tortillera, Transe (French: trance), tranny, wop, Zigeuner, خول, زنجي, شاذ, 土人, 非人, 池沼, 気違い, めくら, オカマ, ホモ.
 */
export const SLURS = `
# English
beaner
beaners
boong
boongs
ching chong
faggot
faggots
gook
gooks
jigaboo
jigaboos
japs
kikes
nigga
niggas
niggaz
nigger
niggers
niglet
niglets
pakis
pickaninny
pickaninnies
poofter
poofters
porch monkey
porch monkeys
raghead
ragheads
sandnigger
sandniggers
shemale
shemales
spics
towelhead
towelheads
wetback
wetbacks
zipperhead
zipperheads

# German
Arschficker
Drecksausländer
Drecksjude
Drecksjuden
Drecksneger
Itaker
Itakern
Judensau
Judenschwein
Kampflesbe
Kampflesben
Kanake
Kanaken
Kümmeltürke
Kümmeltürken
Neger
Negerin
Negerinnen
Negerlein
Negern
Negers
Polacke
Polacken
Reisfresser
Saujude
Saujuden
Scheißausländer
Scheißjude
Scheißjuden
Scheißneger
Schlitzauge
Schlitzaugen
Schwuchtel
Schwuchteln
Spasti
Spastis
Untermensch
Untermenschen

# Spanish
gitano de mierda
gitana de mierda
indio de mierda
india de mierda
judío de mierda
judía de mierda
maricón
maricona
mariconas
maricones
moro de mierda
mora de mierda
negrata
negratas
negro de mierda
negra de mierda
puto gitano
puto judío
puto moro
puto negro
sudaca
sudacas
travelo
travelos

# French
bicots
bougnoule
bougnoules
chinetoque
chinetoques
enculé de juif
gouine
gouines
niakoué
niakoués
sale arabe
sales arabes
sale juif
sale juive
sales juifs
sale négro
sale nègre
sale noir
sale pédé
sales pédés
tarlouze
tarlouzes
youpin
youpine
youpins

# Portuguese
baitola
baitolas
boiola
boiolas
crioulo de merda
índio de merda
judeu de merda
judia de merda
preta de merda
preto de merda
sapatona
sapatonas
traveco
travecos
viadinho
viadinhos
viados

# Arabic
زنجي قذر
عبد أسود
عبيد سود
كلب يهودي
لوطي
لوطيين
اللوطيين
يهودي قذر
يهودي نجس

# Japanese
ガイジ
クロンボ
ジャップ
チャンコロ
ニガー
黒んぼ
支那人
シナ人
鮮人
不逞鮮人
穢多
毛唐

# Names and calls that stand for hate
Adolf Eichmann
Anders Behring Breivik
Anders Breivik
gas the jews
Heil Hitler
Heinrich Himmler
Hitler
Hitlers
Josef Mengele
Joseph Goebbels
Juden raus
Ku Klux Klan
Reinhard Heydrich
Sieg Heil
ジークハイル
ヒットラー
ヒトラー
`
