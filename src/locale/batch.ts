import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

const shownBr = (n: number): string => formatNumber(n, 'pt-BR');
const shownEn = (n: number): string => formatNumber(n, 'en');

type Title = { readonly title: string; readonly one: string };
type Why = { readonly why: string };
type Counts = { readonly done: number; readonly waiting: number; readonly failed: number; readonly unknown: number };

/** One command over several, and what became of each. */
export const batch = messages({
  'batch.tooMany': {
    br: ({ n }: { n: number }) => `Até ${shownBr(n)} por vez: escolha menos.`,
    en: ({ n }: { n: number }) => `Up to ${shownEn(n)} at a time: choose fewer.`,
  },
  'batch.loading': { br: 'Carregando os escolhidos', en: 'Loading the chosen ones' },
  'batch.failed': { br: 'Os escolhidos não puderam ser carregados.', en: 'The chosen ones could not be loaded.' },

  /** `one`: what it was done to, as `kind.….one` names it. */
  'batch.title': {
    br: ({ title, one }: Title) => `${title}: resultado por ${one.toLowerCase()}`,
    en: ({ title, one }: Title) => `${title}: result per ${one.toLowerCase()}`,
  },
  'batch.count': {
    br: ({ done, waiting, failed, unknown }: Counts) =>
      `${shownBr(done)} ${done === 1 ? 'enviado' : 'enviados'}, ${shownBr(waiting)} a enviar, ${shownBr(failed)} ${failed === 1 ? 'não aceito' : 'não aceitos'}${unknown > 0 ? `, ${shownBr(unknown)} sem resultado conhecido` : ''}`,
    en: ({ done, waiting, failed, unknown }: Counts) =>
      `${shownEn(done)} sent, ${shownEn(waiting)} to send, ${shownEn(failed)} not accepted${unknown > 0 ? `, ${shownEn(unknown)} not known` : ''}`,
  },
  'batch.refused': { br: ({ why }: Why) => `Não enviado: ${why}`, en: ({ why }: Why) => `Not sent: ${why}` },
  'batch.rejected': { br: ({ why }: Why) => `Não aceito: ${why}`, en: ({ why }: Why) => `Not accepted: ${why}` },
  'batch.unknown': { br: 'Não se sabe se foi feito', en: 'Not known whether it was done' },
  'batch.fixAndResend': {
    br: ({ n }: { n: number }) => `Corrigir e reenviar (${n})`,
    en: ({ n }: { n: number }) => `Correct and resend (${n})`,
  },
  'batch.repeat': { br: ({ n }: { n: number }) => `Repetir (${n})`, en: ({ n }: { n: number }) => `Repeat (${n})` },
  'batch.close': { br: 'Fechar resultado', en: 'Close result' },
});
