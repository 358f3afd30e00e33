import { unreachable } from '#lib/result.ts';
import type { Job } from '../integration-jobs/job-state.ts';
import { quiet } from './open-test-db.ts';
import type { Worker } from '../worker/worker.ts';
import type { Adapter } from '../marketplace/adapters.ts';
import type { CommandOf } from '../marketplace/claim-job.ts';
import { idOfSubject } from '../marketplace/command-of.ts';
import { openPlayed } from '../marketplace/played.ts';
import { capabilities, type Command, type Marketplace } from '../marketplace/port.ts';
import { createSender, type SenderDeps } from '../marketplace/sender.ts';

/** What a job would say if all it is about were there. */
const sayAll: CommandOf = async (_tx, { kind, subject, createdAt }: Job): Promise<Command> => {
  const id = idOfSubject(subject);
  const listing = { listingId: id, externalId: null };
  switch (kind) {
    case 'publishListing':
      return {
        kind: 'publish',
        listing,
        draft: {
          title: 'Capa',
          categoryId: 'MLB1',
          price: 1990,
          stock: 1,
          isOnSale: true,
          description: '',
          condition: 'new',
          listingType: 'gold_special',
          warranty: { type: 'Sem garantia', time: null },
          gtin: null,
          sku: id,
          pictures: [],
          attributes: [],
          variants: 0,
          measures: { height: 0, width: 0, depth: 0, weight: 0 },
          shipMode: 'me2',
          fitsVehicles: false,
        },
      };
    case 'pauseListing':
      return { kind: 'pause', listing };
    case 'activateListing':
      return { kind: 'activate', listing };
    case 'changePrice':
      return { kind: 'setPrice', listing, price: 1990 };
    case 'setStock':
      return { kind: 'setStock', listing, stock: 1 };
    case 'answerQuestion':
      return { kind: 'answerQuestion', questionId: id, text: 'Sim' };
    case 'messageBuyer':
      return { kind: 'messageBuyer', saleId: id, text: 'Obrigado' };
    case 'replyMediation':
      return { kind: 'replyToClaim', saleId: id, text: 'Vamos ver', at: createdAt.toISOString() };
    case 'cancelOrder':
      return { kind: 'cancelSale', saleId: id, reason: null, text: '' };
    case 'shipOrder':
      return { kind: 'announceShipping', saleId: id, trackingNumber: null, carrier: null };
    default:
      return unreachable(kind);
  }
};

/** What the test answers as the marketplace. */
export const openTestAdapter = (send: Marketplace['send'], can: Marketplace['can'] = new Set(capabilities)): Adapter => ({
  marketplace: { platform: 'mercadolivre', can, send },
  open: (account) => ({
    account,
    publicBase: null,
    ask: () => Promise.reject(new Error('Nothing is asked over a wire')),
    learn: () => Promise.resolve(),
  }),
});

/** A sender that plays the demo's marketplace, unless the test says by what it sends. */
export const openTestSender = (deps: Pick<SenderDeps, 'db' | 'clock'> & Partial<SenderDeps>): Worker =>
  createSender({
    log: quiet,
    adapters: { played: openPlayed(), connected: null },
    commandOf: sayAll,
    applyRefusal: () => Promise.resolve(),
    ...deps,
  });

/** Sends what is due until nothing is; answers how much of it was settled. */
export const sendAll = async (deps: Parameters<typeof openTestSender>[0]): Promise<number> => {
  const sender = openTestSender(deps);
  await sender.drain();
  return sender.figures().done;
};
