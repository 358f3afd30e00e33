import { harmlessTypes, stockTypes } from '#contract/listing-events.ts';
import type { Conflict } from '#contract/problem.ts';
import type { Tx } from '../db/open.ts';
import { conflictSince, conflictSinceEvent as sinceEvent } from '../stream/conflict-since.ts';
import { subjectOf } from './listing-event.ts';
import type { ListingRecord } from './lock-listing.ts';

const named = ({ id, version, status }: ListingRecord) => ({ subject: subjectOf(id), version, status });

/** The changes that contradict a decision made on that version. */
export const contradictionSince = (tx: Tx, row: ListingRecord, actorId: string, version: number): Promise<Conflict | null> =>
  conflictSince(tx, named(row), actorId, version, [...harmlessTypes, ...stockTypes]);

/** The changes that others made since that version; 0 is from the beginning. */
export const namedSince = (tx: Tx, row: ListingRecord, actorId: string, version: number): Promise<Conflict | null> =>
  conflictSince(tx, named(row), actorId, version, harmlessTypes);

export const conflictSinceEvent = (tx: Tx, row: ListingRecord, actorId: string, seq: number): Promise<Conflict | null> =>
  sinceEvent(tx, named(row), actorId, seq, harmlessTypes);
