import type { TrackingEvent } from '#api/tracking-event.ts';
import { unreadableLog } from '#contract/order-calls.ts';
import type { OrderNote } from '#contract/order.ts';
import type { MayBeBroken } from '#lib/broken-row.ts';
import type { OrderLog } from './log-words.ts';

export type TimelineEntry =
  | { readonly kind: 'created'; readonly id: string; readonly at: string }
  | { readonly kind: 'note'; readonly id: string; readonly at: string; readonly note: OrderNote }
  | { readonly kind: 'log'; readonly id: string; readonly at: string; readonly log: OrderLog }
  | { readonly kind: 'tracking'; readonly id: string; readonly at: string; readonly event: TrackingEvent };

/** Where in a timeline they belong is not known: they are told beside it. */
export const unreadIn = (logs: readonly OrderLog[]): MayBeBroken => ({
  broken: logs.flatMap(({ type }, at) => (type === unreadableLog ? [{ at, id: null, issues: '' }] : [])),
});

/**
 * Everything that happened to one order, newest first. A note stands for its own beginning: only what became of it afterwards
 * comes from the history, so a deleted one leaves its trace and nothing is told twice (capabilities B10).
 */
export const timelineOf = (
  order: { readonly createdAt: string; readonly note: readonly OrderNote[] },
  logs: readonly OrderLog[],
  tracking: readonly TrackingEvent[],
): readonly TimelineEntry[] => {
  const entries: TimelineEntry[] = [
    ...order.note.map((note): TimelineEntry => ({ kind: 'note', id: `note ${note._id}`, at: note.date, note })),
    ...logs
      .filter(({ type }) => type !== 'noteAdded' && type !== unreadableLog)
      .map((log, at): TimelineEntry => ({ kind: 'log', id: `log ${log.updatedAt} ${log.type} ${at}`, at: log.updatedAt, log })),
    ...tracking.map((event, at): TimelineEntry => ({ kind: 'tracking', id: `tracking ${event.at} ${at}`, at: event.at, event })),
    { kind: 'created', id: 'created', at: order.createdAt },
  ];
  // Instants are compared as such: carriers write an offset, we write Z.
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
};
