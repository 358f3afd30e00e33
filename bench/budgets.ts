/**
 * The best of the alternatives. Where it can be installed (bench/peers), or is ours to write (bench/server/bare-list.ts, bare-write.ts), it
 * is measured in the same run; else what it took when the budgets were set is quoted, from a machine of the same kind (two cores).
 */
export interface Peer {
  readonly name: string;
  readonly quoted?: number;
}

/** What one figure may be. */
export interface Budget {
  readonly what: string;
  readonly unit: 'ms' | 's' | 'KB' | 'MB' | '/s' | '/min' | 'frames' | 'misses';
  /** The most it may be; the least, where `isFloor`. In `unit`, or in times of the peer, where `ofPeer`. */
  readonly limit: number;
  readonly isFloor?: true;
  /**
   * The limit is so many times what the peer takes in the same run: the machine is shared, and one hour of it may take twice as long as the
   * next. What is measured is printed in its unit beside; without the peer it is printed alone and breaks nothing.
   */
  readonly ofPeer?: true;
  readonly peer?: Peer;
  /**
   * What a browser paints is held in whole frames: the first after 17 ms is the second, whether it was missed by one or by ten. Any other
   * bare number of milliseconds says more of the machine than of us; it is printed and breaks nothing. (house, section 4)
   */
  readonly isPainted?: true;
  /** In place of a peer: what the obvious way of doing it took when the budgets were set. */
  readonly otherwise?: string;
}

const asItWas: Peer = { name: 'as it was before Review' };
const beforeImport: Peer = { name: 'before the import' };
const sharpAlone: Peer = { name: 'sharp alone' };
const bareList: Peer = { name: 'bare list' };
const bareOrders: Peer = { name: 'bare sales list' };
const bareWrite: Peer = { name: 'bare write and event' };

/** In milliseconds, at 60 a second. */
export const frameMs = 1000 / 60;

