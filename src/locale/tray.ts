import { messages } from './messages.ts';

/** The header's indicator, and why a decision was not sent; the drawer it opens says what is in tray-drawer.ts, what became of a decision is in outbox.ts. */
export const tray = messages({
  'tray.waiting': { br: ({ n }: { n: number }) => `${n} aguardando envio`, en: ({ n }: { n: number }) => `${n} waiting to be sent` },
  'tray.offline': { br: 'Sem conexão', en: 'Offline' },
  'tray.offlineWaiting': {
    br: ({ n }: { n: number }) => `Sem conexão · ${n} aguardando envio`,
    en: ({ n }: { n: number }) => `Offline · ${n} waiting to be sent`,
  },
  'tray.parked': { br: 'Envio parado', en: 'Sending is stopped' },
  'tray.rejected': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 não aceita' : `${n} não aceitas`),
    en: ({ n }: { n: number }) => `${n} not accepted`,
  },
  'tray.lostAnswer': {
    br: 'A resposta se perdeu: não se sabe se foi feito. Confira o estado atual antes de decidir de novo.',
    en: 'The answer was lost: it may have been done. Check how it is now before deciding again.',
  },
  'tray.stopped': {
    br: 'Você interrompeu as tentativas: não se sabe se foi feito.',
    en: 'You stopped the tries: it may have been done.',
  },
  'tray.filesGone': {
    br: 'Um arquivo anexado não pôde mais ser lido neste computador. Nada foi enviado; o texto está aqui.',
    en: 'An attached file can no longer be read on this computer. Nothing was sent; the text is here.',
  },
  'tray.observedUntold': {
    br: ({ why }: { why: string }) => `As observações foram salvas, mas o vendedor não foi avisado (${why}): avise-o por outro meio`,
    en: ({ why }: { why: string }) => `The warnings were saved, but the seller was not told (${why}): tell them in another way`,
  },
  'tray.unknownCommand': {
    br: ({ name }: { name: string }) => `Decisão de outra versão (${name})`,
    en: ({ name }: { name: string }) => `Decision of another version (${name})`,
  },
  'tray.notSent': {
    br: 'Esta decisão foi tomada numa versão anterior e não pode mais ser enviada por esta.',
    en: 'This decision was made in an earlier version and can no longer be sent by this one.',
  },
  'tray.gone': { br: 'O anúncio não está mais disponível para você.', en: 'The listing is no longer available to you.' },
  'tray.mediationGone': { br: 'A mediação não está mais disponível para você.', en: 'The mediation is no longer available to you.' },
  'tray.questionGone': { br: 'A pergunta não está mais disponível para você.', en: 'The question is no longer available to you.' },
  'tray.recordGone': { br: 'O cadastro não está mais disponível para você.', en: 'The record is no longer available to you.' },
  'tray.orderGone': { br: 'O pedido não está mais disponível para você.', en: 'The order is no longer available to you.' },
  'tray.notLoaded': {
    br: 'O estado atual não pôde ser lido. Tente de novo em instantes.',
    en: 'How it is now could not be read. Try again in a moment.',
  },
});
