import { FREE_STYLE, labelOf } from '@dramatis/catalogue'
import type { SharedPortrait } from '../contract/index.ts'
import { STUDIO_ENGINE } from '../engines/studio/studioEngine.ts'
import type { WrittenLanguage } from '../sentences/acceptedLanguage.ts'

/** The texts of a share link's page. */
export interface ShareTexts {
  readonly title: string
  readonly description: string
  /** The card's alternative text. */
  readonly alt: string
}

export const shareTexts = (
  { character, style = FREE_STYLE }: SharedPortrait,
  language: WrittenLanguage,
): ShareTexts => TEXTS[language](character, labelOf(style), STUDIO_ENGINE.name)

const TEXTS: Readonly<
  Record<WrittenLanguage, (character: string, style: string, engine: string) => ShareTexts>
> = {
  en: (character, style, engine) => ({
    title: `${character} created with Dramatis`,
    description: `A portrait in the ${style} style. Open it, or create your own.`,
    alt: `${character}, drawn by ${engine} (no AI model)`,
  }),
  de: (character, style, engine) => ({
    title: `${character}, erschaffen mit Dramatis`,
    description: `Ein Porträt im Stil ${style}. Öffnen oder ein eigenes erschaffen.`,
    alt: `${character}, gezeichnet von ${engine} (kein KI-Modell)`,
  }),
  es: (character, style, engine) => ({
    title: `${character}, creado con Dramatis`,
    description: `Un retrato en el estilo ${style}. Ábrelo o crea el tuyo.`,
    alt: `${character}, dibujado por ${engine} (sin modelo de IA)`,
  }),
  ja: (character, style, engine) => ({
    title: `${character}（Dramatisで作成）`,
    description: `${style}スタイルのポートレートです。開いて見ることも、自分で作ることもできます。`,
    alt: `${character}、${engine}が描画（AIモデル不使用）`,
  }),
  fr: (character, style, engine) => ({
    title: `${character}, créé avec Dramatis`,
    description: `Un portrait dans le style ${style}. Ouvrez-le, ou créez le vôtre.`,
    alt: `${character}, dessiné par ${engine} (sans modèle d’IA)`,
  }),
  'pt-BR': (character, style, engine) => ({
    title: `${character}, feito com Dramatis`,
    description: `Um retrato no estilo ${style}. Abra ou crie o seu.`,
    alt: `${character}, desenhado por ${engine} (sem modelo de IA)`,
  }),
  ar: (character, style, engine) => ({
    title: `${character}، من إنشاء Dramatis`,
    description: `بورتريه بنمط ${style}. افتحه أو أنشئ بورتريه خاصًا بك.`,
    alt: `${character}، رسمها ${engine} (من دون نموذج ذكاء اصطناعي)`,
  }),
}
