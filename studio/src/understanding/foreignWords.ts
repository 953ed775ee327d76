import { plural } from './english.ts'
import { CREATURES } from '../creatures.ts'
import { keysOf } from '../keysOf.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import type { Language as Phrasebook } from './languages/Language.ts'
import { PEOPLE } from './people.ts'
import { wordPairs } from './wordPairs.ts'

/**
 * Translates the most common German, French and Spanish words for looks into English, so "eine alte Hexe
 * mit rotem Haar" is read like "an old witch with red hair". Text that has neither a typical function word of
 * one of these languages nor one of its articles before a known noun is returned unchanged.
 */
export const inEnglish = (text: string): string => {
  const language = languageOf(text)
  if (language === undefined) return text
  const words = text.split(/(?<=[\s,.;:!?()])|(?=[,.;:!?()])/u).map((part) => {
    const word = part.trim()
    const known = language.words.get(word.toLowerCase())
    return { text: known ? part.replace(word, known.english) : part, kind: known?.kind }
  })
  return (language.adjectivesFollow ? adjectivesFirst(counted(words)) : counted(words))
    .map((word) => word.text)
    .join('')
}

const languageOf = (text: string): Language | undefined =>
  LANGUAGES.find(({ telling }) => telling.test(text)) ?? languageAfterArticle(text)

/** "Un gato viejo": of the languages that have this article, the one that knows the most words. */
const languageAfterArticle = (text: string): Language | undefined => {
  const fitting = LANGUAGES.map((language) => {
    const rest = language.article.exec(text)?.groups?.rest ?? ''
    const known = (rest.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).flatMap(
      (word) => language.words.get(word)?.kind ?? [],
    )
    return { language, known: known.includes('noun') ? known.length : 0 }
  })
  const most = Math.max(...fitting.map(({ known }) => known))
  return most === 0 ? undefined : fitting.find(({ known }) => known === most)?.language
}

/** Gives the first noun after a number the plural, which many words of these languages do not show: "zwei Ritter". */
const counted = (words: readonly Word[]): readonly Word[] => {
  let isCounted = false
  return words.map((word) => {
    const bare = word.text.trim()
    if (word.kind !== 'noun') {
      isCounted = word.kind === 'small' ? NUMBERS.has(bare) : isCounted
      return word
    }
    const isSingular = isCounted && Object.hasOwn(PEOPLE, bare) && !bare.endsWith('s')
    isCounted = false
    return isSingular ? { ...word, text: word.text.replace(bare, plural(bare)) } : word
  })
}

const NUMBERS: ReadonlySet<string> = new Set(['two', 'three', 'four', 'five'])

/** The word of `text` that `inEnglish` translates as `english`, or that is `english` except for its case. */
export const asWritten = (text: string, english: string): string => {
  const language = languageOf(text)
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const meaning = (word: string) => language?.words.get(word.toLowerCase())?.english
  return words.find((word) => (meaning(word) ?? word.toLowerCase()) === english) ?? english
}

interface Word {
  readonly text: string
  readonly kind: 'noun' | 'adjective' | 'small' | undefined
}

/** Turns "hair blonde" into "blonde hair", and "robot round old" into "old round robot". */
const adjectivesFirst = (words: readonly Word[]): readonly Word[] =>
  words.reduce<readonly Word[]>((done, word) => {
    const last = done.at(-1)
    if (word.kind !== 'adjective' || last?.kind !== 'noun') return [...done, word]
    const spaced = { ...word, text: `${word.text.trim()} ` }
    const noun = { ...last, text: `${last.text.trim()} ` }
    const others = done.length - 1 - adjectivesBefore(done)
    return [...done.slice(0, others), spaced, ...done.slice(others, -1), noun]
  }, [])

/** The number of adjectives right before the last word. */
const adjectivesBefore = ([...words]: readonly Word[]): number => {
  const before = words.reverse().slice(1)
  const other = before.findIndex(({ kind }) => kind !== 'adjective')
  return other < 0 ? before.length : other
}

interface Language {
  readonly telling: RegExp
  /** An article that is also a word of another language, so only the noun after it decides. */
  readonly article: RegExp
  readonly adjectivesFollow: boolean
  readonly words: ReadonlyMap<string, { readonly english: string; readonly kind: Word['kind'] }>
}

