import { ownOrSuper, type Sample } from './sample.ts';

const shop = { seller: 'all', reviewer: 'none', superuser: 'all' } as const;
const rule = { name: 'Mensagem', sellerId: null, marketPlaceId: null, event: 'delivered', text: 'Chegou' } as const;
/** A rule of messages has the id of the price rule here. */
const one: Sample = { payload: ({ rule: id }) => ({ params: { id } }), names: 'rule', reach: ownOrSuper };

/** Automatic messages (door /automessage): of the own company, or of any by superusers. A reviewer has none. */
export const samples: Readonly<Record<string, Sample>> = {
  listAutoMessages: { payload: () => ({ query: { limit: '100' } }), names: false, reach: shop },
  getAutoMessage: one,
  createAutoMessage: { payload: ({ company }) => ({ body: { ...rule, sellerId: company } }), names: 'company', reach: ownOrSuper },
  saveAutoMessage: { ...one, payload: ({ rule: id }) => ({ params: { id }, body: rule }) },
  pauseAutoMessage: { ...one, payload: ({ rule: id }) => ({ params: { id }, body: { isPaused: true } }) },
  listSampleOrders: { payload: () => ({ query: { event: 'delivered' } }), names: false, reach: shop },
  listSentMessages: one,
};
