import { labelOf } from '@dramatis/catalogue'
import { inMegabytes, inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

const FIELDS: Readonly<Record<string, string>> = {
  email: 'Bitte eine E-Mail-Adresse wie name@example.com eingeben.',
  code: 'Bitte den Code aus der E-Mail eingeben.',
  photo: 'Bitte ein kleineres Bild in PNG, JPEG, WebP oder AVIF auswählen.',
}

export const de: Sentences = {
  invalidField: ({ field }) =>
    FIELDS[field] ?? 'Diese Eingabe geht so nicht. Bitte kürzen oder ändern.',
  unreadablePhoto: () =>
    'Das Foto ließ sich nicht lesen. Bitte ein Bild in PNG, JPEG, WebP oder AVIF mit höchstens 16 Megapixeln auswählen und Fotos in HEIC vorher in JPEG umwandeln.',
  premiumOnly: ({ style }) => `Den Stil „${labelOf(style)}“ gibt es mit Premium.`,
  unknownPartner: () =>
    'Diese Seite hat einen Schlüssel, den es nicht gibt. Bitte ihrem Betreiber Bescheid geben.',
  foreignPartner: () =>
    'Der Schlüssel dieser Seite gilt für eine andere Adresse. Bitte ihrem Betreiber Bescheid geben.',
  unknownJob: ({ minutes }) =>
    `Dieses Porträt ist nicht mehr da. Es wurde abgebrochen oder ist älter als ${minutes} Minuten.`,
  tooLarge: ({ bytes }) =>
    `Das ist zu groß: Höchstens ${inMegabytes('de', bytes)} sind erlaubt. Bitte kürzen.`,
  declined: () =>
    'Diese Figur verstößt gegen die Sicherheitsregeln. Bitte eine andere beschreiben.',
  editedDescription: () =>
    'Gezeichnet wird hier nur nach eigenen Beschreibungen. Bitte die Figur neu beschreiben lassen und den Text nicht ändern.',
  styleNotDrawn: ({ style, styles }) =>
    `Den Stil „${labelOf(style)}“ gibt es hier noch nicht. Möglich sind: ${styles.map((one) => labelOf(one)).join(', ')}.`,
  noEdits: () =>
    'Bilder lassen sich hier nicht ändern. Bitte die Figur in Worten beschreiben, ohne Foto.',
  checkoutNotSetUp: () =>
    'Auf dieser Seite lässt sich noch nichts kaufen. Bitte den Support kontaktieren.',
  codesNotSetUp: () =>
    'Codes per E-Mail sind auf dieser Seite nicht eingerichtet. Bitte den Support kontaktieren.',
  describingTimedOut: () => 'Die Beschreibung hat zu lange gedauert. Bitte noch einmal versuchen.',
  paintingTimedOut: () => 'Das Bild hat zu lange gedauert. Bitte noch einmal versuchen.',
  subscriptionUnverified: () =>
    'Das Abo konnte nicht geprüft werden. Bitte noch einmal versuchen oder den Support kontaktieren.',
  checkoutFailed: () => 'Bei der Anfrage ist ein Fehler aufgetreten. Bitte noch einmal versuchen.',
  queueFull: ({ seconds }) =>
    `Gerade warten zu viele Porträts. Bitte in ${inWords('de', seconds)} noch einmal versuchen.`,
  budgetSpent: () => 'Heute werden keine Porträts mehr gezeichnet. Bis morgen!',
  unavailable: () =>
    'Der Dienst ist gerade nicht erreichbar. Bitte in einer Minute noch einmal versuchen.',
}