/** Every figure of the project's design, in one place. What is painted includes waiting for its frame. */
export const budgets = {
  'palette.open.p50': {
    what: 'palette open, 5,000 entries, p50',
    unit: 'ms',
    limit: 16.7,
    isPainted: true,
    peer: { name: 'kbar', quoted: 65 },
  },
  'palette.open.p95': { what: 'palette open, 5,000 entries, p95', unit: 'ms', limit: 25, isPainted: true, peer: { name: 'kbar' } },
  'palette.key.p50': {
    what: 'palette key → painted, 20,000 entries, p50',
    unit: 'ms',
    limit: 13,
    isPainted: true,
    peer: { name: 'kbar', quoted: 22 },
  },
  'palette.key.p95': {
    what: 'palette key → painted, 20,000 entries, p95',
    unit: 'ms',
    limit: 20,
    isPainted: true,
    peer: { name: 'kbar', quoted: 272 },
  },
  'palette.key.cpu': {
    what: 'palette CPU per key, 20,000 entries',
    unit: 'ms',
    limit: 1 / 20,
    ofPeer: true,
    peer: { name: 'kbar', quoted: 142 },
  },
  'ranking.misses': {
    what: 'ranking, accented queries whose answer is not first',
    unit: 'misses',
    limit: 0,
    peer: { name: 'minisearch', quoted: 3 },
  },
  'ranking.query': {
    what: 'ranking, one query at 10,000 entries',
    unit: 'ms',
    limit: 1,
    ofPeer: true,
    peer: { name: 'minisearch', quoted: 0.28 },
  },
  'queue.row.p95.100k': { what: 'queue step at 30 Hz, row painted, 100,000 rows, p95', unit: 'ms', limit: 20, isPainted: true },
  'queue.row.p95.1m': { what: 'queue step at 30 Hz, row painted, 1,000,000 rows, p95', unit: 'ms', limit: 20, isPainted: true },
  'queue.dropped.100k': {
    what: 'queue step at 30 Hz, frames dropped, 100,000 rows',
    unit: 'frames',
    limit: 0,
    otherwise: 'drawn on every key 43–55',
  },
  'queue.dropped.1m': { what: 'queue step at 30 Hz, frames dropped, 1,000,000 rows', unit: 'frames', limit: 0 },
  'queue.cpu.100k': { what: 'queue CPU per key, 100,000 rows', unit: 'ms', limit: 4 },
  'queue.cpu.1m': { what: 'queue CPU per key, 1,000,000 rows', unit: 'ms', limit: 4 },
  'queue.detail.p95': { what: 'queue, detail complete after a single step, p95', unit: 'ms', limit: 25, isPainted: true },
  'queue.images.p95': {
    what: 'queue, images shown after a single step, p95',
    unit: 'ms',
    limit: 45,
    isPainted: true,
    otherwise: 'not prefetched 82',
  },
  'queue.end.misses': {
    what: 'queue, jumps to the last of 1,000,000 that missed',
    unit: 'misses',
    limit: 0,
    otherwise: 'every library misses',
  },
  'decision.next.p95': { what: 'decision key → next listing painted, p95', unit: 'ms', limit: 20, isPainted: true },
  'decision.saved.p95': { what: 'decision key → durably recorded, p95', unit: 'ms', limit: 30 },
  'store.append.p95': { what: 'strict append, p95', unit: 'ms', limit: 5 },
  'store.ready': { what: 'ready at start with 100,000 facts (snapshot and tail)', unit: 'ms', limit: 150, otherwise: 'no snapshot 600' },
  'store.batch': {
    what: 'durable facts a second, a batch command of 1,000',
    unit: '/s',
    limit: 1.5,
    ofPeer: true,
    isFloor: true,
    peer: { name: 'rxdb', quoted: 4_340 },
  },
  'store.change': { what: 'one change, 1,000 subscribers', unit: 'ms', limit: 1, ofPeer: true, peer: { name: 'zustand', quoted: 0.25 } },
  'login.js': { what: '/login, JavaScript gzip', unit: 'KB', limit: 120, peer: { name: 'react-admin', quoted: 364 } },
  'login.css': { what: '/login, CSS gzip', unit: 'KB', limit: 60 },
  'login.typing': {
    what: '/login, until one can type',
    unit: 'ms',
    limit: 1 / 2,
    ofPeer: true,
    peer: { name: 'react-admin', quoted: 743 },
  },
  'first.js': { what: 'first screen after login, all JavaScript gzip', unit: 'KB', limit: 320 },
  'route.js': { what: 'the heaviest further route, JavaScript gzip', unit: 'KB', limit: 80 },
  'list.postgres.p95': { what: 'list of 50, Postgres, 10 connections, p95', unit: 'ms', limit: 1.3, ofPeer: true, peer: bareList },
  'list.pglite.p95': { what: 'list of 50, PGlite, 10 connections, p95', unit: 'ms', limit: 3, ofPeer: true, peer: bareList },
  'orders.postgres.p95': {
    what: 'sales list of 50, slowest of 10 readings, median of three, Postgres, 10 connections, p95',
    unit: 'ms',
    limit: 1.3,
    ofPeer: true,
    peer: bareList,
  },
  'orders.pglite.p95': {
    what: 'sales list of 50, slowest of 10 readings, median of three, PGlite, 10 connections, p95',
    unit: 'ms',
    limit: 3,
    ofPeer: true,
    peer: bareList,
  },
  'orders.search.postgres.p95': {
    what: 'a search of sales, slowest of 3, Postgres, 10 connections, p95',
    unit: 'ms',
    limit: 3,
    ofPeer: true,
    peer: bareOrders,
  },
  'orders.search.pglite.p95': {
    what: 'a search of sales, slowest of 3, PGlite, 10 connections, p95',
    unit: 'ms',
    limit: 8,
    ofPeer: true,
    peer: bareOrders,
  },
  'decide.postgres.p95': { what: 'decision in one transaction, Postgres, p95', unit: 'ms', limit: 3, ofPeer: true, peer: bareWrite },
  'decide.pglite.p95': { what: 'decision in one transaction, PGlite with fsync, p95', unit: 'ms', limit: 2, ofPeer: true, peer: bareWrite },
  'totals.p95': {
    what: 'the total of each list and filter that is counted to the end, the slowest, Postgres, median of three, p95',
    unit: 'ms',
    limit: 2,
    ofPeer: true,
    peer: bareList,
  },
  'shell.p95': {
    what: 'the counts of menu and home, the slowest, Postgres, median of three, p95',
    unit: 'ms',
    limit: 1.5,
    ofPeer: true,
    peer: bareList,
  },
  'order.p95': { what: 'the page of an order, Postgres, median of three, p95', unit: 'ms', limit: 1.3, ofPeer: true, peer: bareList },
  'ready.fresh': { what: 'server ready, fresh folder with the small demo', unit: 'ms', limit: 12_000 },
  'ready.reopened': { what: 'server ready, folder reopened', unit: 'ms', limit: 2000 },
  'start.fake': { what: 'what the fake Mercado Livre adds to a start, folder reopened, medians of pairs', unit: 's', limit: 0.5 },
  'start.fake.fresh': { what: 'what the fake Mercado Livre adds to a start, fresh folder, medians of pairs', unit: 'ms', limit: 500 },
  'server.memory': { what: 'server memory with PGlite under load', unit: 'MB', limit: 500 },
  'table.dropped': { what: 'table control, 1,000,000 rows, frames dropped while scrolling', unit: 'frames', limit: 0 },
  'table.blank': { what: 'table control, 1,000,000 rows, longest blank', unit: 'ms', limit: 100, isPainted: true },
  'lists.dropped': {
    what: 'each of 17 lists, 100,000 rows, frames dropped while scrolling, median of three, the worst',
    unit: 'frames',
    limit: 0,
  },
  'lists.blank': {
    what: 'each of 17 lists, 100,000 rows, longest blank, median of three, the worst',
    unit: 'ms',
    limit: 100,
    isPainted: true,
  },
  'lists.page.p95': { what: 'a page of 100 anywhere in each of 17 lists, PGlite, p95, the slowest', unit: 'ms', limit: 100 },
  'lists.search.p95': { what: 'a search in each of 17 lists, PGlite, p95, the slowest', unit: 'ms', limit: 100 },
  'editor.open': { what: 'listing editor, 50 variations × 5 images, open', unit: 'ms', limit: 500, isPainted: true },
  'editor.key.p95': { what: 'listing editor, key → painted, p95', unit: 'ms', limit: 20, isPainted: true },
  'mediation.open': { what: 'mediation with 2,000 messages, open', unit: 'ms', limit: 300, isPainted: true },
  'checks.wrong': { what: 'checks, found where a person who had not seen them finds nothing', unit: 'misses', limit: 143 },
  'checks.missed': { what: 'checks, not found where that person does', unit: 'misses', limit: 382 },
  'review.demo': { what: 'review of the demo by the model, a decision', unit: 's', limit: 1 / 2, ofPeer: true, peer: asItWas },
  'review.demo.hands': {
    what: 'review of the demo by the model, a decision without looks',
    unit: 's',
    limit: 1 / 2,
    ofPeer: true,
    peer: asItWas,
  },
  'review.imported': {
    what: 'review of 1,583 imported titles by the model, a decision',
    unit: 's',
    limit: 1 / 2,
    ofPeer: true,
    peer: asItWas,
  },
  'review.imported.hands': {
    what: 'review of 1,583 imported titles by the model, a decision without looks',
    unit: 's',
    limit: 1 / 2,
    ofPeer: true,
    peer: asItWas,
  },
  'review.sheet': { what: 'clean listings by the contact sheet, by the model', unit: '/min', limit: 40, isFloor: true },
  'review.single': { what: 'clean listings one by one, by the model', unit: '/min', limit: 20, isFloor: true },
  'images.analysed': { what: '1,000 images analysed, CPU', unit: 'ms', limit: 1.5, ofPeer: true, peer: sharpAlone },
  'images.queue.postgres.p95': {
    what: 'list of 50 while images are analysed, Postgres, 10 connections, p95',
    unit: 'ms',
    limit: 1.3,
    ofPeer: true,
    peer: bareList,
  },
  'images.queue.pglite.p95': {
    what: 'list of 50 while images are analysed, PGlite, 10 connections, p95',
    unit: 'ms',
    limit: 3,
    ofPeer: true,
    peer: bareList,
  },
  'imports.task': { what: 'import of 50,000 lines, the longest task of the page over 50 ms', unit: 'ms', limit: 50, isPainted: true },
  'imports.memory': { what: 'import of 50,000 lines, server memory above itself idle', unit: 'MB', limit: 150 },
  'imports.queue.row.p95': {
    what: 'queue step at 30 Hz while 50,000 lines are imported, row painted, p95',
    unit: 'ms',
    limit: 20,
    isPainted: true,
    peer: beforeImport,
  },
  'imports.queue.dropped': {
    what: 'queue step at 30 Hz while 50,000 lines are imported, frames dropped, median of rounds',
    unit: 'frames',
    limit: 0,
    peer: beforeImport,
  },
  'imports.queue.answer.p95': {
    what: 'a page of the queue while 50,000 lines are imported, p95',
    unit: 'ms',
    limit: 100,
    peer: beforeImport,
  },
  'imports.killed.misses': { what: 'import killed in the middle, rows not taken exactly once', unit: 'misses', limit: 0 },
  'mediation.dropped': { what: 'mediation with 2,000 messages, frames dropped', unit: 'frames', limit: 0 },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;

/** What a scenario found, by the name of its budget; after `peer:`, what the peer took in the same run. */
export type Measured = Readonly<Partial<Record<BudgetName | `peer:${BudgetName}`, number>>>;

/** One kind of measurement. It makes what it needs and removes it. */
export interface Scenario {
  readonly name: string;
  readonly measure: (sizes: Sizes) => Promise<Measured>;
}

/** How big: `quick` gives figures in minutes, `full` those of the budgets. */
export interface Sizes {
  readonly rows: '100k' | '1m';
  /** How often a short thing is repeated. */
  readonly repeats: number;
  /** How long a server is loaded, in seconds. */
  readonly seconds: number;
}
/** How many rows that is. */
export const countOf = { '100k': 100_000, '1m': 1_000_000 } as const satisfies Readonly<Record<Sizes['rows'], number>>;
export const quickSizes: Sizes = { rows: '100k', repeats: 30, seconds: 6 };
export const fullSizes: Sizes = { rows: '1m', repeats: 100, seconds: 10 };
