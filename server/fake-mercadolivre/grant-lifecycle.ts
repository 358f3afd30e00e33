import { refuse, ok, type Result } from '#lib/result.ts';
import type { FakeEvent, TokensIssued } from './fake-event.ts';
import { grantKey, type AccessToken, type FakeCode, type FakeGrant, type FakeState } from './fake-state.ts';
import { accessTokenOf, challengeOf, codeOf, refreshTokenOf } from './fake-token.ts';

const codeMs = 10 * 60_000;
/** Six months, by days as the documentation counts them. */
const refreshMs = 180 * 24 * 3_600_000;

type GrantRefused = 'invalid_grant';

export interface Attempt {
  readonly appId: string;
  readonly userId: number;
  readonly redirectUri: string;
  readonly challenge: string | null;
}

/** The person said yes: a code, good once and for ten minutes. */
export const giveCode = (state: FakeState, attempt: Attempt, at: number): FakeCode => ({
  ...attempt,
  code: codeOf(attempt.appId, attempt.userId, state.made),
  until: at + codeMs,
});

const issue = (
  state: FakeState,
  { appId, userId }: Pick<FakeGrant, 'appId' | 'userId'>,
  at: number,
  code: string | null,
): TokensIssued => ({
  type: 'tokensIssued',
  grant: {
    appId,
    userId,
    grantedAt: code === null ? (state.grants.get(grantKey({ appId, userId }))?.grantedAt ?? at) : at,
    refreshToken: refreshTokenOf(appId, userId, state.made),
    refreshUntil: at + refreshMs,
  },
  accessToken: accessTokenOf(appId, userId, state.made, at),
  accessUntil: at + state.settings.tokenMs,
  code,
  at,
});

export interface Exchange {
  readonly appId: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string | null;
}

const fits = (given: FakeCode, { appId, redirectUri, verifier }: Exchange, at: number): boolean =>
  given.appId === appId &&
  given.until > at &&
  given.redirectUri === redirectUri &&
  // A verifier without a challenge is as wrong as a challenge without a verifier.
  (given.challenge === null ? verifier === null : verifier !== null && challengeOf(verifier) === given.challenge);

/** A code becomes tokens, once. */
export const exchangeCode = (state: FakeState, exchange: Exchange, at: number): Result<TokensIssued, GrantRefused> => {
  const given = state.codes.get(exchange.code);
  if (given === undefined || !fits(given, exchange, at)) return refuse('invalid_grant');
  return ok(issue(state, given, at, given.code));
};

/** A refresh token becomes new tokens, once: it is then no longer the newest, and only the newest works. */
export const refreshGrant = (state: FakeState, appId: string, refreshToken: string, at: number): Result<TokensIssued, GrantRefused> => {
  const grant = [...state.grants.values()].find((each) => each.appId === appId && each.refreshToken === refreshToken);
  if (grant === undefined || grant.refreshUntil <= at) return refuse('invalid_grant');
  return ok(issue(state, grant, at, null));
};

export const revokeGrant = (state: FakeState, appId: string, userId: number): readonly FakeEvent[] =>
  state.grants.has(grantKey({ appId, userId })) ? [{ type: 'grantRevoked', appId, userId }] : [];

/** Whom an access token stands for now. */
export const holderOf = (state: FakeState, accessToken: string, at: number): AccessToken | null => {
  const found = state.accessTokens.get(accessToken);
  return found === undefined || found.until <= at ? null : found;
};
