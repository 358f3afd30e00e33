import type { ListingView } from '#commands/listing/listing-step.ts';
import type { ListingRow } from '#contract/listing.ts';
import { formatMessage, type Message, type Translate } from '#locale/translate.ts';
import { reactivationPolicyOf, isPauseReason, pauseReasons, type PauseReason } from '#machines/lifecycle/reactivation.ts';
import type { Tone } from '#ui/status-dot.tsx';

interface Standing {
  readonly tone: Tone;
  /** The specified first line: active is Ativo, anything else Pausado. */
  readonly state: 'listing.state.active' | 'listing.state.paused';
  /** The specified reason of a pause, on the same line; null for what was never on sale. */
  readonly pause: 'listing.pause.out_of_stock' | 'listing.pause.manual' | null;
  /** How it really stands with us and on the marketplace. */
  readonly status: Message;
  /** What brings it back, or what it still needs; null when it needs nothing. */
  readonly way: Message | null;
}

const toneOf: Readonly<Record<ListingRow['status'], Tone>> = {
  pending: 'idle',
  refused: 'bad',
  processing: 'info',
  active: 'good',
  paused: 'warn',
};

/** On sale, and yet not as it should be: the marketplace's own tags. */
const activeTags: ReadonlyMap<string, { readonly status: Message; readonly way: Message }> = new Map([
  ['poor_quality_thumbnail', { status: { key: 'listing.standing.losing' }, way: { key: 'listing.reactivation.photo' } }],
  ['moderation_penalty', { status: { key: 'listing.standing.penalised' }, way: { key: 'listing.reactivation.penalty' } }],
]);

/** Where more can be said than whose turn it is. */
const ways: Readonly<Partial<Record<PauseReason, Message>>> = {
  out_of_stock: { key: 'listing.reactivation.stock' },
  moderation_penalty: { key: 'listing.reactivation.review' },
  'under_review/warning': { key: 'listing.reactivation.twoDays' },
  'under_review/picture_download_pending': { key: 'listing.reactivation.cover' },
  'under_review/pending_documentation': { key: 'listing.reactivation.documents' },
};

const unknown = (word: string): Message => ({ key: 'listing.standing.unknown', values: { word } });

const standingActive = (subStatus: string | null): Standing => {
  const tag = subStatus === null ? undefined : activeTags.get(subStatus);
  const plain = { tone: 'good', state: 'listing.state.active', pause: null } as const;
  if (tag) return { ...plain, tone: 'warn', ...tag };
  return { ...plain, status: subStatus === null ? { key: 'listing.status.active' } : unknown(subStatus), way: null };
};

const standingPaused = (subStatus: string | null): Standing => {
  const reason = subStatus ?? 'paused_by_seller';
  const reactivation = reactivationPolicyOf(subStatus);
  const isKnown = isPauseReason(reason);
  return {
    tone: isKnown && pauseReasons[reason] === 'never' ? 'bad' : 'warn',
    state: 'listing.state.paused',
    pause: subStatus === 'out_of_stock' ? 'listing.pause.out_of_stock' : 'listing.pause.manual',
    status: isKnown ? { key: `listing.standing.${reason}` } : unknown(reason),
    way: (isKnown ? ways[reason] : undefined) ?? { key: `listing.reactivation.${reactivation}` },
  };
};

type Standable = Pick<ListingView, 'status' | 'sub_status' | 'isRemoved'>;

/** How a listing stands: the words of part 2, section 4, and below them the truth and what brings it back (decision 14; domain, 5.1). */
export const standingOf = ({ status, sub_status, isRemoved }: Standable): Standing => {
  if (isRemoved) return { tone: 'bad', state: 'listing.state.paused', pause: null, status: { key: 'listing.event.removed' }, way: null };
  if (status === 'active') return standingActive(sub_status);
  if (status === 'paused') return standingPaused(sub_status);
  return {
    tone: toneOf[status],
    state: 'listing.state.paused',
    pause: null,
    status: { key: `listing.status.${status}` },
    way: { key: `listing.way.${status}` },
  };
};

/** Both lines in words; the second is empty where it would only say the first again. */
export const standingLines = (t: Translate, listing: Standable) => {
  const { tone, state, pause, status, way } = standingOf(listing);
  const truth = way ? `${formatMessage(t, status)}. ${formatMessage(t, way)}` : formatMessage(t, status);
  return { tone, first: pause ? `${t(state)} · ${t(pause)}` : t(state), second: truth === t(state) ? '' : truth };
};
