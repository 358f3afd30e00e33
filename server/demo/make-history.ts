import type { ListingStatus, QueueReason } from '#contract/listing.ts';
import { joinWarnings } from '#contract/warning.ts';
import { isValidGtin } from '#lib/gtin.ts';
import { formatCents } from '#lib/money.ts';
import type { event } from '../db/schema/core.ts';
import { dueDate } from '../listings/due-date.ts';
import { subjectOf, type ListingEventData, type ListingEventType } from '../listings/listing-event.ts';
import { demoReviewers } from './demo-accounts.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { ProductSeed } from './make-product.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type EventRow = typeof event.$inferInsert;

/** What happened to a listing up to now, and the place in the queue that follows from it. */
export interface History {
  readonly events: readonly EventRow[];
  /** Joined: what its SKU was last warned of. It outlives the listing's own, until the listing is approved. */
  readonly warned: string;
  readonly place: {
    readonly version: number;
    readonly warning: string;
    readonly reasons: readonly QueueReason[];
    readonly queuedAt: Date;
    readonly dueAt: Date;
    readonly statusAt: Date;
  };
}

const hour = 3_600_000;
const marketplace: Person = { id: 'marketplace', name: 'Mercado Livre' };
const freeTexts = ['Foto não mostra o produto inteiro', 'Informar a voltagem no título', 'Descrição com telefone de contato'] as const;

const warningsFor = (random: SeededRandom, { listing: { gtin, price, height, width, depth, weight } }: ProductSeed): string => {
  const found = [
    ...(weight === 0 ? ['wigth'] : []),
    ...(typeof gtin !== 'string' || !isValidGtin(gtin) ? ['gtin'] : []),
    ...(Math.max(height, width, depth) > 70 ? ['measures_exceeding'] : []),
    ...(price === null ? ['hasnt_price'] : []),
  ];
  const warnings = found.length > 0 ? found : [random.pick(['image', 'invalid_measures', 'wigth'])];
  return joinWarnings(random.chance(0.3) ? [...warnings, random.pick(freeTexts)] : warnings);
};

/** Waiting since between minutes and three days; decided ones longer ago. */
export const makeHistory = (random: SeededRandom, seed: ProductSeed, status: ListingStatus, owner: Person, now: Date): History => {
  const happened: EventRow[] = [];
  const reviewer = random.pick(demoReviewers);
  const add = (type: ListingEventType, by: Person, at: Date, data: ListingEventData = {}): void => {
    happened.push({
      subject: subjectOf(seed.listing.id),
      type,
      version: happened.length + 1,
      actorId: by.id,
      actorName: by.name,
      at,
      data: { ...data },
      sellerId: seed.listing.sellerId,
      key: null,
    });
  };
  const ago = (hours: number): Date => new Date(now.getTime() - Math.round(hours * hour));
  const warning = warningsFor(random, seed);

  if (status === 'pending') {
    const waited = random.share() ** 1.6 * 66 + 0.1;
    const isBack = random.chance(0.15);
    add('created', owner, ago(isBack ? waited + 90 : waited));
    if (!isBack) return finish(happened, '', ['new'], ago(waited), ago(waited));
    add('refused', reviewer, ago(waited + 60), { warning, gtin: seed.listing.gtin ?? null, before: { warning: '', reasons: ['new'] } });
    add('resubmitted', owner, ago(waited), { changes: makeChanges(random, seed), before: { warning, reasons: ['new'] } });
    return { ...finish(happened, '', ['resubmitted'], ago(waited), ago(waited)), warned: warning };
  }
  const decidedAgo = status === 'processing' ? random.share() * 2 : 8 + random.share() * 400;
  add('created', owner, ago(decidedAgo + 20));
  const queuedAt = ago(decidedAgo + 20);
  if (status === 'refused') {
    add('refused', reviewer, ago(decidedAgo), { warning, gtin: seed.listing.gtin ?? null, before: { warning: '', reasons: ['new'] } });
    return finish(happened, warning, ['new'], queuedAt, ago(decidedAgo));
  }
  add('approved', reviewer, ago(decidedAgo), { changes: [], before: { warning: '', reasons: ['new'] } });
  if (status !== 'processing') add(status === 'active' ? 'published' : 'held', marketplace, ago(decidedAgo - 0.01));
  return finish(happened, '', ['new'], queuedAt, ago(decidedAgo));
};

const finish = (
  events: readonly EventRow[],
  warning: string,
  reasons: readonly QueueReason[],
  queuedAt: Date,
  statusAt: Date,
): History => ({
  events,
  warned: warning,
  place: { version: events.length, warning, reasons, queuedAt, dueAt: dueDate(queuedAt), statusAt },
});

const makeChanges = (
  random: SeededRandom,
  { listing: { title, price, height, width, depth, weight } }: ProductSeed,
): NonNullable<ListingEventData['changes']> => {
  const measures = `${height} × ${width} × ${depth} cm`;
  const changes = [
    { field: 'title', before: `${title.split(' ').slice(0, 3).join(' ')} Promoção`, after: title },
    { field: 'dimensions', before: `${measures}, ${Math.max(1, weight - 100)} g`, after: `${measures}, ${weight} g` },
    ...(price === null || price === undefined ? [] : [{ field: 'price', before: null, after: formatCents(price) }]),
  ];
  return random.some(changes, random.int(1, 2));
};
