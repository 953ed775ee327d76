import { dictionary } from './dictionary.ts'
import type { ForeignLanguage } from './ForeignLanguage.ts'

/** The most common French words for looks. */
export const french: ForeignLanguage = {
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
}
