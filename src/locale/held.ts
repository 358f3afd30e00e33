import { messages } from './messages.ts';

type Held = { readonly what: string; readonly why: string };

/** Why something is not sent to the marketplace, and what became of a try the marketplace said nothing to: wherever it is looked at. */
export const held = messages({
  'held.why.off': { br: 'esta instalação não envia a nenhum marketplace', en: 'this installation sends to no marketplace' },
  'held.why.unconnected': { br: 'a conta não está conectada ao marketplace', en: 'the account is not connected to the marketplace' },
  'held.why.unconfirmed': {
    br: 'foi decidido antes de a conta ser conectada e espera que alguém confirme em Integrações',
    en: 'it was decided before the account was connected, and waits for somebody to confirm it under Integrations',
  },
  'held.why.reauthorize': { br: 'a conta precisa ser autorizada de novo', en: 'the account has to be authorized again' },
  'held.why.forbidden': {
    br: 'o marketplace não aceita o que se envia a esta conta',
    en: 'the marketplace does not accept what is sent to this account',
  },
  'held.why.unsupported': {
    br: 'o Balcão ainda não envia isto a este marketplace',
    en: 'Balcão does not send this to this marketplace yet',
  },
  'held.because': {
    br: ({ why }: Pick<Held, 'why'>) => `Não enviado: ${why}`,
    en: ({ why }: Pick<Held, 'why'>) => `Not sent: ${why}`,
  },
  'held.line': {
    br: ({ what, why }: Held) => `${what}: não enviado, ${why}.`,
    en: ({ what, why }: Held) => `${what}: not sent, ${why}.`,
  },
  'held.label': { br: 'Não enviado ao marketplace', en: 'Not sent to the marketplace' },
  'questions.mark.refused': { br: 'Resposta recusada', en: 'Answer refused' },
  'questions.mark.unsent': { br: 'Resposta não enviada', en: 'Answer not sent' },
  'questions.mark.held': { br: 'Resposta retida', en: 'Answer held' },
  'questions.mark.discarded': { br: 'Resposta descartada', en: 'Answer discarded' },
  'questions.unsent': {
    br: ({ reason }: { readonly reason: string }) => `A resposta não chegou ao Mercado Livre: ${reason}`,
    en: ({ reason }: { readonly reason: string }) => `The answer did not reach Mercado Livre: ${reason}`,
  },
  'questions.doubted': {
    br: 'Não se sabe se a resposta chegou ao Mercado Livre: será conferido antes de enviar de novo.',
    en: 'It is not known whether the answer reached Mercado Livre: that is looked at before it is sent again.',
  },
  'questions.discardedInDoubt': {
    br: 'Alguém descartou esta resposta, mas ela pode ter chegado: confira no Mercado Livre se o comprador a vê.',
    en: 'Somebody discarded this answer, but it may have arrived: look at Mercado Livre whether the buyer sees it.',
  },
  'questions.discarded': {
    br: 'Alguém descartou esta resposta: ela não foi enviada, e o comprador não a vê.',
    en: 'Somebody discarded this answer: it was not sent, and the buyer does not see it.',
  },
  'held.said.busy': { br: 'O marketplace está ocupado com isto', en: 'The marketplace is busy with it' },
  'held.said.throttled': { br: 'O marketplace pediu para esperar', en: 'The marketplace asked to wait' },
  'held.said.notReady': { br: 'O marketplace ainda não está pronto', en: 'The marketplace is not ready yet' },
  'held.said.away': { br: 'O marketplace não atendeu', en: 'The marketplace did not answer' },
  'held.said.unknown': {
    br: 'Pode ter chegado: será conferido antes de enviar de novo',
    en: 'It may have arrived: that is looked up before it is sent again',
  },
});
