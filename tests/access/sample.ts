import { randomUUID } from 'node:crypto';

/** What a request names. `code` is a SKU's code, `view` a saved view of one person. */
export interface Target {
  readonly listing: string;
  /** Another, that nothing hangs on. */
  readonly copy: string;
  readonly sku: string;
  readonly code: string;
  readonly company: string;
  readonly view: string;
  readonly notification: string;
  readonly question: string;
  /** An order; its number and its shipment's are made from it. */
  readonly order: string;
  /** Somebody of a company. */
  readonly user: string;
  /** A company of no one’s, for what changes the company itself. */
  readonly shop: string;
  /** An account of a company on the marketplace, one that nothing hangs on. */
  readonly place: string;
  /** Something that failed on its way to the marketplace. */
  readonly job: string;
  /** An account that its owner has in another company; theirs alone, as a saved view is. */
  readonly seat: string;
  /** The same, which they were only invited to. */
  readonly invitation: string;
  /** A price rule of a company; a run of it has the same id. */
  readonly rule: string;
}

interface Payload {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** `own`: of the own company or oneself; `all`: of anybody; `none`: not their business. */
type Reach = 'own' | 'all' | 'none';

export interface Sample {
  /** `asker`: id of who asks, for calls that name it again. */
  readonly payload: (target: Target, asker: string) => Payload;
  /** Whether the request names something that may be foreign or absent. */
  readonly names:
    | false
    | 'listing'
    | 'sku'
    | 'company'
    | 'view'
    | 'seat'
    | 'notification'
    | 'order'
    | 'question'
    | 'user'
    | 'shop'
    | 'place'
    | 'job'
    | 'rule';
  readonly reach: { readonly seller: Reach; readonly reviewer: Reach; readonly superuser: Reach } | 'anyone';
  /** Of all sellers only money managers are let in (decision 20). */
  readonly moneyOnly?: true;
  /** Where naming what is absent is no refusal, and why it need not be. */
  readonly absentIs?: 'created' | 'nothing to do';
  /** What whoever is let in hears all the same, where nothing is there that could be answered well. */
  readonly hears?: 400;
  /** Status the listing has to have for it to be allowed; pending when left out. */
  readonly needs?: 'refused' | 'active' | 'paused';
  /** Status the order has to have; pending when left out. */
  readonly needsOrder?: OrderNeed;
}

type OrderNeed = 'waiting-shipped' | 'shipped' | 'pending_cancelled' | 'cancelled';

export const everyone = { seller: 'all', reviewer: 'all', superuser: 'all' } as const;
export const ownOrReview = { seller: 'own', reviewer: 'all', superuser: 'all' } as const;
export const review = { seller: 'none', reviewer: 'all', superuser: 'all' } as const;
export const ownOrSuper = { seller: 'own', reviewer: 'none', superuser: 'all' } as const;
export const ownAlone = { seller: 'own', reviewer: 'none', superuser: 'none' } as const;
export const superuser = { seller: 'none', reviewer: 'none', superuser: 'all' } as const;
export const mine = { seller: 'own', reviewer: 'own', superuser: 'own' } as const;

export const bare = (reach: Sample['reach']): Sample => ({ payload: () => ({}), names: false, reach });

/** Names of nothing there is. */
export const absent = (): Target => ({
  listing: `absent-${randomUUID()}`,
  copy: `absent-${randomUUID()}`,
  sku: `absent-${randomUUID()}`,
  code: `absent-${randomUUID()}`,
  company: `absent-${randomUUID()}`,
  view: randomUUID(),
  notification: `absent-${randomUUID()}`,
  order: `absent-${randomUUID()}`,
  question: `absent-${randomUUID()}`,
  user: `absent-${randomUUID()}`,
  seat: `absent-${randomUUID()}`,
  invitation: `absent-${randomUUID()}`,
  job: `absent-${randomUUID()}`,
  rule: randomUUID(),
  place: `absent-${randomUUID()}`,
  shop: `absent-${randomUUID()}`,
});
