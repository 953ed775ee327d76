import { listed, plural, withArticle } from './english.ts'
import { wordPairs } from './wordPairs.ts'

/**
 * Translates a text that lists only people and creatures: "二人の魔法使い" is "two wizards", "فارس وتنين" is
 * "a knight and a dragon". Undefined for any other text, because a name may contain the same words.
 */
export const beingsInEnglish = (text: string): string | undefined => {
  if (/\p{Script=Arabic}/u.test(text)) return fromArabic(text)
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? fromUnspaced(text)
    : undefined
}

interface Member {
  readonly count: Count
  readonly qualities: readonly string[]
  readonly being: string
}

type Count = 1 | 2 | 3

const dictionary = (list: string): ReadonlyMap<string, string> => new Map(wordPairs(list))

/**
 * Japanese and Chinese (simplified and traditional) in one table: no word means one being in Japanese and another in
 * Chinese.
 */
const BEINGS = dictionary(
  '騎士=knight 骑士=knight 魔法使い=wizard 魔術師=wizard 巫师=wizard 巫師=wizard 魔法师=wizard 魔法師=wizard ' +
    '魔女=witch 女巫=witch 竜=dragon 龍=dragon 龙=dragon ドラゴン=dragon 王様=king 王=king 国王=king 國王=king ' +
    '女王=queen 王后=queen 王子=prince 王女=princess お姫様=princess 姫=princess 公主=princess 海賊=pirate ' +
    '海盗=pirate 海盜=pirate 忍者=ninja 侍=samurai サムライ=samurai 武士=samurai エルフ=elf 精灵=elf 精靈=elf ' +
    'ドワーフ=dwarf 矮人=dwarf オーク=orc 兽人=orc 獸人=orc ロボット=robot 机器人=robot 機器人=robot 宇宙人=alien ' +
    '外星人=alien 宇宙飛行士=astronaut 宇航员=astronaut 太空人=astronaut 妖精=fairy 仙女=fairy 天使=angel ' +
    '悪魔=devil 恶魔=devil 惡魔=devil 幽霊=ghost 幽灵=ghost 幽靈=ghost 吸血鬼=vampire 猫=cat 貓=cat 犬=dog 狗=dog ' +
    '狐=fox キツネ=fox 狐狸=fox 狼=wolf オオカミ=wolf 熊=bear クマ=bear 熊猫=panda 熊貓=panda パンダ=panda ' +
    '兎=rabbit うさぎ=rabbit ウサギ=rabbit 兔子=rabbit 虎=tiger 老虎=tiger ライオン=lion 狮子=lion 獅子=lion ' +
    '猿=monkey 猴子=monkey 姉妹=sister 姐妹=sister 姊妹=sister 兄弟=brother 男の子=boy 少年=boy 男孩=boy ' +
    '女の子=girl 少女=girl 女孩=girl 男性=man 男人=man 女性=woman 女人=woman 母親=mother 母亲=mother 母=mother ' +
    '妈妈=mother 媽媽=mother 父親=father 父亲=father 父=father 爸爸=father 子供=child 子ども=child 孩子=child ' +
    '娘=girl 女儿=girl 女兒=girl 息子=boy 儿子=boy 兒子=boy おじいさん=grandfather 爷爷=grandfather ' +
    '爺爺=grandfather おばあさん=grandmother 奶奶=grandmother 老人=old_man 戦士=warrior 战士=warrior ' +
    '戰士=warrior 兵士=soldier 士兵=soldier 探偵=detective 侦探=detective 偵探=detective 科学者=scientist ' +
    '科学家=scientist 科學家=scientist 医者=doctor 医生=doctor 醫生=doctor 先生=teacher 老师=teacher ' +
    '老師=teacher 料理人=chef 厨师=chef 廚師=chef 人魚=mermaid 美人鱼=mermaid 美人魚=mermaid ゴブリン=goblin ' +
    'コウモリ=bat 蝙蝠=bat クモ=spider 蜘蛛=spider 蝶=butterfly 蝴蝶=butterfly 蜂=bee ハチ=bee ミツバチ=bee 蜜蜂=bee ' +
    'アリ=ant 蟻=ant 蚂蚁=ant 昆虫=insect カタツムリ=snail 蜗牛=snail カニ=crab 蟹=crab 螃蟹=crab 魚=fish 鱼=fish ' +
    '亀=turtle カメ=turtle 乌龟=turtle 牛=cow ウシ=cow 羊=sheep ヒツジ=sheep 山羊=goat ヤギ=goat リス=squirrel 松鼠=squirrel ' +
    'ハリネズミ=hedgehog 刺猬=hedgehog ペンギン=penguin 企鹅=penguin 鶏=chicken ニワトリ=chicken 鸡=chicken 恐竜=dinosaur ' +
    '恐龙=dinosaur 象=elephant 大象=elephant ゾウ=elephant キリン=giraffe 长颈鹿=giraffe 馬=horse 马=horse 豚=pig ネズミ=mouse ' +
    '老鼠=mouse 鷲=eagle フクロウ=owl 猫头鹰=owl アヒル=duck 鸭子=duck 蛙=frog カエル=frog 青蛙=frog 鮫=shark サメ=shark ' +
    'ジャッカル=jackal オウム=parrot トカゲ=lizard 蛸=octopus タコ=octopus 章鱼=octopus 鳥=bird 鸟=bird ' +
    '骸骨=skeleton 骷髅=skeleton 骷髏=skeleton',
)

