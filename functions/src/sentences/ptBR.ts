import { labelOf } from '@dramatis/catalogue'
import { inMegabytes, inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

const FIELDS: Readonly<Record<string, string>> = {
  email: 'Digite um e-mail como nome@example.com.',
  code: 'Digite o código do e-mail.',
  photo: 'Escolha uma imagem PNG, JPEG, WebP ou AVIF menor.',
}

export const ptBR: Sentences = {
  invalidField: ({ field }) =>
    FIELDS[field] ?? 'Esse texto não pode ser usado assim. Encurte ou mude o texto.',
  unreadablePhoto: () =>
    'Não foi possível ler a foto. Escolha uma imagem PNG, JPEG, WebP ou AVIF de até 16 megapixels e converta antes para JPEG uma foto em HEIC.',
  premiumOnly: ({ style }) => `O estilo “${labelOf(style)}” está disponível com o Premium.`,
  unknownPartner: () => 'A chave desta página não existe. Avise quem cuida dela.',
  foreignPartner: () => 'A chave desta página é de outro endereço. Avise quem cuida dela.',
  unknownJob: ({ minutes }) =>
    `Esse retrato não está mais aqui. Foi cancelado ou tem mais de ${inWords('pt-BR', minutes * 60)}.`,
  tooLarge: ({ bytes }) =>
    `É grande demais: o máximo é ${inMegabytes('pt-BR', bytes)}. Diminua o tamanho.`,
  declined: () => 'As regras de segurança não permitem este personagem. Descreva outro.',
  editedDescription: () =>
    'Aqui só se desenha a partir de descrições próprias. Peça a descrição de novo e não a mude.',
  styleNotDrawn: ({ style, styles }) =>
    `O estilo “${labelOf(style)}” ainda não está disponível aqui. Escolha um destes: ${styles.map((one) => labelOf(one)).join(', ')}.`,
  noEdits: () => 'Não é possível mudar imagens aqui. Descreva o personagem com palavras, sem foto.',
  checkoutNotSetUp: () => 'Ainda não é possível comprar neste site. Fale com o suporte.',
  codesNotSetUp: () => 'Este site não envia códigos por e-mail. Fale com o suporte.',
  describingTimedOut: () => 'A descrição demorou demais. Tente de novo.',
  paintingTimedOut: () => 'A imagem demorou demais. Tente de novo.',
  subscriptionUnverified: () =>
    'Não foi possível verificar a assinatura. Tente de novo ou fale com o suporte.',
  checkoutFailed: () => 'Ocorreu um erro ao processar seu pedido. Tente de novo.',
  queueFull: ({ seconds }) =>
    `Há retratos demais na fila. Tente de novo em ${inWords('pt-BR', seconds)}.`,
  budgetSpent: () => 'Não é possível desenhar mais retratos hoje. Até amanhã!',
  unavailable: () => 'O serviço está indisponível no momento. Tente de novo em um minuto.',
}
