import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { Adapters } from './adapters.ts';
import { believedFor } from './connect/keep-heard.ts';

const { id, sellerId, externalUserId, connection, shutOutReason, tags, heardAt } = marketplaceAccount;

/** So many accounts in one turn: the rest of their tokens is for what is sent. */
const atOnce = 50;
const everyMs = 60 * 60_000;

/** Has heard once a day what the marketplace says of each connected account; answers of how many it was heard. */
export const hearAccounts = async (db: Db, { connected }: Adapters, signal?: AbortSignal): Promise<number> => {
  const hear = connected?.marketplace.hear;
  if (!connected || !hear) return 0;
  const due = await db
    .select({ id, sellerId, externalId: externalUserId, tags })
    .from(marketplaceAccount)
    .where(and(eq(connection, 'connected'), isNull(shutOutReason), or(isNull(heardAt), sql`${heardAt} < now() - ${believedFor}`)))
    // By lot: those of whom nothing is ever heard keep no other from being asked.
    .orderBy(sql`random()`)
    .limit(atOnce);
  let heard = 0;
  for (const { externalId, ...account } of due) {
    if (signal?.aborted) break;
    if (await hear(connected.open({ ...account, externalId: externalId ?? '' }))) heard += 1;
  }
  return heard;
};

/** Now and every hour; several processes may, for hearing twice changes nothing. Answers how to stop it: what is being heard then is let go. */
export const keepHearing = (db: Db, adapters: Adapters, log: Pick<FastifyBaseLogger, 'error'>): (() => void) => {
  const stopping = new AbortController();
  const turn = (): void => {
    hearAccounts(db, adapters, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'what the marketplace says of accounts was not heard');
    });
  };
  turn();
  const timer = setInterval(turn, everyMs).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
};
