import { sketches } from '../sketches.ts'

export const ASIAN_LEGENDS = sketches(`
# Journey to the West | 西遊記
Zhu Bajie | Pigsy | 豬八戒 | 猪八戒 | 猪悟能: a broad pig with fair skin, a black cap, a navy tunic, holding a pitchfork, in the mountains by day
Sha Wujing | Sandy | 沙悟淨 | 沙和尚: a broad monk with blue skin, a red beard, a gold headband, a brown robe, holding a silver staff, in the desert
Tang Sanzang | Tripitaka | Xuanzang | 唐三藏 | 唐僧 | 玄奘: a gentle young Chinese monk with a red crown, an orange robe trimmed with gold, holding a gold staff, in the mountains at dawn
Bull Demon King | 牛魔王: a broad bull demon with horns, a brown fur coat, black armour, holding an axe, at a volcano
Princess Iron Fan | 鐵扇公主: a stern Chinese woman with a black bun, a red gown trimmed with gold, holding a green fan, at a volcano
White Bone Demon | 白骨精: a pale undead woman with long black hair, a white gown, in a graveyard at night
Jade Emperor | 玉皇大帝 | 玉帝: a stern Chinese emperor with a long black beard, a gold crown, a yellow robe, in a palace, bright mood
Red Boy | 紅孩兒: a Chinese boy with two black topknots, a red tunic, holding a spear, at a volcano
# Chinese mythology
Nüwa | 女媧 | 女娲: a woman with long black hair, a flower crown, a green gown, holding a red orb, in the mountains at dawn
Fuxi | 伏羲: a Chinese man with long black hair, a brown fur tunic, holding a compass, in the mountains
Pangu | 盤古: a giant with a beard, horns, a brown fur loincloth, holding an axe, in outer space
Hou Yi | 后羿: a strong Chinese archer with a black topknot, a red tunic, holding a bow, in a desert by day
Xi Wangmu | Queen Mother of the West | 西王母: a Chinese queen with a gold phoenix crown, a red gown, holding a peach, in the mountains
Caishen | God of Wealth | 財神: a smiling Chinese man with a long black beard, a black winged hat, a red robe trimmed with gold, holding a gold coin, in a temple
Zhong Kui | 鍾馗: a fierce Chinese man with a black beard, a black hat, a red robe, holding a sword, at night
Erlang Shen | 二郎神 | 楊戩: a stern young Chinese man with a third eye, a gold crown, silver armour, holding a trident, in the mountains
Leizi | Lei Gong | 雷公: an eagle with blue skin, wings, a red tunic, holding a hammer, stormy sky
Bai Suzhen | White Snake | 白素貞 | 白娘子: a young Chinese woman with long black hair, a white hanfu robe, by a lake, rainy sky
Xiao Qing | Green Snake | 小青: a young grinning Chinese woman with long black hair, a green hanfu robe, holding a sword, by a lake at dusk
Zhinü | Weaver Girl | 織女: a young Chinese woman with a black bun, a pink gown, among the stars at night
Niulang | Cowherd | 牛郎: a young Chinese man with a straw hat, a blue tunic, in a meadow at dusk
Magu | 麻姑: a young Chinese woman with a black bun, a peach gown, holding a peach, in the mountains at dawn
Lü Dongbin | 呂洞賓: a Chinese man with a goatee, a blue cap, a white robe, a sword on his back, in the mountains
He Xiangu | 何仙姑: a young Chinese woman with a black bun, a green robe, holding a pink lotus, by a lake
Iron-Crutch Li | Li Tieguai | 鐵拐李: an old bearded Chinese beggar with a gold headband, rags, holding a crutch, in the mountains
Zhang Guolao | 張果老: an old Chinese man with a white long beard, a grey cap, a brown robe, holding a drum, in the mountains
Yan Wang | King Yama | 閻羅王 | 閻王: a fierce king with red skin, a black beard, a black crown, a black robe, holding a scroll, in a cave, ominous mood
Meng Po | 孟婆: an old Chinese woman with a white bun, a grey robe, holding a cup, at a river at night
Jiangshi | 殭屍 | キョンシー: a pale undead Chinese man with a black hat, a blue robe, a yellow paper, in a graveyard at night
Fenghuang | Chinese Phoenix | 鳳凰: an eagle with red feathers, a crown, a gold cloak, in a garden at dawn
Huli Jing | Nine-Tailed Fox | Daji | 妲己 | 九尾狐: a fox woman with ears, long black hair, a red gown, in a palace at night
# Romance of the Three Kingdoms | Dynasty Warriors | 三國演義
Liu Bei | 劉備 | 刘备: a gentle Chinese man with a black goatee, a green robe, holding two swords, in a meadow
Zhang Fei | 張飛 | 张飞: a broad fierce Chinese man with a wild black beard, a headband, black armour, holding a spear, on a battlefield
Cao Cao | 曹操: a stern Chinese man with a black goatee, a black cap, a purple robe, holding a sword, in a palace at night
Zhuge Liang | 諸葛亮 | 诸葛亮 | 孔明: a calm Chinese scholar with a goatee, a black cap, a white robe, holding a white feather fan, in the mountains
Lü Bu | Lu Bu | 呂布 | 吕布: a fierce Chinese warrior with two feathers on a gold crown, black armour trimmed with red, holding a halberd, on a battlefield
Zhao Yun | 趙雲 | 赵云: a young handsome Chinese warrior with a silver helmet, white armour, holding a spear, on a battlefield
Diaochan | 貂蟬 | 貂蝉: a young Chinese woman with a black bun, earrings, a pink gown, in a garden at night
Sun Quan | 孫權: a Chinese king with a purple beard, a gold crown, a red robe, by a river
Zhou Yu | 周瑜: a young Chinese general with long black hair, red armour, by a river with fire at night
Sima Yi | 司馬懿: a stern Chinese man with a grey goatee, a black cap, a dark purple robe, in a palace
Huang Zhong | 黃忠: an old Chinese archer with a long white beard, gold armour, holding a bow, on a battlefield
# Water Margin | 水滸傳
Wu Song | 武松: a strong Chinese man with a black topknot, a black robe, holding a stick, in a forest at night
Lu Zhishen | 魯智深: a broad bald monk with a black beard, a tattoo, a brown robe, holding a staff
Song Jiang | 宋江: a Chinese man with dark skin, a black cap, a goatee, a red robe, in a castle hall
Lin Chong | 林沖: a stern Chinese warrior with a felt hat, a black cloak, holding a spear, in snow at night
Pan Jinlian | 潘金蓮: a young Chinese woman with a black bun, a red dress, in a room
# Dream of the Red Chamber | 紅樓夢
Jia Baoyu | 賈寶玉: a young Chinese boy with a gold crown, long black hair, a red robe, a jade pendant, in a garden
Lin Daiyu | 林黛玉: a sad slim Chinese young woman with a black bun, a pale blue robe, holding a pink flower, in a garden
# Chinese legend
Judge Bao | Bao Zheng | Bao Qingtian | 包青天 | 包公: a stern Chinese man with ebony skin, a crescent on the forehead, a long black beard, a black winged hat, a black robe, in a court
Ji Gong | 濟公: a grinning Chinese monk with a cap, tattered grey robe, holding a fan, in a street
Wong Fei-hung | 黃飛鴻: a bald Chinese man with a black braid, a blue robe, in a courtyard by day
Ip Man | 葉問: a Chinese man with slicked black hair, a navy robe, in a room
Liang Shanbo | 梁山伯: a young Chinese scholar with a blue cap, a blue robe, holding a book, in a meadow
Zhu Yingtai | 祝英台: a young Chinese woman with a white scholar cap, a pink robe, holding a fan, in a meadow
Mu Guiying | 穆桂英: a young Chinese woman warrior with a red plumed helmet, red armour, holding a spear, on a battlefield
Yue Fei | 岳飛: a stern Chinese general with a goatee, a red plumed helmet, silver armour, holding a spear, on a battlefield
Zheng He | 鄭和: a Chinese admiral with a black cap, a red robe, on a ship at dawn
Li Bai | Li Po | 李白: a Chinese poet with a goatee, a white robe, holding a gold cup, at the full moon, in the mountains
Du Fu | 杜甫: an old sad Chinese poet with a white beard, a black cap, a brown robe, in a hut, rainy sky
Yang Guifei | 楊貴妃: a plump Chinese woman with a black bun, a flower crown, a pink gown, in a garden
Xi Shi | 西施: a young Chinese woman with a black bun, a green robe, by a river at dawn
Wang Zhaojun | 王昭君: a young Chinese woman with a red hooded fur cloak, holding a lute, in a desert at dusk
Empress Dowager Cixi | Cixi | 慈禧太后: an old stern Chinese empress with a black headdress, flowers, a yellow robe, in a palace
Kangxi Emperor | 康熙: a Chinese emperor with a red cap, a yellow robe, in a palace
Puyi | Last Emperor | 溥儀: a small Chinese boy with a red cap, a yellow robe, in a palace at dusk
Sun Yat-sen | 孫中山: a Chinese man with short black hair, a moustache, a grey collared jacket, in a city
Cai Lun | 蔡倫: a Chinese man with a black cap, a green robe, holding white paper, in a workshop
Zhang Heng | 張衡: an old Chinese scientist with a black cap, a blue robe, holding a globe, at night
Tu Youyou | 屠呦呦: an old Chinese scientist with short black hair, glasses, a lab coat, holding a flask, in a laboratory
Bodhidharma | 達磨: a fierce bearded monk with round eyes, earrings, a hood, a red robe, in a cave
# Japanese mythology
Izanagi | イザナギ: a Japanese man with long black hair, a white robe, holding a spear, by the sea at dawn
Izanami | イザナミ: a pale Japanese woman with long black hair, a white kimono, in a cave, ominous mood
Tsukuyomi | ツクヨミ: a pale Japanese man with long silver hair, a navy robe, holding a silver orb, at night
Inari | 稲荷: a white fox with a white and red kimono, holding a gold key, at a temple
Raijin | 雷神: a demon with red skin, horns, wild hair, a green loincloth, holding drums, storm
Fujin | 風神: a demon with green skin, wild red hair, a white cloth bag, windy sky
Ebisu | 恵比寿: a smiling plump Japanese man with a black cap, a green robe, holding a fishing rod, by the sea
Benzaiten | 弁財天: a Japanese woman with a black bun, a gold tiara, a pink gown, holding a lute, by a lake
Hachiman | 八幡: a stern Japanese samurai with a gold helmet, white armour, holding a bow, at a temple
Jizo | 地蔵: a calm bald child monk with grey skin, a red bib apron, a red cap, holding a staff, in a forest
# Japanese folklore
Kappa | 河童: a frog with green skin, a bowl cut, a green turtle shell, by a river
Tengu | 天狗: a stern man with red skin, a long nose, a white wild hair, a black cap, wings, a white robe, in the mountains
Kitsune | 狐: a fox woman with a white kimono, holding a fireball, at a temple at night
Oni | 鬼: a broad ogre with red skin, horns, tusks, a tiger loincloth in yellow, holding a club, in the mountains
Yuki-onna | Snow Woman | 雪女: a pale ghost woman with long black hair, a white kimono, in the snow at night
Kintaro | 金太郎: a strong Japanese boy with a black bowl cut, a red apron, holding an axe, in the mountains
Urashima Taro | 浦島太郎: a young Japanese man with a topknot, a blue kimono, holding a fishing rod, underwater
Issun-boshi | 一寸法師: a small Japanese boy with a topknot, a red kimono, holding a sword, by a river
Tamamo-no-Mae | 玉藻前: a fox lady with long black hair, a purple kimono, gold eyes, in a palace at night
Rokurokubi | ろくろ首: a Japanese woman with a neck, a black bun, a purple kimono, in a room at night, eerie mood
Teke Teke: an undead schoolgirl with long black hair, a school uniform, at night
Kuchisake-onna | 口裂け女: a woman with long black hair, a white surgical mask, a red coat, in a street at night
Tanuki | 狸: a grinning raccoon with a straw hat, a brown loincloth, in a forest
Abe no Seimei | 安倍晴明: a calm Japanese man with a black cap, a white robe, at night
Benkei | 弁慶: a broad Japanese monk with a white hood, black armour, holding a halberd, on a bridge at night
Minamoto no Yoshitsune | Yoshitsune | 源義経: a young Japanese samurai with a gold horned helmet, red armour, holding a katana, on a ship
# Japan
Tokugawa Ieyasu | 徳川家康: an old plump Japanese man with a black cap, a black robe with gold, in a castle
Toyotomi Hideyoshi | 豊臣秀吉: a thin old Japanese man with a moustache, a black cap, a gold robe, in a castle
Date Masamune | 伊達政宗: a one-eyed samurai with a helmet with a gold crescent, black armour, an eye patch, holding a katana, in snow
Sanada Yukimura | 真田幸村: a young samurai with a red antlers helmet, red armour, holding a spear, on a battlefield
Takeda Shingen | 武田信玄: a broad samurai with a moustache, a horned helmet with white hair, red armour, holding a fan, on a battlefield
Uesugi Kenshin | 上杉謙信: a stern samurai with a white hood, blue armour, holding a katana, in snow
Hattori Hanzo | 服部半蔵: a stern ninja with a black hood, a black mask, holding a katana, on a rooftop at night
Yasuke | 弥助: a broad African samurai with short black hair, black armour, holding a katana, in a castle
William Adams | Anjin | Blackthorne: a bearded blonde sailor in a blue kimono, holding a sword, by the sea
Murasaki Shikibu | 紫式部: a Japanese woman with very long black hair, a purple kimono, holding a brush, in a room at night
Sei Shonagon | 清少納言: a smiling Japanese woman with very long black hair, a red kimono, holding a scroll, at dawn
Matsuo Basho | 松尾芭蕉: an old Japanese poet with a straw hat, a grey robe, holding a stick, in a forest at dawn
Katsushika Hokusai | Hokusai | 葛飾北斎: an old bald Japanese painter with a grey kimono, holding a brush, by the sea, stormy sky
Himiko | 卑弥呼: a Japanese queen with long black hair, a gold crown, a white robe, holding an orb, at dawn
Saigo Takamori | 西郷隆盛: a broad Japanese man with a buzz cut, a navy kimono, with a dog, in a park
Sakamoto Ryoma | 坂本龍馬: a Japanese samurai with messy black hair, a navy kimono, boots, a sword, by the sea
Hideyo Noguchi | 野口英世: a Japanese scientist with curly black hair, a moustache, a lab coat, in a laboratory
Yukio Mishima: a stern Japanese man with a buzz cut, a white headband, a khaki uniform, on a balcony
Akira Kurosawa | 黒澤明: an old Japanese man with sunglasses, a navy cap, a beige jacket, in a field
Yayoi Kusama | 草間彌生: an old Japanese woman with a red bob, a red dotted dress, holding a yellow pumpkin, in a studio
Hayao Miyazaki | 宮崎駿: an old smiling Japanese man with white hair, a white beard, glasses, a white apron, in a studio
# Korea
Yi Sun-sin | 이순신 | 李舜臣: a stern Korean admiral with a black beard, a red helmet, red armour trimmed with gold, holding a sword, on a ship
King Sejong | Sejong the Great | 세종대왕: a gentle Korean king with a black goatee, a black cap, a red robe trimmed with gold, holding a book, in a palace
Dangun | 단군: a Korean king with a long black beard, a gold crown, a white robe, in the mountains at dawn
Hong Gil-dong | 홍길동: a young Korean man with a straw hat, a blue robe, holding a staff, at night
Heungbu | 흥부: a smiling poor Korean man in white rags, a headband, holding a gourd, in a farm
Chunhyang | 춘향: a young Korean woman with a black braid, a pink dress, a green jacket, in a garden
Simcheong | 심청: a sad young Korean girl with a black braid, a white dress, by the sea
Ungnyeo | 웅녀: a bear woman with brown fur, a white dress, in a cave
Queen Seondeok | 선덕여왕: a Korean queen with a gold crown, a gold robe, among the stars at night
Dokkaebi | 도깨비: a grinning goblin with a horn, green skin, a red loincloth, holding a club, in a forest at night
Haenyeo | Jeju Diver: an old smiling Korean woman with goggles, a black wetsuit, holding a net, by the sea
Yu Gwan-sun | 유관순: a young stern Korean woman with a black braid, a white jacket, in a street
Shin Saimdang | 신사임당: a Korean woman with a black bun, a green jacket dress, holding a brush, in a room
`)
