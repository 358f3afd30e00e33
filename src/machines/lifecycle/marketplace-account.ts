import type { ConnectionState as Granted } from '#contract/marketplace-account.ts';
import { addTo } from '#lib/dates.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

/** What is done with the connection to an account: the marketplace lets us in again, or we rest and go on. */
export type AccountStep = { readonly type: 'pause'; readonly reason: string } | { readonly type: 'resume' } | { readonly type: 'renew' };

export interface AccountState {
  readonly pausedAt: string | null;
  readonly pauseReason: string | null;
  /** Until when the marketplace lets us in; null where it never said. */
  readonly expiresAt: string | null;
  /** How the marketplace's own grant stands. */
  readonly connection: Granted;
}

export type AccountStepRefused = 'alreadyPaused' | 'notPaused' | 'authorizedThere';

/** The marketplace lets us in for six months at a time. */
const renewedDays = 180;

/** An authorization that ends within so many days is said to end soon. */
export const expiringDays = 15;

export const connectionStates = ['connected', 'unconnected', 'expiring', 'expired', 'closed', 'disconnected', 'paused'] as const;
export type ConnectionState = (typeof connectionStates)[number];

interface Connection extends Pick<AccountState, 'pausedAt' | 'expiresAt' | 'connection'> {
  /** What the marketplace said when it shut us out; null while it lets us in. */
  readonly shutOutReason: string | null;
}

/**
 * How the connection stands. Paused comes first: nothing is sent then, whatever the authorization says. Closed: the grant is good, and the
 * marketplace keeps the account from us all the same.
 */
export const connectionOf = ({ pausedAt, expiresAt, connection, shutOutReason }: Connection, nowMs: number): ConnectionState => {
  if (pausedAt !== null) return 'paused';
  if (connection === 'connected' && shutOutReason !== null) return 'closed';
  if (connection === 'reauthorize') return 'expired';
  if (connection === 'revoked') return 'disconnected';
  if (expiresAt === null) return connection;
  const until = Date.parse(expiresAt);
  if (until <= nowMs) return 'expired';
  return until <= addTo(nowMs, expiringDays, 'day').getTime() ? 'expiring' : connection;
};

/** `now` is passed in: no decision reads a clock. */
export const stepAccount = (state: AccountState, step: AccountStep, now: string): Result<AccountState, AccountStepRefused> => {
  const isPaused = state.pausedAt !== null;
  if (step.type === 'pause') return isPaused ? refuse('alreadyPaused') : ok({ ...state, pausedAt: now, pauseReason: step.reason });
  if (step.type === 'resume') return isPaused ? ok({ ...state, pausedAt: null, pauseReason: null }) : refuse('notPaused');
  // Where there is a grant the marketplace renews it, and a person authorises on its own page.
  if (state.connection !== 'unconnected') return refuse('authorizedThere');
  return ok({ ...state, expiresAt: addTo(now, renewedDays, 'day').toISOString() });
};
