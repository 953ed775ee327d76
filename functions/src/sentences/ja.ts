import { labelOf } from '@dramatis/catalogue'
import { inMegabytes, inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

const FIELDS: Readonly<Record<string, string>> = {
  email: 'name@example.com のようなメールアドレスを入力してください。',
  code: 'メールに書かれたコードを入力してください。',
  photo: 'もう少し小さい PNG、JPEG、WebP、AVIFの画像を選んでください。',
}

export const ja: Sentences = {
  invalidField: ({ field }) =>
    FIELDS[field] ?? 'この入力は使えません。短くするか、変更してください。',
  unreadablePhoto: () =>
    '写真を読み込めませんでした。1,600万画素以下の PNG、JPEG、WebP、AVIFの画像を選んでください。HEICの写真は先にJPEGに変換してください。',
  premiumOnly: ({ style }) => `スタイル「${labelOf(style)}」はプレミアムで使えます。`,
  unknownPartner: () => 'このページのキーは登録されていません。ページの運営者にお知らせください。',
  foreignPartner: () => 'このページのキーは別のサイト用です。ページの運営者にお知らせください。',
  unknownJob: ({ minutes }) =>
    `このポートレートはもうありません。キャンセルされたか、${minutes}分以上たっています。`,
  tooLarge: ({ bytes }) =>
    `大きすぎます。上限は ${inMegabytes('ja', bytes)} です。短くしてください。`,
  declined: () =>
    'このキャラクターは安全上のルールにより描けません。別のキャラクターを入力してください。',
  editedDescription: () =>
    'ここでは自動で書かれた説明からだけ描けます。説明を作り直し、書き換えずに使ってください。',
  styleNotDrawn: ({ style, styles }) =>
    `スタイル「${labelOf(style)}」はまだここでは描けません。次から選んでください：${styles.map((one) => labelOf(one)).join('、')}`,
  noEdits: () =>
    'ここでは画像を変更できません。写真を使わず、キャラクターを言葉で説明してください。',
  checkoutNotSetUp: () => 'このサイトではまだ購入できません。サポートにお問い合わせください。',
  codesNotSetUp: () => 'このサイトではメールのコードを使えません。サポートにお問い合わせください。',
  describingTimedOut: () => '説明の作成に時間がかかりすぎました。もう一度お試しください。',
  paintingTimedOut: () => '画像の作成に時間がかかりすぎました。もう一度お試しください。',
  subscriptionUnverified: () =>
    '契約を確認できませんでした。もう一度お試しいただくか、サポートにお問い合わせください。',
  checkoutFailed: () => '処理中にエラーが発生しました。もう一度お試しください。',
  queueFull: ({ seconds }) =>
    `順番を待つポートレートが多すぎます。${inWords('ja', seconds)}後にもう一度お試しください。`,
  budgetSpent: () => '今日はもうポートレートを描けません。また明日お越しください。',
  unavailable: () => '現在サービスを利用できません。1分ほどたってからもう一度お試しください。',
}
