import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

const shownBr = (n: number): string => formatNumber(n, 'pt-BR');
const shownEn = (n: number): string => formatNumber(n, 'en');

/** The sales list (row ORD-1): its columns, what is chosen in it, and what became of each order of a batch. */
export const sales = messages({
  'sales.search': { br: 'Pedido, comprador, SKU, rastreio, CPF/CNPJ', en: 'Order, buyer, SKU, tracking, tax id' },
  'sales.empty': {
    br: 'As vendas dos marketplaces aparecem aqui assim que chegam.',
    en: 'Sales of the marketplaces appear here as soon as they arrive.',
  },

  'sales.column.status': { br: 'Situação', en: 'Status' },
  'sales.column.document': { br: 'CPF/CNPJ', en: 'Tax id' },
  'sales.column.company': { br: 'Empresa', en: 'Company' },
  'sales.column.mode': { br: 'Envio', en: 'Shipping' },
  'sales.column.tracking': { br: 'Rastreio', en: 'Tracking' },
  'sales.column.gross': { br: 'Valor', en: 'Amount' },

  'sales.mode.me1': { br: 'Correios ou transportadora', en: 'Correios or a carrier' },
  'sales.mode.me2': { br: 'Marketplace', en: 'Marketplace' },
  'sales.moreSkus': { br: ({ n }: { n: number }) => `+${n}`, en: ({ n }: { n: number }) => `+${n}` },
  'sales.status.sold': { br: 'Sem canceladas', en: 'Without cancelled' },
  'sales.status.anyCancelled': { br: 'Canceladas, todas', en: 'Cancelled, any' },
  /** Both read 'Cancelado'; where one is chosen they must be told apart. */
  'sales.fakeCancelled': { br: 'Cancelado (só no Balcão)', en: 'Cancelled (only in Balcão)' },

  'sales.totals': { br: 'Totais do que foi encontrado', en: 'Totals of what was found' },
  'sales.count': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 venda' : `${shownBr(n)} vendas`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 sale' : `${shownEn(n)} sales`),
  },
  'sales.atLeast': {
    br: ({ n }: { n: number }) => `mais de ${shownBr(n)} vendas`,
    en: ({ n }: { n: number }) => `more than ${shownEn(n)} sales`,
  },
  'sales.noSum': { br: 'soma: refine a busca', en: 'sum: narrow the search' },
});