const QUALITIES = dictionary(
  '年老いた=old 年老的=old 老=old 若い=young 年轻的=young 年輕的=young 小さな=little 小さい=little 小=little ' +
    '大きな=tall 大きい=tall 大=tall 赤い=red 红色的=red 紅色的=red 红=red 紅=red 黒い=black 黑色的=black 黑=black ' +
    '白い=white 白色的=white 白=white 青い=blue 蓝色的=blue 藍色的=blue 緑の=green 绿色的=green 綠色的=green ' +
    '悲しい=sad 悲伤的=sad 悲傷的=sad 怒った=angry 愤怒的=angry 憤怒的=angry',
)

const NUMBERS: Readonly<Record<string, Count>> = {
  ...{ 二: 2, 两: 2, 兩: 2, 2: 2, ふたり: 2, 三: 3, 3: 3 },
}
const COUNTERS = '人|匹|頭|羽|体|个|個|位|只|隻|名|条|條|头'
const JOINTS = /^(?:と|、|和|与|與|跟|及)(?:その|彼の|彼女の|(?:他|她|它|牠)的)?/u
const COUNT = new RegExp(`^(?<number>[一二三两兩123]|ひとり|ふたり)(?:${COUNTERS})?の?`, 'u')

/** Reads one being after another, each with its qualities, because there are no spaces to split at. */
const fromUnspaced = (text: string): string | undefined => {
  const members: Member[] = []
  let rest = text.replace(/[\s。．]+/gu, '')
  while (rest !== '') {
    const count = COUNT.exec(rest)
    const number = NUMBERS[count?.groups?.number ?? ''] ?? 1
    rest = rest.slice(count?.[0].length ?? 0)
    const qualities: string[] = []
    let being: string | undefined
    while (being === undefined) {
      being = longestOf(BEINGS, rest)
      const word = being ?? longestOf(QUALITIES, rest)
      if (word === undefined) return undefined
      rest = rest.slice(word.length)
      if (being === undefined) qualities.push(QUALITIES.get(word) ?? '')
    }
    members.push({ count: number, qualities, being: BEINGS.get(being) ?? '' })
    const joint = JOINTS.exec(rest)?.[0] ?? ''
    if ((joint === '') !== (rest === '')) return undefined
    rest = rest.slice(joint.length)
  }
  return inEnglish(members)
}

const longestOf = (words: ReadonlyMap<string, string>, text: string): string | undefined => {
  for (let length = LONGEST; length > 0; length--) {
    const start = text.slice(0, length)
    if (start.length === length && words.has(start)) return start
  }
  return undefined
}
const LONGEST = Math.max(...[...BEINGS.keys(), ...QUALITIES.keys()].map(({ length }) => length))

