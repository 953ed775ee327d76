import { labelOf } from '@dramatis/catalogue'
import { inMegabytes, inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

const FIELDS: Readonly<Record<string, string>> = {
  email: 'Escribe un correo como nombre@example.com.',
  code: 'Escribe el código del correo.',
  photo: 'Elige una imagen más pequeña en PNG, JPEG, WebP o AVIF.',
}

export const es: Sentences = {
  invalidField: ({ field }) =>
    FIELDS[field] ?? 'Ese texto no se puede usar así. Acórtalo o cámbialo.',
  unreadablePhoto: () =>
    'No se pudo leer la foto. Elige una imagen en PNG, JPEG, WebP o AVIF de 16 megapíxeles como máximo; convierte antes a JPEG una foto en HEIC.',
  premiumOnly: ({ style }) => `El estilo «${labelOf(style)}» está disponible con Premium.`,
  unknownPartner: () => 'La clave de esta página no existe. Avisa a quien la gestiona.',
  foreignPartner: () => 'La clave de esta página es de otra dirección. Avisa a quien la gestiona.',
  unknownJob: ({ minutes }) =>
    `Ese retrato ya no está. Se canceló o tiene más de ${minutes} minutos.`,
  tooLarge: ({ bytes }) =>
    `Es demasiado grande: el máximo son ${inMegabytes('es', bytes)}. Redúcelo.`,
  declined: () => 'Las normas de seguridad no permiten este personaje. Describe otro.',
  editedDescription: () =>
    'Aquí solo se dibuja a partir de descripciones propias. Vuelve a pedir la descripción y no la cambies.',
  styleNotDrawn: ({ style, styles }) =>
    `El estilo «${labelOf(style)}» aún no se puede dibujar aquí. Elige uno de estos: ${styles.map((one) => labelOf(one)).join(', ')}.`,
  noEdits: () =>
    'Aquí no se pueden cambiar imágenes. Describe el personaje con palabras, sin foto.',
  checkoutNotSetUp: () => 'En este sitio aún no se puede comprar. Contacta con soporte.',
  codesNotSetUp: () => 'Este sitio no envía códigos por correo. Contacta con soporte.',
  describingTimedOut: () => 'La descripción tardó demasiado. Inténtalo de nuevo.',
  paintingTimedOut: () => 'La imagen tardó demasiado. Inténtalo de nuevo.',
  subscriptionUnverified: () =>
    'No se pudo verificar la suscripción. Inténtalo de nuevo o contacta con soporte.',
  checkoutFailed: () => 'Se produjo un error al procesar la solicitud. Inténtalo de nuevo.',
  queueFull: ({ seconds }) =>
    `Hay demasiados retratos en espera. Inténtalo de nuevo en ${inWords('es', seconds)}.`,
  budgetSpent: () => 'Hoy ya no se pueden dibujar más retratos. Vuelve mañana.',
  unavailable: () => 'El servicio no está disponible ahora mismo. Inténtalo de nuevo en un minuto.',
}
