import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

const shownBr = (n: number): string => formatNumber(n, 'pt-BR');
const shownEn = (n: number): string => formatNumber(n, 'en');

type Title = { readonly title: string };
type Why = { readonly why: string };
type Counts = { readonly done: number; readonly waiting: number; readonly failed: number };

/** One command over several, and what became of each. */
export const batch = messages({
  'batch.tooMany': {
    br: ({ n }: { n: number }) => `Até ${shownBr(n)} por vez: escolha menos.`,
    en: ({ n }: { n: number }) => `Up to ${shownEn(n)} at a time: choose fewer.`,
  },
  'batch.loading': { br: 'Carregando os escolhidos', en: 'Loading the chosen ones' },
  'batch.failed': { br: 'Os escolhidos não puderam ser carregados.', en: 'The chosen ones could not be loaded.' },

  'batch.title.order': {
    br: ({ title }: Title) => `${title}: resultado por pedido`,
    en: ({ title }: Title) => `${title}: result per order`,
  },
  'batch.title.listing': {
    br: ({ title }: Title) => `${title}: resultado por anúncio`,
    en: ({ title }: Title) => `${title}: result per listing`,
  },
  'batch.title.category': {
    br: ({ title }: { readonly title: string }) => `${title}: resultado por categoria`,
    en: ({ title }: { readonly title: string }) => `${title}: result per category`,
  },
  'batch.title.vehicle': {
    br: ({ title }: { readonly title: string }) => `${title}: resultado por veículo`,
    en: ({ title }: { readonly title: string }) => `${title}: result per vehicle`,
  },
  'batch.title.user': {
    br: ({ title }: Title) => `${title}: resultado por usuário`,
    en: ({ title }: Title) => `${title}: result per user`,
  },
  'batch.title.money': {
    br: ({ title }: Title) => `${title}: resultado por pedido`,
    en: ({ title }: Title) => `${title}: result per order`,
  },
  'batch.title.report': {
    br: ({ title }: Title) => `${title}: resultado por relatório`,
    en: ({ title }: Title) => `${title}: result per report`,
  },
  'batch.title.link': {
    br: ({ title }: Title) => `${title}: resultado por anúncio`,
    en: ({ title }: Title) => `${title}: result per listing`,
  },
  'batch.title.pricerule': {
    br: ({ title }: Title) => `${title}: resultado por regra`,
    en: ({ title }: Title) => `${title}: result per rule`,
  },
  'batch.title.automessage': {
    br: ({ title }: Title) => `${title}: resultado por mensagem`,
    en: ({ title }: Title) => `${title}: result per message`,
  },
  'batch.title.company': {
    br: ({ title }: Title) => `${title}: resultado por empresa`,
    en: ({ title }: Title) => `${title}: result per company`,
  },
  'batch.title.marketplace': {
    br: ({ title }: Title) => `${title}: resultado por conta`,
    en: ({ title }: Title) => `${title}: result per account`,
  },
  'batch.title.job': {
    br: ({ title }: Title) => `${title}: resultado por envio`,
    en: ({ title }: Title) => `${title}: result per dispatch`,
  },
  'batch.count': {
    br: ({ done, waiting, failed }: Counts) => `${shownBr(done)} enviados, ${shownBr(waiting)} a enviar, ${shownBr(failed)} não aceitos`,
    en: ({ done, waiting, failed }: Counts) => `${shownEn(done)} sent, ${shownEn(waiting)} to send, ${shownEn(failed)} not accepted`,
  },
  'batch.refused': { br: ({ why }: Why) => `Não enviado: ${why}`, en: ({ why }: Why) => `Not sent: ${why}` },
  'batch.rejected': { br: ({ why }: Why) => `Recusado pelo servidor: ${why}`, en: ({ why }: Why) => `Rejected by the server: ${why}` },
  'batch.fixAndResend': {
    br: ({ n }: { n: number }) => `Corrigir e reenviar (${n})`,
    en: ({ n }: { n: number }) => `Correct and resend (${n})`,
  },
  'batch.repeat': { br: ({ n }: { n: number }) => `Repetir (${n})`, en: ({ n }: { n: number }) => `Repeat (${n})` },
  'batch.close': { br: 'Fechar resultado', en: 'Close result' },
});
