import { formatNumber } from '#lib/formats.ts';
import { messages } from './messages.ts';

type Many = { readonly n: number };
type Parts = { readonly n: number; readonly of: number };

const ofBr = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${formatNumber(n, 'pt-BR')} ${many}`);
const ofEn = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${formatNumber(n, 'en')} ${many}`);

/** /expedition: what is to ship, its labels, its pick list. */
export const expedition = messages({
  'expedition.search': { br: 'Pedido, comprador, SKU, rastreio', en: 'Order, buyer, SKU, tracking' },
  'expedition.empty': {
    br: 'Pedidos que aguardam envio aparecem aqui, os atrasados primeiro.',
    en: 'Orders that wait to be shipped appear here, late ones first.',
  },
  'expedition.figures': { br: 'A enviar, por prazo', en: 'To ship, by deadline' },
  'expedition.due.late': { br: 'Atrasado', en: 'Late' },
  'expedition.due.today': { br: 'Hoje', en: 'Today' },
  'expedition.due.later': { br: 'Próximos dias', en: 'Later' },
  'expedition.due.none': { br: 'Sem prazo', en: 'No deadline' },
  'expedition.lates': { br: 'Atrasados', en: 'Late' },
  'expedition.suspended': { br: 'Suspensos', en: 'Suspended' },
  'expedition.column.due': { br: 'Prazo', en: 'Deadline' },
  'expedition.column.shipBy': { br: 'Enviar até', en: 'Ship by' },
  'expedition.column.label': { br: 'Etiqueta', en: 'Label' },
  'expedition.column.items': { br: 'Itens', en: 'Items' },
  'expedition.column.destination': { br: 'Destino', en: 'Destination' },
  'expedition.stage.suspended': { br: 'Envio suspenso', en: 'Suspended' },
  'expedition.notPicked': { br: 'O que está suspenso não se separa', en: 'What is suspended is not picked' },
  'expedition.carrier.me2': { br: 'Mercado Envios', en: 'Mercado Envios' },
  'expedition.carrier.correios': { br: 'Correios', en: 'Correios' },

  'labels.title': { br: 'Etiquetas de envio', en: 'Shipping labels' },
  'labels.progress': {
    br: ({ n, of }: Parts) => `${n} de ${ofBr(of, 'etiqueta', 'etiquetas')}`,
    en: ({ n, of }: Parts) => `${n} of ${ofEn(of, 'label', 'labels')}`,
  },
  'labels.print': {
    br: ({ n }: Many) => `Imprimir ${ofBr(n, 'etiqueta', 'etiquetas')}`,
    en: ({ n }: Many) => `Print ${ofEn(n, 'label', 'labels')}`,
  },
  'labels.failed': { br: 'Sem etiqueta', en: 'Without a label' },
  'labels.gone': { br: 'Mudaram e não têm mais etiqueta', en: 'Changed, and have no label any more' },
  'labels.retry': {
    br: ({ n }: Many) => `Repetir (${n})`,
    en: ({ n }: Many) => `Try again (${n})`,
  },
  'labels.noAnswer': { br: 'O servidor não respondeu', en: 'The server did not answer' },

  'pick.title': { br: 'Lista de separação', en: 'Pick list' },
  'pick.totals': {
    br: ({ n, of }: Parts) => `${ofBr(n, 'unidade', 'unidades')} para ${ofBr(of, 'pedido', 'pedidos')}`,
    en: ({ n, of }: Parts) => `${ofEn(n, 'unit', 'units')} for ${ofEn(of, 'order', 'orders')}`,
  },
  'pick.cut': {
    br: ({ n }: Many) => `Só os ${formatNumber(n, 'pt-BR')} pedidos mais urgentes: filtre por transportadora para separar o resto.`,
    en: ({ n }: Many) => `Only the ${formatNumber(n, 'en')} most urgent orders: filter by carrier for the rest.`,
  },
  'pick.leftOut': {
    br: ({ n }: Many) =>
      n === 1
        ? '1 dos escolhidos não aguarda envio e fica de fora da lista.'
        : `${n} dos escolhidos não aguardam envio e ficam de fora da lista.`,
    en: ({ n }: Many) =>
      n === 1
        ? '1 of those chosen does not wait to be shipped and is left out of the list.'
        : `${n} of those chosen do not wait to be shipped and are left out of the list.`,
  },
  'pick.empty': { br: 'Nada a separar', en: 'Nothing to pick' },
  'pick.emptyHint': { br: 'Nenhum destes pedidos aguarda envio.', en: 'None of these orders waits to be shipped.' },
  'pick.failed': { br: 'Não foi possível montar a lista', en: 'The list could not be made' },
  'pick.column.amount': { br: 'Qtd.', en: 'Qty.' },
  'pick.column.orders': { br: 'Pedidos', en: 'Orders' },
});
