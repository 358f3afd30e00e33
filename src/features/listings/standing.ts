import type { ListingRow } from '#contract/listing.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Tone } from '#ui/status-dot.tsx';

export interface Standing {
  readonly tone: Tone;
  /** The specified first line: active is Ativo, anything else Pausado. */
  readonly state: MessageKey;
  /** The real status, or the specified reason of a pause. */
  readonly status: MessageKey;
  /** What brings the listing back; null when it needs nothing. */
  readonly way: MessageKey | null;
}

const toneOf: Readonly<Record<ListingRow['status'], Tone>> = {
  pending: 'idle',
  refused: 'bad',
  processing: 'info',
  active: 'good',
  paused: 'warn',
};

/** How a listing stands, in the words of part 2, section 4 and decision 14. */
export const standingOf = ({ status, sub_status }: Pick<ListingRow, 'status' | 'sub_status'>): Standing => {
  const tone = toneOf[status];
  if (status === 'active') return { tone, state: 'listing.state.active', status: 'listing.status.active', way: null };
  if (status !== 'paused') return { tone, state: 'listing.state.paused', status: `listing.status.${status}`, way: `listing.way.${status}` };
  const reason = sub_status === 'out_of_stock' ? 'listing.pause.out_of_stock' : 'listing.pause.manual';
  return { tone, state: 'listing.state.paused', status: reason, way: 'listing.way.paused' };
};
