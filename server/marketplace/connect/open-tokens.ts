import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import type { CallMeter } from '../../metrics/call-meter.ts';
import type { Connects, Grant } from '../port.ts';
import { openGrant, sealedColumns, type SealedGrant } from './sealed-grant.ts';
import { shutOutAccount } from './shut-out.ts';

export type TokenAnswer =
  | { readonly type: 'token'; readonly value: string; readonly version: number }
  | { readonly type: 'shutOut'; readonly text: string }
  | { readonly type: 'forbidden'; readonly text: string }
  | { readonly type: 'throttled'; readonly afterMs: number }
  /** For a reason of this server, which passes. */
  | { readonly type: 'notYet'; readonly text: string }
  | { readonly type: 'away'; readonly text: string };

export interface Tokens {
  /** A token that is good, renewed before if it ends soon. */
  readonly of: (accountId: string) => Promise<TokenAnswer>;
  /** Another than that of this version, which was not accepted. */
  readonly renew: (accountId: string, staleVersion: number) => Promise<TokenAnswer>;
  /** Even the renewed one was not accepted. */
  readonly giveUp: (accountId: string, version: number, reason: string) => Promise<void>;
}

interface TokenDeps {
  readonly db: Db;
  readonly key: Buffer;
  readonly connects: Pick<Connects, 'refresh'>;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly meter: Pick<CallMeter, 'refreshed'>;
  readonly rest?: (ms: number) => Promise<unknown>;
}

/** Twice what a call may take, so that a lease ends only with its process. */
const leaseMs = 60_000;
/** How often who waits for somebody else's refresh looks, and how often in all. */
const lookMs = 100;
const mostLooks = 200;

/** So long nobody asks again where they say that there were too many refreshes, and not for how long; nor where a token is still good. */
const throttledMs = 15_000;

const { id, connection, grantVersion, refreshingBy, refreshingUntil } = marketplaceAccount;

type Row = Pick<
  typeof marketplaceAccount.$inferSelect,
  'id' | 'platform' | 'connection' | 'grantSealed' | 'grantVersion' | 'refreshingBy' | 'shutOutReason' | 'externalUserId'
>;

interface Opened {
  readonly type: 'opened';
  readonly row: Row;
  readonly grant: SealedGrant;
}

/** Would the token it has do? Then nobody waits for another's refresh. */
type IsGood = (row: Row, grant: SealedGrant) => 'yes' | 'soonOver' | 'no';

const notConnected: Readonly<Record<Exclude<Row['connection'], 'connected'>, string>> = {
  unconnected: 'A conta não está conectada',
  reauthorize: 'A conta precisa ser autorizada de novo',
  revoked: 'A conta foi desconectada',
};

/**
 * The tokens of accounts, refreshed by one process at a time: a lease is set in a statement of its own, the marketplace is called with
 * nothing open, and the new grant is written where the lease and the version are still ours. A refresh token is good once, so whoever
 * ends between its answer and our writing has lost the grant: that can not be avoided, and a person authorises again.
 */
