import { expect, test } from 'vitest';
import type { FreshRows } from '#api/fresh-rows.ts';
import { approve } from '#commands/listing/approve.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import { indexCommands } from '#commands/view.ts';
import type { ListingRow } from '#contract/listing.ts';
import { outbox, type Outbox } from '#events/projections/outbox.ts';
import { fold } from '#events/projection.ts';
import { belongs, loadRows, queueRows, type RowSources } from './queue-rows.ts';

const noNews: FreshRows = { get: () => undefined, ids: () => [], revision: () => 0, subscribe: () => () => undefined };
const newsOf = (row: ListingRow | null): FreshRows => ({ ...noNews, get: (id) => (id === 'p1' ? row : undefined), ids: () => ['p1'] });

const waitingApproval: Outbox = fold(outbox, outbox.initial, [
  {
    seq: 1,
    at: '2026-11-21T12:00:00.000Z',
    fact: {
      type: 'intent.recorded.v1',
      intent: {
        id: '6f1c0f0e-0000-4000-8000-000000000001',
        command: 'listing.approve',
        version: 1,
        args: { publishId: 'p1', version: 3 },
        subject: 'listing:p1',
        label: 'Luminária',
        sendAfter: '2026-11-21T12:00:06.000Z',
      },
    },
  },
]);

const sources = (changes: Partial<RowSources> = {}): RowSources => ({
  fresh: noNews,
  leases: new Map(),
  outbox: outbox.initial,
  commands: indexCommands([approve]),
  actor: aReviewer(),
  ...changes,
});

const pages = [[aListing(), aListing({ publishId: 'p2' })]];
const idsOf = (changes: Partial<RowSources> = {}, filter = {}): readonly string[] =>
  queueRows(loadRows(pages), filter, sources(changes)).shown.map(({ view }) => view.publishId);

test('a waiting approval takes its row out of the list at once, and the listing stays readable', () => {
  const rows = queueRows(loadRows(pages), {}, sources({ outbox: waitingApproval }));
  expect(rows.shown.map(({ view }) => view.publishId)).toEqual(['p2']);
  expect(rows.baseOf('p1')?.status).toBe('pending');
});

test('what another decided leaves; what is gone on the server leaves', () => {
  expect(idsOf({ fresh: newsOf(aListing({ version: 4, status: 'refused' })) })).toEqual(['p2']);
  expect(idsOf({ fresh: newsOf(null) })).toEqual(['p2']);
});

test('news older than the page change nothing', () => {
  expect(idsOf({ fresh: newsOf(aListing({ version: 2, status: 'refused' })) })).toEqual(['p1', 'p2']);
});

test('a listing on two pages is shown once', () => {
  expect(queueRows(loadRows([...pages, [aListing()]]), {}, sources()).shown).toHaveLength(2);
});

test('a lease just claimed is on its row before any row was asked for again', () => {
  const lease = { holder: { id: 'u1', name: 'Rita' }, until: '2026-11-21T12:30:00.000Z' };
  const [first] = queueRows(loadRows(pages), {}, sources({ leases: new Map([['p1', lease]]) })).shown;
  expect(first?.base.lease).toEqual(lease);
});

test('skipped and snoozed listings wait unseen unless they are asked for', () => {
  const skipped = aListing({ skipped: true });
  const snoozed = aListing({ snoozedUntil: '2026-11-21T12:00:01.000Z' });
  const back = aListing({ snoozedUntil: '2026-11-21T12:00:00.000Z' });
  expect([skipped, snoozed, back].map((row) => belongs(row, {}, aReviewer()))).toEqual([false, false, true]);
  expect([skipped, snoozed].map((row) => belongs(row, { set: 'include' }, aReviewer()))).toEqual([true, true]);
});

test('what I took from the free ones stays among them; what another took leaves', () => {
  const mine = aListing({ lease: { holder: { id: 'u1', name: 'Rita' }, until: '2026-11-21T12:30:00.000Z' } });
  expect((['free', 'mine', 'other'] as const).filter((holder) => belongs(mine, { holder }, aReviewer()))).toEqual(['free', 'mine']);
  const other = aListing({ lease: { holder: { id: 'u2', name: 'Bruno' }, until: '2026-11-21T12:30:00.000Z' } });
  expect((['free', 'mine', 'other'] as const).filter((holder) => belongs(other, { holder }, aReviewer()))).toEqual(['other']);
});
