import { ANIMATED_FILMS } from './animation/animatedFilms.ts'
import { ANIME } from './animation/anime.ts'
import { CARTOONS } from './animation/cartoons.ts'
import { DISNEY_FILMS } from './animation/disneyFilms.ts'
import { FAIRY_TALE_FILMS } from './animation/fairyTaleFilms.ts'
import { GHIBLI_FILMS } from './animation/ghibliFilms.ts'
import { PARTNERS } from './partners.ts'
import { PIXAR_FILMS } from './animation/pixarFilms.ts'
import { CHILDRENS_BOOKS } from './books/childrensBooks.ts'
import { ENGLISH_CLASSICS } from './books/englishClassics.ts'
import { FANTASY_NOVELS } from './books/fantasyNovels.ts'
import { FANTASY_SAGAS } from './books/fantasySagas.ts'
import { MODERN_NOVELS } from './books/modernNovels.ts'
import { PLAYS } from './books/plays.ts'
import { THRILLERS } from './books/thrillers.ts'
import { WONDERLANDS } from './books/wonderlands.ts'
import { WORLD_CLASSICS } from './books/worldClassics.ts'
import { COMICS } from './comics/comics.ts'
import { DC_COMICS } from './comics/dcComics.ts'
import { MARVEL_COMICS } from './comics/marvelComics.ts'
import { ADVENTURE_FILMS } from './films/adventureFilms.ts'
import { FILMS } from './films/films.ts'
import { HORROR_FILMS } from './films/horrorFilms.ts'
import { SCIENCE_FICTION_FILMS } from './films/scienceFictionFilms.ts'
import { STAR_WARS } from './films/starWars.ts'
import { TELEVISION_SERIES } from './films/televisionSeries.ts'
import { ACTION_GAMES } from './games/actionGames.ts'
import { ADVENTURE_GAMES } from './games/adventureGames.ts'
import { GAMES } from './games/games.ts'
import { NINTENDO_GAMES } from './games/nintendoGames.ts'
import { ANCIENT_RULERS } from './history/ancientRulers.ts'
import { ANCIENT_THINKERS } from './history/ancientThinkers.ts'
import { ARTISTS } from './history/artists.ts'
import { LEADERS } from './history/leaders.ts'
import { MONARCHS } from './history/monarchs.ts'
import { RENAISSANCE } from './history/renaissance.ts'
import { SCIENTISTS } from './history/scientists.ts'
import { WORLD_RULERS } from './history/worldRulers.ts'
import { WRITERS_AND_COMPOSERS } from './history/writersAndComposers.ts'
import { FAIRY_TALES } from './myths/fairyTales.ts'
import { GREEK_MYTHS } from './myths/greekMyths.ts'
import { LEGENDS } from './myths/legends.ts'
import { MYTHS } from './myths/myths.ts'
import { NORTHERN_MYTHS } from './myths/northernMyths.ts'
import { SCRIPTURE } from './myths/scripture.ts'
import { AFRICAN_MYTHS } from './myths/africanMyths.ts'
import { AMERICAN_MYTHS } from './myths/americanMyths.ts'
import { ASIAN_LEGENDS } from './myths/asianLegends.ts'
import { SOUTH_ASIAN_LEGENDS } from './myths/southAsianLegends.ts'
import { EUROPEAN_LEGENDS } from './myths/europeanLegends.ts'
import { WORLD_NOVELS } from './books/worldNovels.ts'
import { MORE_CLASSICS } from './books/moreClassics.ts'
import { MORE_FILMS } from './films/moreFilms.ts'
import { MORE_TELEVISION } from './films/moreTelevision.ts'
import { MORE_CARTOONS } from './animation/moreCartoons.ts'
import { MORE_ANIME } from './animation/moreAnime.ts'
import { MORE_GAMES } from './games/moreGames.ts'
import { MORE_COMICS } from './comics/moreComics.ts'
import { MORE_PEOPLE } from './history/morePeople.ts'
import { MORE_LEADERS } from './history/moreLeaders.ts'
import type { Character } from './Character.ts'

/**
 * Every character that the studio knows. If two share a name and no source is given, the first one is
 * meant, so the best known go first.
 */
export const ENTRIES: readonly Character[] = [
  ...FANTASY_NOVELS,
  ...FANTASY_SAGAS,
  ...ENGLISH_CLASSICS,
  ...WORLD_CLASSICS,
  ...PLAYS,
  ...WONDERLANDS,
  ...CHILDRENS_BOOKS,
  ...MODERN_NOVELS,
  ...THRILLERS,
  ...ANCIENT_RULERS,
  ...MONARCHS,
  ...WORLD_RULERS,
  ...LEADERS,
  ...ANCIENT_THINKERS,
  ...RENAISSANCE,
  ...WRITERS_AND_COMPOSERS,
  ...SCIENTISTS,
  ...ARTISTS,
  ...GREEK_MYTHS,
  ...NORTHERN_MYTHS,
  ...MYTHS,
  ...SCRIPTURE,
  ...LEGENDS,
  ...FAIRY_TALES,
  ...STAR_WARS,
  ...SCIENCE_FICTION_FILMS,
  ...ADVENTURE_FILMS,
  ...HORROR_FILMS,
  ...FILMS,
  ...TELEVISION_SERIES,
  ...DC_COMICS,
  ...MARVEL_COMICS,
  ...COMICS,
  ...FAIRY_TALE_FILMS,
  ...DISNEY_FILMS,
  ...PIXAR_FILMS,
  ...ANIMATED_FILMS,
  ...CARTOONS,
  ...GHIBLI_FILMS,
  ...ANIME,
  ...NINTENDO_GAMES,
  ...ADVENTURE_GAMES,
  ...ACTION_GAMES,
  ...GAMES,
  ...AFRICAN_MYTHS,
  ...AMERICAN_MYTHS,
  ...ASIAN_LEGENDS,
  ...SOUTH_ASIAN_LEGENDS,
  ...EUROPEAN_LEGENDS,
  ...WORLD_NOVELS,
  ...MORE_CLASSICS,
  ...MORE_FILMS,
  ...MORE_TELEVISION,
  ...MORE_CARTOONS,
  ...MORE_ANIME,
  ...MORE_GAMES,
  ...MORE_COMICS,
  ...MORE_PEOPLE,
  ...MORE_LEADERS,
  ...PARTNERS,
]
