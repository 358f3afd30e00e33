import { randomUUID } from 'node:crypto';
import { bare, ownOrSuper, superuser, type Sample } from './sample.ts';

/** Mediations and the answers kept ready for them (decisions 19 and 22). */
export const samples: Readonly<Record<string, Sample>> = {
  listMediations: {
    payload: () => ({ query: { limit: '100' } }),
    names: false,
    reach: { seller: 'all', reviewer: 'none', superuser: 'all' },
  },
  getMediation: { payload: ({ order }) => ({ params: { id: order } }), names: 'order', reach: ownOrSuper },
  replyMediation: {
    payload: ({ order }) => ({ body: { _id: order, externalId: `n-${order}`.slice(0, 64), message: 'Enviaremos outro.' } }),
    names: 'order',
    reach: ownOrSuper,
  },
  closeMediation: {
    payload: ({ order }) => ({
      body: {
        id: order,
        externalId: `n-${order}`.slice(0, 64),
        status: 'closed',
        situation: 'resolved',
        sellerId: 'beto',
        anotation: 'Acordo',
      },
    }),
    names: 'order',
    reach: superuser,
  },
  getMediationFile: {
    payload: () => ({ params: { fileId: randomUUID(), name: 'foto.jpg' }, query: { until: '1', mac: '0'.repeat(64) } }),
    names: false,
    reach: 'anyone',
  },
  readMediation: { payload: ({ order }) => ({ params: { id: order }, body: { count: 1 } }), names: 'order', reach: ownOrSuper },
  getPresence: { payload: ({ order }) => ({ params: { id: order } }), names: 'order', reach: ownOrSuper },
  tellPresence: { payload: ({ order }) => ({ params: { id: order }, body: { doing: 'viewing' } }), names: 'order', reach: ownOrSuper },
  listReadyAnswers: bare({ seller: 'all', reviewer: 'none', superuser: 'all' }),
  saveReadyAnswer: {
    payload: ({ view }) => ({ params: { id: view }, body: { title: 'Pedir foto', text: 'Pode enviar uma foto?' } }),
    names: 'view',
    reach: { seller: 'own', reviewer: 'none', superuser: 'own' },
    absentIs: 'created',
  },
  deleteReadyAnswer: {
    payload: ({ view }) => ({ params: { id: view } }),
    names: 'view',
    reach: { seller: 'own', reviewer: 'none', superuser: 'own' },
  },
};
