import { bare, ownOrSuper, superuser, type Sample } from './sample.ts';

const cancelForm = { type: 'other', description: 'Sem estoque' };

/** Orders and their documents: sellers see their own, superusers cancel and edit them (decisions 19 and 22). */
export const samples: Readonly<Record<string, Sample>> = {
  listOrders: { payload: () => ({ query: { limit: '100' } }), names: false, reach: { seller: 'all', reviewer: 'none', superuser: 'all' } },
  getOrder: { payload: ({ order }) => ({ params: { id: order } }), names: 'order', reach: ownOrSuper },
  changeOrderStatus: {
    payload: ({ order }) => ({ body: [{ orderId: order, status: 'shipped' }] }),
    names: 'order',
    reach: ownOrSuper,
    needsOrder: 'waiting-shipped',
  },
  cancelOrder: {
    payload: ({ order }) => ({ params: { externalId: `n-${order}` }, body: cancelForm }),
    names: 'order',
    reach: superuser,
  },
  cancelOnMarketplace: {
    payload: ({ order }) => ({ params: { externalId: `n-${order}` }, body: cancelForm }),
    names: 'order',
    reach: superuser,
  },
  fakeCancelOrder: { payload: ({ order }) => ({ params: { externalId: `n-${order}` } }), names: 'order', reach: superuser },
  revertCancel: {
    payload: ({ order }) => ({ params: { externalId: `n-${order}` }, body: { status: 'reverse_cancel' } }),
    names: 'order',
    reach: superuser,
    needsOrder: 'cancelled',
  },
  refuseCancel: {
    payload: ({ order }) => ({ params: { externalId: `n-${order}` } }),
    names: 'order',
    reach: superuser,
    needsOrder: 'pending_cancelled',
  },
  getCancelReasons: bare({ seller: 'all', reviewer: 'none', superuser: 'all' }),
  getCancelMessage: { payload: ({ order }) => ({ params: { externalId: `n-${order}` } }), names: 'order', reach: ownOrSuper },
  changeCancelReason: {
    payload: ({ order }) => ({ params: { id: order }, body: { description: 'Avaria' } }),
    names: 'order',
    reach: superuser,
    needsOrder: 'cancelled',
  },
  addReturn: {
    payload: ({ order }) => ({
      body: {
        orderId: order,
        trackingNumber: 'BR123',
        status: 'cancelled',
        detail: null,
        changeValues: true,
        devolutionValue: 100,
        dateFrom: '2026-11-01',
        dateTo: '2026-11-02',
      },
    }),
    names: 'order',
    reach: superuser,
    needsOrder: 'shipped',
  },
  saveNote: {
    payload: ({ order }) => ({ params: { id: order }, body: { note: 'Ligar ao comprador' } }),
    names: 'order',
    reach: ownOrSuper,
  },
  deleteNote: {
    payload: ({ order }) => ({
      params: { id: order },
      query: { message: `Nota de ${order}`, userId: 'superuser', date: '2026-11-20T12:00:00.000Z' },
    }),
    names: 'order',
    reach: superuser,
  },
  getOrderLogs: {
    payload: ({ order }) => ({ query: { orderIds: order } }),
    names: 'order',
    reach: superuser,
    absentIs: 'nothing to do',
  },
  changeTracking: {
    payload: ({ order }) => ({ params: { id: order }, body: { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' } }),
    names: 'order',
    reach: ownOrSuper,
    needsOrder: 'shipped',
  },
  markPrinted: {
    payload: ({ order }) => ({ params: { id: order }, body: { isPrinted: true } }),
    names: 'order',
    reach: ownOrSuper,
    needsOrder: 'waiting-shipped',
  },
  suspendShipment: {
    payload: ({ order }) => ({ body: { trackingNumber: `t-${order}`.slice(0, 40), plpId: 'plp' } }),
    names: 'order',
    reach: superuser,
    needsOrder: 'shipped',
  },
  trackByCarrier: {
    payload: ({ order }) => ({ query: { trackingNumber: `t-${order}`.slice(0, 40) } }),
    names: 'order',
    reach: ownOrSuper,
  },
  trackOnMarketplace: {
    payload: ({ order, company }) => ({ query: { trackingId: `t-${order}`, marketPlaceId: `account-${company}` } }),
    names: 'order',
    reach: ownOrSuper,
  },
  getInvoice: { payload: ({ order }) => ({ params: { id: order } }), names: 'order', reach: ownOrSuper },
  getLabel: { payload: ({ order }) => ({ params: { id: order } }), names: 'order', reach: ownOrSuper, needsOrder: 'waiting-shipped' },
};
