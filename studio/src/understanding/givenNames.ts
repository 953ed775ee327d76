import type { Presentation } from '../spec/CharacterSpec.ts'

/**
 * The presentation that a title or a common given name in `name` suggests, the title first: Lady Morgan,
 * Sir Robin. Undefined when no word is on the lists.
 */
export const presentationOfName = (name: string): Presentation | undefined => {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const [title] = words
  if (title !== undefined && FEMININE_TITLES.has(title)) return 'feminine'
  if (title !== undefined && MASCULINE_TITLES.has(title)) return 'masculine'
  for (const word of words) {
    if (FEMININE.has(word)) return 'feminine'
    if (MASCULINE.has(word)) return 'masculine'
  }
  return undefined
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const FEMININE_TITLES = listOf(
  'miss mrs ms lady dame madame madam mademoiselle aunt auntie granny grandma baba nanny sister ' +
    'mother princess queen empress duchess countess baroness senora signora frau donna',
)

const MASCULINE_TITLES = listOf(
  'mr sir lord master uncle grandpa father brother prince king emperor duke count baron senor ' +
    'signor herr don monsieur',
)

const FEMININE = listOf(
  'ada adaeze agnes aiko aisha akua alice alicia amara amelia amina amy ana anastasia andrea angela ' +
    'anita anna anne annie anya aoife astrid ayesha barbara beatrice bella bertha betty bianca brigid ' +
    'brigitte camila carmen caroline catherine cecilia charlotte chiara chloe clara claire ' +
    'consuelo daisy dana daphne deborah deepa diana dorothy edith elena eleanor elizabeth ella ellen ' +
    'eliza emily emma erica esther eva eve evelyn farah fatima fatou fiona flora florence frances ' +
    'francesca freya gabriela georgia giulia grace greta guadalupe hana hannah haruka hazel heidi helen ' +
    'helena henrietta ida ines ingrid irene iris isabel isabella ivy jane jasmine jennifer jessica joan ' +
    'johanna josephine julia juliet kamala karen kate katherine kavita keiko kira lakshmi lan lara ' +
    'laura leila lena leticia lily linda ling lisa lola louise lucia lucy luna lydia madeleine magda mai ' +
    'mara margaret maria marie marta martha mary matilda maya mei meera mia michelle mina molly monica ' +
    'nadia nala nancy naomi natalia natasha ngozi niamh nina noor nora olga olivia pamela parvati ' +
    'patricia paula penelope petra phoebe priya rachel rania rebecca rosa rosalind rosario rose ruby ' +
    'ruth sabrina sakura sally salma samantha sandra saoirse sara sarah selma serena shanti siobhan ' +
    'sofia sonia sophia sophie soraya stella sunita susan svetlana sylvia tanya tatiana teresa theresa ' +
    'ursula valentina vera veronica victoria violet virginia wanda wangari wendy xandra ximena yara ' +
    'yasmin yuki yuko zainab zara zoe zuri ' +
    'abigail addison allison amber april ariana ashley audrey aurora ava beth brianna brittany carla ' +
    'carol cathy celine chantal cynthia delphine denise donna dora elise elsa erin estelle evangeline ' +
    'faith fernanda gemma gina gloria greta gwendolyn harriet heather hilda hope imogen ingeborg ' +
    'jana janet jenna jill joanna joy joyce judith julie kathleen kayla kelly kim kirsten kristin ' +
    'lauren layla leah leonie liesel lucie lucille madison mandy marina marlene megan melanie melissa ' +
    'mila minnie miriam myra nancy nell nelly nicole ophelia paige patty peggy polly rita roberta ' +
    'rosemary roxanne scarlett shirley sigrid solveig stephanie sue tabitha tamara taylor tess tina ' +
    'tracy valerie vivian wilhelmina winifred yvette yvonne zelda',
)

const MASCULINE = listOf(
  'aaron abdul abraham adam aditya adrian ahmed akira alan albert alejandro alexander alfred ali amir ' +
    'anders andrew angus anthony antonio arjun arthur barry ben benjamin bernard bilal bob boris brian ' +
    'bruno carl carlos charles chidi chinedu christopher cormac daniel david dennis diego dimitri ' +
    'dmitri dominic donald duncan edgar edmund edward ehud elias emeka emil emilio enrique eric ernest ' +
    'eugene felix ferdinand finn francis frank fred frederick gabriel gary geoffrey george gerald ' +
    'gilbert giovanni giuseppe gregory gunnar gustav habib hans harold harry hassan hector henry herbert ' +
    'hiroshi hugo hussein ian ibrahim igor isaac ivan jack jacob jamal james jan jason javier jean ' +
    'jeremy jerome jim joe johann john jonathan jorge jose joseph juan julian kaito karim karl keith ' +
    'kenji kevin khalid klaus kofi kwame larry lars lawrence leif leo leon leonard leopold lorenzo louis ' +
    'luca lucas luigi luis magnus malcolm malik marco marcus mario mark martin mateo matteo matthew max ' +
    'michael miguel mikhail mohammed moses mustafa nathan nicholas nigel nikolai oleg oliver olu omar ' +
    'oscar otto pablo padraig patrick paul pavel pedro peter philip pierre piotr rafael raj rajesh ralph ' +
    'ravi raymond reginald ricardo richard robert roger roland ronald rufus rupert samir samuel sanjay ' +
    'satoshi sean sebastian sergei sergio seamus simon stanley stefan stephen steve steven sven takeshi ' +
    'tariq theodore thomas timothy tobias tom umberto vasily victor vijay vikram vincent vladimir walter ' +
    'wei werner wilhelm william wolfgang yusuf zhang ' +
    'adolfo aiden alain alec alex alfonso alvin andre andreas angelo ansel anselm archibald armand ' +
    'arnold axel bart benedict bill billy bjorn bradley brandon bram bryan caleb calvin cedric charlie ' +
    'chris clark claude clive clyde colin connor craig curtis cyril damian dan darren dave dean derek ' +
    'dirk don dorian douglas doug dylan eduardo elliot elmer enzo erik ethan evan fabian fernando ' +
    'floyd franz fritz gaston gerard giles glenn gordon graham greg gustavo guy harrison harvey heinrich ' +
    'howard humphrey jackson jake jamie jasper jayden jeff jens jerry jesse jimmy joel johannes johnny ' +
    'jonas josh joshua jules jurgen justin kai ken kurt kyle leonardo leroy liam lloyd logan lothar ' +
    'lukas luke manuel marcel mason matthias mauro mike milo moritz ned neil nick niels noah nolan ' +
    'norman orson otis owen pascal percy phil quentin quincy ramon randall rene rob robin roderick rolf ' +
    'ross roy ruben russell ryan sam scott seth shane silas stefano steffen stewart ted terry thaddeus ' +
    'theo tim timmy todd tony travis tristan troy tyler ulrich victor wade walt warren wayne wesley ' +
    'wilbur will winston xavier yannick zachary',
)
