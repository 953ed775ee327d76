import type { Presentation } from '../CharacterSpec.ts'

/** The presentation that a common given name suggests; undefined for names that are not on the list. */
export const presentationOfName = (name: string): Presentation | undefined => {
  const given = name.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (given.some((word) => FEMININE.has(word))) return 'feminine'
  if (given.some((word) => MASCULINE.has(word))) return 'masculine'
  return undefined
}

const FEMININE = new Set(
  (
    'ada agnes alice alicia amara amelia amy ana anastasia andrea angela anita anna anne annie ayesha ' +
    'barbara beatrice bella bertha betty bianca brigitte camila carmen caroline catherine cecilia ' +
    'charlotte chiara chloe clara claire daisy dana daphne deborah diana dorothy edith elena eleanor ' +
    'elizabeth ella ellen eliza emily emma erica esther eva eve evelyn fatima fiona flora florence ' +
    'frances freya gabriela georgia grace greta hannah hazel heidi helen helena henrietta ida ines ' +
    'ingrid irene iris isabel isabella ivy jane jasmine jennifer jessica joan johanna josephine julia ' +
    'juliet karen kate katherine kira lara laura leila lena lily linda lisa lola louise lucia lucy luna ' +
    'lydia madeleine margaret maria marie marta martha mary matilda maya mei mia michelle mina molly ' +
    'monica nadia nancy naomi natasha nina nora olga olivia pamela patricia paula penelope petra phoebe ' +
    'priya rachel rebecca rosa rosalind rose ruby ruth sabrina sally samantha sandra sara sarah selma ' +
    'serena sofia sonia sophia sophie stella susan sylvia tanya teresa theresa ursula valentina vera ' +
    'veronica victoria violet virginia wanda wendy yasmin yuki zara zoe miss mrs ms lady dame madame'
  ).split(' '),
)

const MASCULINE = new Set(
  (
    'aaron abraham adam adrian ahmed alan albert alexander alfred andrew anthony antonio arthur barry ' +
    'benjamin bernard bob boris brian bruno carl carlos charles christopher daniel david dennis diego ' +
    'dimitri dominic donald duncan edgar edmund edward elias emil eric ernest eugene felix ferdinand ' +
    'francis frank fred frederick gabriel gary geoffrey george gerald gilbert giovanni gregory gustav ' +
    'hans harold harry hassan hector henry herbert hugo ian ibrahim igor isaac ivan jack jacob james ' +
    'jason javier jean jeremy jerome jim joe johann john jonathan jorge joseph juan julian karl keith ' +
    'kenji kevin klaus kofi larry lars lawrence leo leon leonard leopold louis lucas luigi luke malcolm ' +
    'marco marcus mario mark martin matthew max michael miguel mohammed nathan nicholas nigel oliver ' +
    'omar oscar otto pablo patrick paul pedro peter philip pierre rafael raj ralph raymond ricardo ' +
    'richard robert roger roland ronald rufus rupert samuel sebastian sergei simon stanley stefan ' +
    'stephen steven theodore thomas timothy tobias tom umberto victor vincent vladimir walter werner ' +
    'wilhelm william wolfgang yusuf mr sir lord master'
  ).split(' '),
)
