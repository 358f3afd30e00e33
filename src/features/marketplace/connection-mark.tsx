import type { MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { useT } from '#locale/locale.tsx';
import { connectionOf, type ConnectionState } from '#machines/lifecycle/marketplace-account.ts';
import { useNow } from '#ui/now.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';

const tones: Readonly<Record<ConnectionState, Tone>> = {
  connected: 'good',
  unconnected: 'idle',
  expiring: 'warn',
  expired: 'bad',
  closed: 'bad',
  disconnected: 'idle',
  paused: 'idle',
};

type Connected = Pick<MarketplaceAccountRow, 'pausedAt' | 'expiresAt' | 'connection' | 'shutOutReason'>;

/** Renewed by itself: an authorization ends while somebody looks. */
export const useConnection = (account: Connected): ConnectionState => connectionOf(account, useNow('minute'));

export const ConnectionMark = ({ account }: { readonly account: Connected }) => {
  const t = useT();
  const state = useConnection(account);
  return <StatusDot tone={tones[state]}>{t(`marketplace.state.${state}`)}</StatusDot>;
};

/** What the marketplace said where it lets us in no more; in its own words, since nobody knows better what to do about it. */
export const ShutOutWords = ({ account }: { readonly account: Connected }) => {
  const state = useConnection(account);
  const isOut = state === 'closed' || state === 'expired';
  return isOut && account.shutOutReason !== null && <p className="quiet">{account.shutOutReason}</p>;
};