/** What `writeDescription` calls creatures in a language, where that is one word. */
const creaturesIn = ({ creatures }: Phrasebook): string =>
  keysOf(CREATURES)
    .map((species) => [creatures[species].androgynous.slice(2).toLowerCase(), wordFor(species)])
    .filter(([noun = '']) => !noun.includes(' '))
    .map(([noun = '', english = '']) => `${noun}=${english.replaceAll(' ', '_')} `)
    .join('')

const wordFor = (species: keyof typeof CREATURES): string | undefined =>
  keysOf(PEOPLE).find((word) => PEOPLE[word]?.traits.species === species)

/** Lists as `wordPairs` takes them; every adjective takes each of the `endings`. */
const dictionary = (
  nouns: string,
  adjectives: string,
  small: string,
  endings: readonly string[] = [''],
): Language['words'] => {
  const rows = (list: string, kind: Word['kind'], forms: readonly string[]) =>
    wordPairs(list).flatMap(([foreign, english]) =>
      forms.map((ending) => [`${foreign}${ending}`, { english, kind }] as const),
    )
  return new Map([
    ...rows(nouns, 'noun', ['']),
    ...rows(adjectives, 'adjective', endings),
    ...rows(small, 'small', ['']),
  ])
}

const LANGUAGES: readonly Language[] = [
  {
    article: /^(?:der|die|das) (?<rest>.+)/iu,
    telling: /(?<!\p{L})(?:eine?[nmrs]?|mit|und|ohne|zwei|drei|vier|fünf)(?!\p{L})/iu,
    adjectivesFollow: false,
    words: dictionary(
      creaturesIn(de) +
        'mutter=mother vater=father tochter=daughter sohn=son schwester=sister schwestern=sisters ' +
        'bruder=brother brüder=brothers kinder=children kindern=children männer=men frauen=women ' +
        'hexen=witches könige=kings königinnen=queens prinzessinnen=princesses piraten=pirates ' +
        'elfen=elves zwerge=dwarves katzen=cats hunde=dogs feen=fairies nonnen=nuns mönche=monks wölfe=wolves füchse=foxes geister=ghosts drachen=dragon bären=bear ' +
        'soldaten=soldier prinzen=prince jungen=boy astronauten=astronaut räuber=thief krieger=warrior regenschirm=umbrella mann=man frau=woman ' +
        'junge=boy mädchen=girl kind=child dame=lady hexe=witch zauberer=wizard ritter=knight ' +
        'könig=king königin=queen prinz=prince prinzessin=princess pirat=pirate piratin=female_pirate ' +
        'elfe=elf zwerg=dwarf ork=orc roboter=robot drache=dragon katze=cat hund=dog fuchs=fox ' +
        'wolf=wolf bär=bear engel=angel teufel=devil geist=ghost vampir=vampire astronaut=astronaut ' +
        'soldat=soldier kapitän=captain detektiv=detective koch=chef lehrerin=teacher lehrer=teacher ' +
        'arzt=doctor großmutter=grandmother oma=grandmother großvater=grandfather opa=grandfather ' +
        'meerjungfrau=mermaid fee=fairy mönch=monk nonne=nun haar=hair haare=hair haaren=hair ' +
        'bart=beard schnurrbart=moustache augen=eyes auge=eye haut=skin nase=nose mund=mouth ' +
        'gesicht=face brille=glasses narbe=scar schal=scarf halstuch=neckerchief kopftuch=bandana handschuhe=gloves boxhandschuhe=boxing_gloves fäustlinge=mittens augenklappe=eye_patch sommersprossen=freckles hut=hat ' +
        'krone=crown helm=helmet kapuze=hood mütze=beanie zylinder=top_hat mantel=coat kleid=dress ' +
        'robe=robe umhang=cloak cape=cape rüstung=armour anzug=suit jacke=jacket hemd=shirt ' +
        'pullover=sweater uniform=uniform schwert=sword stab=staff zauberstab=wand axt=axe bogen=bow ' +
        'schild=shield buch=book blume=flower laterne=lantern wald=forest meer=sea wüste=desert ' +
        'berge=mountains bergen=mountains stadt=city schloss=castle burg=castle weltraum=space ' +
        'schnee=snow nacht=night morgen=morning abend=evening tag=day bibliothek=library küche=kitchen ' +
        'taverne=tavern klassenzimmer=classroom labor=laboratory werkstatt=workshop ' +
        'thronsaal=throne_room kirche=church bühne=theatre zirkus=circus raumschiff=spaceship ' +
        'markt=market friedhof=graveyard schlachtfeld=battlefield tempel=temple wiese=meadow ' +
        'garten=garden bauernhof=farm dschungel=jungle savanne=savanna pyramiden=pyramids strand=beach ' +
        'schiff=ship höhle=cave vulkan=volcano sterne=stars sternen=stars locken=curls zopf=braid ' +
        'glatze=bald_head stern=star blitz=lightning_bolt herz=heart totenkopf=skull mond=moon ' +
        'kreuz=cross anker=anchor pfote=paw flamme=flame blatt=leaf buchstabe=letter buchstaben=letter ' +
        'zahl=number brust=chest kater=cat hündin=dog löwin=lion wölfin=wolf füchsin=fox kaninchen=rabbit ' +
        'ratte=rat stute=horse hengst=horse pony=pony esel=donkey kuh=cow ziege=goat schaf=sheep ' +
        'ferkel=piglet falke=falcon rabe=raven uhu=owl gans=goose schwan=swan pinguin=penguin ' +
        'kröte=toad eidechse=lizard krokodil=crocodile dinosaurier=dinosaur fische=fish ' +
        'oktopus=octopus tintenfisch=squid käfer=beetle biene=bee geister=ghosts baum=tree ' +
        'schmetterling=butterfly motte=moth wespe=wasp hummel=bumblebee marienkäfer=ladybug ameise=ant fliege=fly libelle=dragonfly krabbe=crab ' +
        'krebs=crab hummer=lobster schnecke=snail qualle=jellyfish delfin=dolphin wal=whale seehund=seal giraffe=giraffe ' +
        'zebra=zebra kamel=camel huhn=chicken henne=hen hahn=rooster lamm=lamb widder=ram hamster=hamster hyäne=hyena ' +
        'flamingo=flamingo pfau=peacock strauß=ostrich dachs=badger waschbär=raccoon nilpferd=hippo nashorn=rhino ' +
        'einhorn=unicorn wildschwein=boar hirsch=deer eichhörnchen=squirrel teddybär=teddy_bear',
      'alt=old jung=young klein=little groß=tall dick=fat dünn=thin stark=strong traurig=sad ' +
        'fröhlich=happy lächelnd=smiling böse=evil rot=red blau=blue grün=green gelb=yellow schwarz=black ' +
        'weiß=white weiss=white grau=grey braun=brown blond=blonde golden=golden silbern=silver ' +
        'silber=silver lila=purple rosa=pink orange=orange lang=long kurz=short lockig=curly glatt=straight ' +
        'hell=light dunkel=dark dunkl=dark',
      'schaut=looks blickt=looks guckt=looks schauend=looking blickend=looking oben=up unten=down links=left ' +
        'rechts=right geradeaus=ahead kopf=head geneigt=tilted geneigtem=tilted mit=with ohne=without und=and auf=on unter=under ein=a eine=a einen=a einem=a einer=a eines=a der=the die=the ' +
        'das=the dem=the den=the im=in_the am=at_the kein=no keinen=no keine=no nicht=not trägt=wears hat=has ist=is ' +
        'sie=she er=he ihr=her ihre=her ihrem=her ihrer=her ihren=her sein=his seine=his seinem=his ' +
        'seiner=his seinen=his zwei=two drei=three vier=four fünf=five',
      ['', 'e', 'en', 'er', 'es', 'em'],
    ),
  },
  {
    article: /^(?:un|les?|la) (?<rest>.+)/iu,
    telling:
      /(?<!\p{L})(?:une|avec|aux|sans|d'une?|l'air|et son|et sa|deux|trois|quatre|cinq)(?!\p{L})/iu,
    adjectivesFollow: true,
    words: dictionary(
      'mère=mother père=father sœur=sister soeur=sister sœurs=sisters soeurs=sisters frère=brother ' +
        'frères=brothers hommes=men femmes=women enfants=children sorcières=witches sorciers=wizards ' +
        'chevaliers=knights rois=kings reines=queens pirates=pirates elfes=elves nains=dwarves ' +
        'chats=cats chiens=dogs dragons=dragons homme=man femme=woman garçon=boy fille=girl ' +
        'enfant=child dame=lady sorcière=witch sorcier=wizard magicien=wizard chevalier=knight roi=king ' +
        'reine=queen prince=prince princesse=princess pirate=pirate elfe=elf nain=dwarf orque=orc ' +
        'robot=robot dragon=dragon chat=cat chien=dog renard=fox loup=wolf ours=bear ange=angel ' +
        'démon=demon fantôme=ghost vampire=vampire astronaute=astronaut soldat=soldier ' +
        'capitaine=captain détective=detective cuisinier=chef médecin=doctor grand-mère=grandmother ' +
        'grand-père=grandfather sirène=mermaid fée=fairy moine=monk cheveux=hair barbe=beard ' +
        'moustache=moustache yeux=eyes peau=skin nez=nose bouche=mouth visage=face lunettes=glasses ' +
        'cicatrice=scar écharpe=scarf gants=gloves moufles=mittens chapeau=hat couronne=crown casque=helmet capuche=hood bonnet=beanie ' +
        'manteau=coat robe=dress cape=cape armure=armour costume=suit veste=jacket chemise=shirt ' +
        'épée=sword bâton=staff baguette=wand hache=axe arc=bow bouclier=shield livre=book fleur=flower ' +
        'lanterne=lantern forêt=forest mer=sea désert=desert montagne=mountains ville=city ' +
        'château=castle espace=space neige=snow nuit=night bibliothèque=library cuisine=kitchen ' +
        'taverne=tavern laboratoire=laboratory atelier=workshop cathédrale=cathedral église=church ' +
        'théâtre=theatre cirque=circus marché=market cimetière=graveyard temple=temple prairie=meadow ' +
        'jardin=garden ferme=farm jungle=jungle savane=savanna pyramides=pyramids plage=beach ' +
        'bateau=ship navire=ship grotte=cave volcan=volcano étoiles=stars étoile=star ' +
        'éclair=lightning_bolt cœur=heart coeur=heart crâne=skull lune=moon croix=cross ancre=anchor ' +
        'patte=paw flamme=flame feuille=leaf lettre=letter numéro=number poitrine=chest torse=chest ' +
        'licorne=unicorn zombie=zombie extraterrestre=alien viking=viking samouraï=samurai ninja=ninja ' +
        'clown=clown cowboy=cowboy pompier=firefighter professeur=teacher infirmière=nurse ' +
        'peintre=painter musicien=musician jardinier=gardener boulanger=baker squelette=skeleton ' +
        'momie=mummy gobelin=goblin troll=troll tigre=tiger lion=lion lapin=rabbit souris=mouse ' +
        'cochon=pig cheval=horse taureau=bull éléphant=elephant singe=monkey hibou=owl canard=duck ' +
        'grenouille=frog tortue=turtle requin=shark poisson=fish pieuvre=octopus aigle=eagle ' +
        'perroquet=parrot panda=panda hérisson=hedgehog chatte=cat chienne=dog renarde=fox louve=wolf ' +
        'lionne=lion lapine=rabbit jument=horse âne=donkey vache=cow chèvre=goat mouton=sheep faucon=falcon ' +
        'corbeau=raven chouette=owl oie=goose cygne=swan manchot=penguin crapaud=toad lézard=lizard ' +
        'crocodile=crocodile dinosaure=dinosaur poulpe=octopus insecte=insect abeille=bee arbre=tree ' +
        'araignée=spider papillon=butterfly guêpe=wasp coccinelle=ladybug fourmi=ant crabe=crab homard=lobster escargot=snail ' +
        'dauphin=dolphin baleine=whale girafe=giraffe zèbre=zebra chameau=camel poule=chicken coq=rooster pingouin=penguin ' +
        'agneau=lamb hyène=hyena chacal=jackal golem=golem spectre=ghost écureuil=squirrel rat=rat cerf=deer cornes=horns ailes=wings auréole=halo ' +
        'défenses=tusks rousseur=freckles rides=wrinkles monocle=monocle masque=mask larme=tear ' +
        'boucles=curls tresse=braid tresses=plaits chignon=bun frange=fringe crête=mohawk ' +
        'favoris=mutton_chops bouc=goatee béret=beret turban=turban foulard=headscarf voile=veil ' +
        'diadème=tiara casquette=cap tricorne=tricorne sombrero=sombrero bandeau=headband ' +
        'bandana=bandana écouteurs=headphones kimono=kimono poncho=poncho tablier=apron ' +
        'imperméable=raincoat gilet=waistcoat pull=sweater toge=toga tunique=tunic uniforme=uniform ' +
        'smoking=tuxedo salopette=overalls châle=shawl haillons=rags corset=corset combinaison=bodysuit ' +
        'scaphandre=spacesuit guitare=guitar violon=violin micro=microphone parapluie=umbrella ' +
        'ballon=balloon panier=basket pomme=apple potion=potion loupe=magnifying_glass balance=scales ' +
        'télescope=telescope tasse=teacup gobelet=goblet parchemin=scroll palette=palette plume=feather ' +
        'sucette=lollipop fouet=whip crochet=hook canne=cane balai=broom torche=torch dague=dagger ' +
        'poignard=dagger lance=spear pioche=pickaxe faux=scythe marteau=hammer trident=trident ' +
        'boussole=compass clé=wrench pipe=pipe cigare=cigar orbe=orb école=classroom toits=rooftop',
      'vieux=old vieil=old vieille=old jeune=young petit=little petite=little grand=tall grande=tall ' +
        'gros=fat grosse=fat triste=sad souriant=smiling souriante=smiling rouge=red rouges=red roux=ginger ' +
        'rousse=ginger bleu=blue bleus=blue bleue=blue vert=green verts=green verte=green jaune=yellow ' +
        'noir=black noirs=black noire=black blanc=white blancs=white blanche=white gris=grey grise=grey ' +
        'brun=brown bruns=brown brune=brown blond=blonde blonds=blonde blonde=blonde doré=golden ' +
        'dorée=golden argenté=silver violet=purple rose=pink long=long longs=long longue=long court=short ' +
        'courts=short frisés=curly bouclés=curly ' +
        'argentée=silver violette=purple châtain=chestnut châtains=chestnut orange=orange ailé=winged ' +
        'ailée=winged masqué=masked masquée=masked barbu=bearded chauve=bald âgé=old âgée=old ' +
        'heureux=happy heureuse=happy furieux=angry furieuse=angry effrayé=scared effrayée=scared',
      'regarde=looks regardant=looking haut=up bas=down gauche=left droite=right tête=head penchée=tilted ' +
        'inclinée=tilted avec=with sans=without et=and sur=on un=a une=a le=the la=the les=the des=some aux=with au=with du=of_the ' +
        'porte=wears elle=she il=he sa=her son=his deux=two trois=three quatre=four cinq=five',
    ),
  },
  {
    article: /^(?:un|el|la|l[ao]s) (?<rest>.+)/iu,
    telling: /(?<!\p{L})(?:una|con|sin|y su|dos|tres|cuatro|cinco)(?!\p{L})/iu,
    adjectivesFollow: true,
    words: dictionary(
      creaturesIn(es) +
        'madre=mother padre=father hijo=boy hija=girl hermana=sister hermanas=sisters hermano=brother ' +
        'hermanos=brothers hombres=men mujeres=women niños=children niñas=girls brujas=witches ' +
        'magos=wizards caballeros=knights reyes=kings reinas=queens piratas=pirates elfos=elves ' +
        'enanos=dwarves gatos=cats perros=dogs dragones=dragons paraguas=umbrella hombre=man ' +
        'mujer=woman niño=boy niña=girl chico=boy chica=girl bruja=witch mago=wizard caballero=knight ' +
        'rey=king reina=queen príncipe=prince princesa=princess pirata=pirate elfo=elf enano=dwarf ' +
        'robot=robot dragón=dragon gato=cat perro=dog zorro=fox lobo=wolf oso=bear ángel=angel ' +
        'demonio=demon fantasma=ghost vampiro=vampire astronauta=astronaut soldado=soldier ' +
        'capitán=captain cocinero=chef médico=doctor abuela=grandmother abuelo=grandfather ' +
        'sirena=mermaid hada=fairy monje=monk pelo=hair cabello=hair barba=beard bigote=moustache ' +
        'ojos=eyes piel=skin nariz=nose boca=mouth cara=face gafas=glasses cicatriz=scar bufanda=scarf guantes=gloves manoplas=mittens pajarita=bow_tie sombrero=hat ' +
        'corona=crown casco=helmet capucha=hood abrigo=coat vestido=dress capa=cape armadura=armour ' +
        'traje=suit chaqueta=jacket camisa=shirt espada=sword bastón=staff varita=wand hacha=axe ' +
        'arco=bow escudo=shield libro=book flor=flower bosque=forest mar=sea desierto=desert ' +
        'montañas=mountains ciudad=city castillo=castle espacio=space nieve=snow noche=night ' +
        'biblioteca=library cocina=kitchen taberna=tavern laboratorio=laboratory taller=workshop ' +
        'catedral=cathedral iglesia=church teatro=theatre circo=circus mercado=market ' +
        'cementerio=graveyard templo=temple prado=meadow jardín=garden granja=farm selva=jungle ' +
        'sabana=savanna pirámides=pyramids playa=beach barco=ship cueva=cave volcán=volcano ' +
        'estrellas=stars estrella=star rayo=lightning_bolt corazón=heart calavera=skull luna=moon ' +
        'gata=cat perra=dog leona=lion loba=wolf zorra=fox osa=bear tigresa=tiger ratona=mouse rata=rat ' +
        'coneja=rabbit yegua=horse burro=donkey vaca=cow cabra=goat oveja=sheep halcón=falcon cuervo=raven ' +
        'lechuza=owl ganso=goose cisne=swan pingüino=penguin rana=frog tortuga=turtle cocodrilo=crocodile ' +
        'dinosaurio=dinosaur calamar=squid abeja=bee momia=mummy árbol=tree unicornio=unicorn ' +
        'mariposa=butterfly polilla=moth avispa=wasp abejorro=bumblebee mariquita=ladybug hormiga=ant mosca=fly libélula=dragonfly ' +
        'cangrejo=crab langosta=lobster caracol=snail delfín=dolphin ballena=whale foca=seal jirafa=giraffe ' +
        'cebra=zebra camello=camel gallina=chicken pollo=chicken gallo=rooster cordero=lamb carnero=ram hámster=hamster ' +
        'hiena=hyena flamenco=flamingo avestruz=ostrich tejón=badger mapache=raccoon hipopótamo=hippo rinoceronte=rhino ' +
        'escarabajo=beetle insecto=insect pez=fish ' +
        'ser=person limo=slime mona=monkey ardilla=squirrel ciervo=deer ' +
        'cruz=cross ancla=anchor pata=paw llama=flame hoja=leaf letra=letter número=number pecho=chest',
      'viejo=old vieja=old viejos=old viejas=old joven=young jóvenes=young pequeño=little ' +
        'pequeña=little gordo=fat triste=sad sonriente=smiling rojo=red roja=red azul=blue azules=blue ' +
        'verde=green verdes=green amarillo=yellow amarilla=yellow negro=black negra=black negros=black ' +
        'blanco=white blanca=white gris=grey marrón=brown castaño=chestnut rubio=blonde rubia=blonde ' +
        'dorado=golden dorada=golden morado=purple rosa=pink largo=long larga=long corto=short ' +
        'rizado=curly panda=panda momificado=mummified gelatinoso=gelatinous cilíndrico=barrel_shaped ' +
        'cuadrado=boxy',
      'mira=looks mirando=looking arriba=up abajo=down izquierda=left derecha=right frente=ahead cabeza=head ' +
        'ladeada=tilted inclinada=tilted con=with sin=without y=and en=on un=a una=a el=the la=the los=the las=the del=of_the de=of lleva=wears ella=she ' +
        'él=he su=his dos=two tres=three cuatro=four cinco=five',
    ),
  },
]
