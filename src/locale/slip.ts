import { messages } from './messages.ts';

/** The sales slip as its link shows it, to people without an account. */
export const slip = messages({
  'slip.title': { br: 'Talão de vendas', en: 'Sales slip' },
  'slip.number': { br: 'Pedido', en: 'Order' },
  'slip.soldAt': { br: 'Data da venda', en: 'Sold' },
  'slip.seller': { br: 'Vendido por', en: 'Sold by' },
  'slip.buyer': { br: 'Comprador', en: 'Buyer' },
  'slip.cancelled': { br: 'Venda cancelada', en: 'Sale cancelled' },
  'slip.items': { br: 'Itens', en: 'Items' },
  'slip.item': { br: 'Produto', en: 'Product' },
  'slip.amount': { br: 'Qtd.', en: 'Qty.' },
  'slip.price': { br: 'Valor', en: 'Price' },
  'slip.products': { br: 'Produtos', en: 'Products' },
  'slip.freight': { br: 'Frete', en: 'Freight' },
  'slip.total': { br: 'Total', en: 'Total' },
  'slip.until': { br: 'Este link vale até', en: 'This link is good until' },
  'slip.print': { br: 'Imprimir', en: 'Print' },
  'slip.failed': { br: 'Não foi possível abrir o talão', en: 'The slip could not be opened' },
  'slip.unreachable': { br: 'O servidor não respondeu. Tente de novo.', en: 'The server did not answer. Try again.' },
});
