import { CODE_MINUTES } from '../contract/index.ts'
import type { WrittenLanguage } from '../sentences/acceptedLanguage.ts'
import type { Message } from './Mailer.ts'

/** The subject also has the code, since most people read it in the notification. */
export const codeMessage = (to: string, code: string, language: WrittenLanguage): Message => {
  const [subject, ...paragraphs] = TEXTS[language](code)
  return { to, subject, text: [...paragraphs, ''].join('\n\n') }
}

type Texts = readonly [subject: string, ...paragraphs: string[]]

const TEXTS: Readonly<Record<WrittenLanguage, (code: string) => Texts>> = {
  en: (code) => [
    `${code} is your Dramatis code`,
    `Your Dramatis code is ${code}.`,
    `Type it into the page that asked for it. It is valid for ${CODE_MINUTES} minutes.`,
    'If you did not ask for it, ignore this message: nobody can get access without the code.',
  ],
  de: (code) => [
    `${code} ist der Code für Dramatis`,
    `Der Code für Dramatis ist ${code}.`,
    `Bitte auf der Seite eintippen, die danach fragt. Er gilt ${CODE_MINUTES} Minuten lang.`,
    'Nicht angefordert? Dann ist nichts zu tun: Ohne den Code bekommt niemand Zugang.',
  ],
  es: (code) => [
    `${code} es tu código de Dramatis`,
    `Tu código de Dramatis es ${code}.`,
    `Escríbelo en la página que te lo pide. Vale durante ${CODE_MINUTES} minutos.`,
    'Si no lo has pedido, ignora este mensaje: sin el código, nadie obtiene acceso.',
  ],
  ja: (code) => [
    `${code} Dramatisの確認コード`,
    `Dramatisの確認コードは ${code} です。`,
    `コードを求めているページに入力してください。有効期間は${CODE_MINUTES}分です。`,
    'お心当たりがない場合は、このメールを無視してください。コードがなければ誰もアクセスできません。',
  ],
  fr: (code) => [
    `${code} est votre code Dramatis`,
    `Votre code Dramatis est ${code}.`,
    `Saisissez-le dans la page qui vous le demande. Il est valable ${CODE_MINUTES} minutes.`,
    'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: sans le code, personne n’obtient d’accès.',
  ],
  'pt-BR': (code) => [
    `${code} é o seu código do Dramatis`,
    `Seu código do Dramatis é ${code}.`,
    `Digite-o na página que pediu o código. Ele vale por ${CODE_MINUTES} minutos.`,
    'Se você não pediu o código, ignore esta mensagem: sem ele, ninguém consegue acesso.',
  ],
  ar: (code) => [
    `رمزك في Dramatis: ${code}`,
    `رمزك في Dramatis هو ${code}.`,
    `أدخله في الصفحة التي تطلبه. مدة صلاحيته ${CODE_MINUTES} دقائق.`,
    'إن لم تكن قد طلبته فتجاهل هذه الرسالة، فلا أحد يستطيع الدخول من دون الرمز.',
  ],
}
