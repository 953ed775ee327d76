import { labelOf } from '@dramatis/catalogue'
import { inMegabytes, inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

const FIELDS: Readonly<Record<string, string>> = {
  email: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
  code: 'Veuillez saisir le code reçu par e-mail.',
  photo: 'Veuillez choisir une image PNG, JPEG, WebP ou AVIF plus petite.',
}

export const fr: Sentences = {
  invalidField: ({ field }) =>
    FIELDS[field] ?? 'Ce texte ne peut pas être utilisé tel quel. Raccourcissez-le ou modifiez-le.',
  unreadablePhoto: () =>
    'La photo n’a pas pu être lue. Choisissez une image PNG, JPEG, WebP ou AVIF de 16 mégapixels au maximum, et convertissez d’abord en JPEG une photo au format HEIC.',
  premiumOnly: ({ style }) =>
    `Le style «\u00a0${labelOf(style)}\u00a0» est disponible avec Premium.`,
  unknownPartner: () => 'La clé de cette page n’existe pas. Prévenez la personne qui la gère.',
  foreignPartner: () =>
    'La clé de cette page est celle d’une autre adresse. Prévenez la personne qui la gère.',
  unknownJob: ({ minutes }) =>
    `Ce portrait n’est plus là. Il a été annulé ou date de plus de ${inWords('fr', minutes * 60)}.`,
  tooLarge: ({ bytes }) =>
    `C’est trop volumineux\u00a0: le maximum est de ${inMegabytes('fr', bytes)}. Raccourcissez-le.`,
  declined: () => 'Les règles de sécurité ne permettent pas ce personnage. Décrivez-en un autre.',
  editedDescription: () =>
    'Ici, on ne dessine que d’après ses propres descriptions. Redemandez la description et ne la modifiez pas.',
  styleNotDrawn: ({ style, styles }) =>
    `Le style «\u00a0${labelOf(style)}\u00a0» n’est pas encore disponible ici. Choisissez parmi\u00a0: ${styles.map((one) => labelOf(one)).join(', ')}.`,
  noEdits: () =>
    'Les images ne peuvent pas être modifiées ici. Décrivez le personnage avec des mots, sans photo.',
  checkoutNotSetUp: () =>
    'Rien ne peut encore être acheté sur ce site. Veuillez contacter l’assistance.',
  codesNotSetUp: () => 'Ce site n’envoie pas de codes par e-mail. Veuillez contacter l’assistance.',
  describingTimedOut: () => 'La description a pris trop de temps. Veuillez réessayer.',
  paintingTimedOut: () => 'L’image a pris trop de temps. Veuillez réessayer.',
  subscriptionUnverified: () =>
    'L’abonnement n’a pas pu être vérifié. Veuillez réessayer ou contacter l’assistance.',
  checkoutFailed: () =>
    'Une erreur s’est produite lors du traitement de votre demande. Veuillez réessayer.',
  queueFull: ({ seconds }) =>
    `Trop de portraits sont en attente. Réessayez dans ${inWords('fr', seconds)}.`,
  budgetSpent: () => 'Plus aucun portrait ne peut être dessiné aujourd’hui. À demain\u00a0!',
  unavailable: () => 'Le service est indisponible pour le moment. Réessayez dans une minute.',
}
