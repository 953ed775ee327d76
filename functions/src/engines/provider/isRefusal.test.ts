import { writeDescription, describe as read } from '@dramatis/studio'
import fc from 'fast-check'
import { isRefusal } from './isRefusal.ts'

test.each([
  "I'm sorry, but I can't help with that.",
  'I’m sorry, I can’t assist with that request.',
  'I am sorry, but I cannot describe this person.',
  "I'm really sorry, but I won't be able to do that.",
  'Sorry, but I can’t create that.',
  'I can’t help with creating a description of a minor.',
  'I cannot fulfill this request.',
  "I'm unable to describe real people.",
  'I am not able to provide that.',
  'I must decline.',
  'I apologize, but this is against my guidelines.',
  'Unfortunately, I cannot do that.',
  'As an AI language model, I cannot describe this character.',
  'My apologies, but I can’t.',
  'Es tut mir leid, aber ich kann diese Person nicht beschreiben.',
  'Leider kann ich das nicht.',
  'Ich kann keine realen Personen beschreiben.',
  'Lo siento, no puedo describir a esa persona.',
  'No puedo ayudar con eso.',
  'Je suis désolé, mais je ne peux pas décrire cette personne.',
  'Désolée, je ne peux pas vous aider.',
  'Malheureusement, je ne peux pas créer ce portrait.',
  'Sinto muito, mas não posso descrever essa pessoa.',
  'Desculpe, não consigo ajudar com isso.',
  'Infelizmente, não posso fazer isso.',
  'عذرًا، لا أستطيع وصف هذا الشخص.',
  'آسف، لا يمكنني المساعدة في ذلك.',
  'للأسف، لا يمكنني ذلك.',
  '申し訳ありませんが、お答えできません。',
])('%j is a refusal', (text) => {
  expect(isRefusal(text)).toBe(true)
})

test.each([
  'I, Robot’s Sonny is a humanoid robot who cannot lie.',
  'Sorry, the tramp from a silent film, is a thin man in a torn coat.',
  'I Am Legend’s Robert Neville is a tired man who can’t sleep.',
  'Unfortunate Tom is a boy who cannot swim.',
  'Ai is a girl of ten with a red bow. She says: "I’m sorry, I can’t."',
  'Ich, der Roboter: ein alter Roboter, der nicht lügen kann.',
  'Désirée est une vieille femme triste qui ne peut pas dormir.',
  'Desculpino é um menino de dez anos.',
  'آسفين رجل عجوز ذو لحية بيضاء.',
  '',
])('%j is not a refusal', (text) => {
  expect(isRefusal(text)).toBe(false)
})

test('no description by the studio is a refusal', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isRefusal(writeDescription(read(text)))).toBe(false)
    }),
  )
})
