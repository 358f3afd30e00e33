import type { Due } from '#contract/order.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { useNow } from '#ui/now.ts';

export interface Deadline {
  readonly shipBy: string | null;
  /** As the server said it when it was asked. */
  readonly due: Due;
}

/** How a deadline stands now, as the server reckons it. It only ever comes nearer: a clock that is behind takes nothing back. */
export const dueAt = ({ shipBy, due }: Deadline, now: number): Due => {
  if (shipBy === null || due === 'late') return due;
  const end = Date.parse(shipBy);
  if (end < now) return 'late';
  return dayInSaoPaulo(end) <= dayInSaoPaulo(now) ? 'today' : due;
};

export const useDue = (deadline: Deadline): Due => dueAt(deadline, useNow('minute'));