const ARABIC_BEINGS = dictionary(
  'فارس=knight تنين=dragon ساحر=wizard ساحرة=witch ملك=king ملكة=queen أمير=prince أميرة=princess قرصان=pirate ' +
    'قزم=dwarf روبوت=robot جنية=fairy ملاك=angel شيطان=devil شبح=ghost قطة=cat قط=cat كلب=dog ثعلب=fox ذئب=wolf ' +
    'دب=bear أسد=lion نمر=tiger أرنب=rabbit أخت=sister شقيقة=sister أخ=brother شقيق=brother أم=mother أب=father ' +
    'طفل=child طفلة=girl ابن=boy ابنة=girl رجل=man امرأة=woman ولد=boy صبي=boy فتاة=girl بنت=girl ' +
    'جد=grandfather جدة=grandmother محارب=warrior جندي=soldier طبيب=doctor معلم=teacher عالم=scientist',
)

/** Plurals, which follow "three". */
const ARABIC_PLURALS = dictionary(
  'فرسان=knight تنانين=dragon سحرة=wizard ساحرات=witch ملوك=king ملكات=queen أمراء=prince أميرات=princess ' +
    'قراصنة=pirate أقزام=dwarf روبوتات=robot جنيات=fairy ملائكة=angel شياطين=devil أشباح=ghost قطط=cat كلاب=dog ' +
    'ثعالب=fox ذئاب=wolf دببة=bear أسود=lion نمور=tiger أرانب=rabbit أخوات=sister شقيقات=sister إخوة=brother ' +
    'أشقاء=brother أطفال=child أولاد=boy بنات=girl فتيات=girl رجال=man نساء=woman محاربين=warrior جنود=soldier',
)

const ARABIC_QUALITIES = dictionary(
  'عجوز=old شاب=young شابة=young صغير=little صغيرة=little كبير=tall كبيرة=tall أسود=black سوداء=black ' +
    'أبيض=white بيضاء=white أحمر=red حمراء=red أخضر=green خضراء=green أزرق=blue زرقاء=blue حزين=sad حزينة=sad',
)

const fromArabic = (text: string): string | undefined => {
  const members: (Member & { readonly qualities: string[] })[] = []
  let count: Count = 1
  for (const written of text.replace(/[.،,]/gu, ' ').split(/\s+/u).filter(Boolean)) {
    if (/^و?ثلاثة?$/u.test(written)) {
      count = 3
      continue
    }
    const quality = ARABIC_QUALITIES.get(written)
    const last = members.at(-1)
    if (quality !== undefined && last !== undefined && count === 1) {
      last.qualities.push(quality)
      continue
    }
    const being = count === 3 ? ARABIC_PLURALS.get(written) : undefined
    const found = being === undefined ? beingOf(written) : { being, count }
    if (found === undefined) return undefined
    members.push({ ...found, qualities: [] })
    count = 1
  }
  return inEnglish(members)
}

/** "Knight", "and the knight", "and his knight" or "two knights", each of which is one Arabic word. */
const beingOf = (written: string): Omit<Member, 'qualities'> | undefined => {
  for (const joined of [written, written.replace(/^و/u, '')]) {
    const bare = joined.replace(/^ال/u, '')
    const dual = bare.replace(/ت(?:ان|ين)$/u, 'ة').replace(/(?:ان|ين)$/u, '')
    const own = bare.replace(/ت(?:ه|ها|هما)$/u, 'ة').replace(/(?:ه|ها|هما)$/u, '')
    const one = ARABIC_BEINGS.get(bare) ?? ARABIC_BEINGS.get(own)
    if (one !== undefined) return { count: 1, being: one }
    const two = ARABIC_BEINGS.get(dual)
    if (two !== undefined) return { count: 2, being: two }
  }
  return undefined
}

/** "Three dogs", but "a king, a dog and a dog". */
const inEnglish = (members: readonly Member[]): string =>
  listed(
    members.flatMap(({ count, qualities, being }) => {
      const one = [...qualities, being].join(' ')
      if (count === 1) return [withArticle(one)]
      return members.length === 1
        ? [`${COUNTS[count]} ${[...qualities, plural(being)].join(' ')}`]
        : Array.from({ length: count }, () => withArticle(one))
    }),
  )

const COUNTS = { 2: 'two', 3: 'three' } as const
