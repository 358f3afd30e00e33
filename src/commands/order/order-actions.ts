import { orderAccess } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { defineAction, type Action, type ActionGiven } from '../command.ts';
import { orderReaders } from './order-args.ts';

type Offered = Omit<ActionGiven, 'name'> & { readonly name: `order.${string}` };

const onPage = (action: Omit<Offered, 'roles' | 'scope'>): Action => defineAction({ ...action, roles: orderReaders, scope: 'order' });
/** Of the order whose page is open. */
const ofOne = (action: Omit<Offered, 'roles' | 'scope' | 'on'>): Action => onPage({ ...action, on: 'order' });

/** Looking at an order and what belongs to it. */
export const orderActions: readonly Action[] = [
  ofOne({
    name: 'order.openTracking',
    icon: 'route',
    aliases: ['tracking', 'rastrear', 'rastreamento', 'entrega', 'correios'],
    hotkey: 't',
  }),
  defineAction({
    name: 'order.openHistory',
    on: 'order',
    icon: 'history',
    aliases: ['history', 'log', 'histórico do pedido', 'alterações'],
    hotkey: 'h',
    roles: rolesOf(orderAccess, 'readLogs'),
    scope: 'order',
  }),
  ofOne({ name: 'order.openInvoice', icon: 'file-text', aliases: ['invoice', 'nfe', 'danfe', 'xml', 'nota'], hotkey: 'i' }),
  ofOne({ name: 'order.downloadInvoice', icon: 'download', aliases: ['download', 'baixar nota', 'nfe', 'xml'] }),
  ofOne({ name: 'order.printLabel', icon: 'printer', aliases: ['label', 'etiqueta', 'imprimir', 'zpl'], hotkey: 'p' }),
  ofOne({ name: 'order.openProduct', icon: 'box', aliases: ['product', 'produto', 'estoque', 'sku', 'perfil'] }),
  onPage({
    name: 'order.printLabels',
    icon: 'printer',
    aliases: ['labels', 'etiquetas', 'imprimir', 'expedição', 'lote'],
    hotkey: 'shift+p',
  }),
  onPage({
    name: 'order.openPickList',
    icon: 'list-checks',
    aliases: ['pick', 'picking', 'separação', 'separar', 'expedição', 'lista'],
    hotkey: 's',
  }),
  ofOne({ name: 'order.copySlipLink', icon: 'external-link', aliases: ['slip', 'talão', 'link', 'compartilhar', 'recibo'] }),
  ofOne({ name: 'order.copyNumber', icon: 'copy', aliases: ['copy', 'copiar pedido', 'código'], hotkey: 'c' }),
];

/** From anywhere: the palette asks for the number and finds the order. */
export const openOrder = defineAction({
  name: 'order.open',
  icon: 'hash',
  aliases: ['order', 'sale', 'pedido', 'venda', 'número', 'ir para', 'buscar'],
  roles: orderReaders,
});
