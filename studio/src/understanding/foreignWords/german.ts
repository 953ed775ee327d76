import { de } from '../languages/de.ts'
import { creaturesIn } from './creaturesIn.ts'
import { dictionary } from './dictionary.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'

/** The most common German words for looks. */
export const german: ForeignLanguage = {
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
}