export const openTokens = ({ db, key, connects, clock, log, meter, rest: pause = rest }: TokenDeps): Tokens => {
  const read = async (accountId: string): Promise<Row | null> => {
    const [row] = await db.select().from(marketplaceAccount).where(eq(id, accountId));
    return row ?? null;
  };

  const shutOut = async (row: Row, reason: string): Promise<TokenAnswer> => {
    await db.transaction((tx) => shutOutAccount(tx, { accountId: row.id, grantVersion: row.grantVersion, reason, now: clock() }));
    log.warn({ account: row.id, reason }, 'the marketplace shut an account out');
    return { type: 'shutOut', text: reason };
  };

  /** Null when somebody else refreshes, or did. */
  const lease = async (row: Row): Promise<string | null> => {
    const me = randomUUID();
    const [taken] = await db
      .update(marketplaceAccount)
      .set({ refreshingBy: me, refreshingUntil: sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
      .where(
        and(
          eq(id, row.id),
          eq(connection, 'connected'),
          eq(grantVersion, row.grantVersion),
          or(isNull(refreshingUntil), lt(refreshingUntil, sql`clock_timestamp()`)),
        ),
      )
      .returning({ id });
    return taken ? me : null;
  };

  const keep = async (row: Row, me: string, grant: Grant): Promise<boolean> => {
    const kept = await db
      .update(marketplaceAccount)
      .set({ ...sealedColumns(key, row.id, grant, clock()), grantVersion: row.grantVersion + 1 })
      .where(and(eq(id, row.id), eq(connection, 'connected'), eq(grantVersion, row.grantVersion), eq(refreshingBy, me)))
      .returning({ id });
    return kept.length > 0;
  };

  /** Of accounts whose token is still good, and was not renewed when that was tried: until when this process tries no more. */
  const resting = new Map<string, { readonly from: number; readonly until: number }>();
  const isResting = ({ id: of }: Row): boolean => {
    const { from, until } = resting.get(of) ?? { from: 0, until: 0 };
    const now = clock().getTime();
    // Nor those of a time to come: the clock went back.
    return from <= now && now < until;
  };
  /** What a refresh answered; the token there is where that is as good. */
  const orToken = (row: Row, answer: TokenAnswer | null, token: TokenAnswer): TokenAnswer | null => {
    if (answer === null || answer.type === 'token' || answer.type === 'shutOut') return answer;
    const from = clock().getTime();
    resting.set(row.id, { from, until: from + (answer.type === 'throttled' ? answer.afterMs : throttledMs) });
    return token;
  };

  const giveBack = (row: Row, me: string) =>
    db
      .update(marketplaceAccount)
      .set({ refreshingBy: null, refreshingUntil: null })
      .where(and(eq(id, row.id), eq(refreshingBy, me)));

  /** Null when what was read is not so any more: to be read again. */
  const refresh = async (row: Row, grant: SealedGrant, me: string): Promise<TokenAnswer | null> => {
    // The process that held it ended in the middle; the token may be used up.
    if (row.refreshingBy !== null) log.warn({ account: row.id }, 'a refresh was left in the middle; its grant may be lost');
    const fresh = await connects.refresh(grant);
    meter.refreshed(row.platform, 'type' in fresh ? fresh.type : 'renewed');
    if ('type' in fresh) {
      log.warn({ account: row.id, refused: fresh.type }, 'a grant was not refreshed');
      if (fresh.type === 'reauthorize') return shutOut(row, fresh.text);
      await giveBack(row, me);
      return fresh.type === 'throttled' ? { type: 'throttled', afterMs: fresh.afterMs ?? throttledMs } : fresh;
    }
    if (fresh.externalUserId !== row.externalUserId) return shutOut(row, 'O marketplace respondeu com a conta de outro usuário');
    if (!(await keep(row, me, fresh))) return null;
    log.info({ account: row.id, version: row.grantVersion + 1 }, 'a grant was refreshed');
    return { type: 'token', value: fresh.accessToken, version: row.grantVersion + 1 };
  };

  /** What there is to speak by, or why there is nothing. */
  const opened = async (accountId: string): Promise<Opened | Exclude<TokenAnswer, { readonly type: 'token' }>> => {
    const row = await read(accountId);
    if (row?.connection !== 'connected' || row.grantSealed === null) {
      const standing = row === null || row.connection === 'connected' ? 'unconnected' : row.connection;
      return { type: 'shutOut', text: row?.shutOutReason ?? notConnected[standing] };
    }
    const grant = openGrant(key, row.id, row.grantSealed);
    if (grant) return { type: 'opened', row, grant };
    // Not lost: with the right key it opens again.
    log.error({ account: row.id }, 'a grant does not open with this key');
    return { type: 'notYet', text: 'A autorização guardada não abre com a chave deste servidor' };
  };

  /** Null when it is to be looked at again: somebody else is at it, or was. */
  const look = async ({ row, grant }: Opened, isGood: IsGood): Promise<TokenAnswer | null> => {
    const good = isGood(row, grant);
    const token: TokenAnswer = { type: 'token', value: grant.accessToken, version: row.grantVersion };
    if (good === 'yes' || (good === 'soonOver' && isResting(row))) return token;
    const me = await lease(row);
    if (me !== null) {
      const answer = await refresh(row, grant, me);
      return good === 'soonOver' ? orToken(row, answer, token) : answer;
    }
    if (good === 'soonOver') return token;
    await pause(lookMs);
    return null;
  };

  const tokenOf = async (accountId: string, isGood: IsGood): Promise<TokenAnswer> => {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const found = await opened(accountId);
      if (found.type !== 'opened') return found;
      const token = await look(found, isGood);
      if (token) return token;
    }
    return { type: 'notYet', text: 'A autorização está sendo renovada' };
  };

  return {
    of: (accountId) =>
      tokenOf(accountId, (_row, { accessUntil, renewFrom }) => {
        const now = clock().getTime();
        if (now < renewFrom) return 'yes';
        return now < accessUntil ? 'soonOver' : 'no';
      }),
    renew: (accountId, stale) => tokenOf(accountId, (row) => (row.grantVersion === stale ? 'no' : 'yes')),
    giveUp: async (accountId, version, reason) => {
      const row = await read(accountId);
      if (row && row.grantVersion === version) await shutOut(row, reason);
    },
  };
};
