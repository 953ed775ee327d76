import { es } from '../languages/es.ts'
import { creaturesIn } from './creaturesIn.ts'
import { dictionary } from './dictionary.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'

/** The most common Spanish words for looks. */
export const spanish: ForeignLanguage = {
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
}
