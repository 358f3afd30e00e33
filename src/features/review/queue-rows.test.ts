import { expect, test } from 'vitest';
import type { FreshRows } from '#api/fresh-rows.ts';
import { approve } from '#commands/listing/approve.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import { indexCommands } from '#commands/view.ts';
import type { ListingRow } from '#contract/listing.ts';
import { outbox, type Outbox } from '#events/projections/outbox.ts';
import { fold } from '#events/projection.ts';
import { belongs, createDeriveRows, loadRows, type RowSources } from './queue-rows.ts';

const noNews: FreshRows<ListingRow> = { get: () => undefined, ids: () => [], revision: () => 0, subscribe: () => () => undefined };
const newsOf = (row: ListingRow | null): FreshRows<ListingRow> => ({
  ...noNews,
  get: (id) => (id === 'p1' ? row : undefined),
  ids: () => ['p1'],
});

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
  deciding: new Map(),
  outbox: outbox.initial,
  commands: indexCommands([approve]),
  actor: aReviewer(),
  minute: 0,
  ...changes,
});

const pages = [[aListing(), aListing({ publishId: 'p2' })]];
const idsOf = (changes: Partial<RowSources> = {}, filter = {}): readonly string[] =>
  createDeriveRows()(loadRows(pages), filter, sources(changes)).ids;

test('a waiting approval takes its row out of the list at once, and the listing stays readable', () => {
  const rows = createDeriveRows()(loadRows(pages), {}, sources({ outbox: waitingApproval }));
  expect(rows.ids).toEqual(['p2']);
  expect(rows.rowOf('p1')?.base.status).toBe('pending');
});

test('what another decided leaves; what is gone on the server leaves', () => {
  expect(idsOf({ fresh: newsOf(aListing({ version: 4, status: 'refused' })) })).toEqual(['p2']);
  expect(idsOf({ fresh: newsOf(null) })).toEqual(['p2']);
});

test('what was heard stands over the page at a lower version too: a restored server says less than before', () => {
  expect(idsOf({ fresh: newsOf(aListing({ version: 2, status: 'refused' })) })).toEqual(['p2']);
});

test('a listing on two pages is shown once', () => {
  expect(loadRows([...pages, [aListing()]]).ids).toEqual(['p1', 'p2']);
});

test('a lease just claimed is on its row before any row was asked for again', () => {
  const lease = { holder: { id: 'u1', name: 'Rita' }, until: '2026-11-21T12:30:00.000Z' };
  const { rowOf } = createDeriveRows()(loadRows(pages), {}, sources({ leases: new Map([['p1', lease]]) }));
  expect(rowOf('p1')?.base.lease).toEqual(lease);
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

test('a decision that is still being written is shown as it will be', () => {
  const deciding = new Map([['p1', aListing({ status: 'processing' })]]);
  expect(idsOf({ deciding })).toEqual(['p2']);
});

test('rows and ids that say the same again are the same objects, whatever changed beside them', () => {
  const derive = createDeriveRows();
  const loaded = loadRows(pages);
  const lease = { holder: { id: 'u1', name: 'Rita' }, until: '2026-11-21T12:30:00.000Z' };
  const before = derive(loaded, {}, sources({ leases: new Map([['p1', lease]]) }));
  const after = derive(loaded, {}, sources({ leases: new Map([['p1', lease]]), fresh: newsOf(pages[0]?.[0] ?? null) }));
  expect([after.ids === before.ids, after.rowOf('p1') === before.rowOf('p1')]).toEqual([true, true]);
  const renewed = derive(loaded, {}, sources({ leases: new Map([['p1', { ...lease, until: '2026-11-21T13:00:00.000Z' }]]) }));
  expect([renewed.ids === before.ids, renewed.rowOf('p1') === before.rowOf('p1')]).toEqual([true, false]);
});

test('rows somebody jumped to come behind those from the top, and those that were there already stay where they are', () => {
  const loaded = loadRows([[aListing(), aListing({ publishId: 'p2' })]], [[aListing({ publishId: 'p2' }), aListing({ publishId: 'p9' })]]);
  expect([loaded.ids, loaded.head]).toEqual([['p1', 'p2', 'p9'], 2]);
  const { ids, head } = createDeriveRows()(loaded, {}, sources({ outbox: waitingApproval }));
  expect([ids, head]).toEqual([['p2', 'p9'], 1]);
});

test('a waiting decision is asked of the machine once, and again when the clock goes on', () => {
  let asked = 0;
  const apply: typeof approve.apply = (...given) => {
    asked += 1;
    return approve.apply(...given);
  };
  const counting = indexCommands([{ ...approve, apply }]);
  const loaded = loadRows(pages);
  const derive = createDeriveRows();
  const at = (minute: number) => derive(loaded, {}, sources({ outbox: waitingApproval, commands: counting, minute })).rowOf('p1');
  const first = at(0);
  expect(at(0)).toBe(first);
  expect(asked).toBe(1);
  at(1);
  expect(asked).toBe(2);
});
