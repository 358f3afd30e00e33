import { fillMessage } from '#contract/message-template.ts';
import { factsOf } from '../auto-messages/order-facts.ts';
import type { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';
import type { Company } from './make-companies.ts';
import type { OrderSeed } from './make-orders.ts';

type RuleSeed = typeof autoMessage.$inferInsert;
type SentSeed = typeof autoMessageSent.$inferInsert;

const rule = (at: number, { seller }: Company, more: Pick<RuleSeed, 'name' | 'event' | 'text'> & Partial<RuleSeed>): RuleSeed => ({
  id: `3a7e55a6-0000-4000-8000-00000000000${at}`,
  sellerId: seller.id,
  ...more,
});

const shipped = 'Olá, {comprador}! Seu pedido {pedido} ({produto}) já está a caminho. Obrigado por comprar na {loja}.';
const delivered = 'Olá, {comprador}! Seu pedido {pedido} foi entregue. Se algo não estiver certo, responda por aqui.';

/** Rules of the first two companies, and what the one of deliveries sent of late; told by place alone. */
export const makeAutoMessages = ([first, second]: readonly Company[], orders: readonly OrderSeed[], now: Date) => {
  const ofFirst = first
    ? [
        rule(1, first, { name: 'Pedido a caminho', event: 'shipped', text: shipped }),
        rule(2, first, { name: 'Pedido entregue', event: 'delivered', text: delivered }),
        rule(3, first, {
          name: 'Pagamento recebido',
          event: 'paid',
          text: 'Recebemos seu pagamento, {comprador}.',
          isPaused: true,
          version: 2,
        }),
      ]
    : [];
  const rules = [...ofFirst, ...(second ? [rule(4, second, { name: 'Pedido entregue', event: 'delivered', text: delivered })] : [])];
  const sent = orders
    .filter(({ order }) => order.sellerId === first?.seller.id && order.status === 'delivered')
    .slice(0, 12)
    .flatMap(({ order }, at): readonly SentSeed[] => {
      const text = fillMessage(delivered, factsOf(order, first?.seller.name ?? ''));
      const id = ofFirst[1]?.id;
      return text === null || id === undefined
        ? []
        : [
            {
              orderId: order.id,
              event: 'delivered',
              ruleId: id,
              text,
              isCounted: true,
              at: new Date(now.getTime() - (at * 5 + 2) * 3_600_000),
            },
          ];
    });
  const last = sent[0]?.at ?? null;
  return { rules: rules.map((each) => (each.id === ofFirst[1]?.id ? { ...each, sent: sent.length, sentAt: last } : each)), sent };
};
