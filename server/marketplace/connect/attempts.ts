import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Platform } from '#contract/marketplace-account.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db, Tx } from '../../db/open.ts';
import { oauthAttempt } from '../../db/schema/marketplace-account.ts';
import { seal, unseal } from '../../sellers/seal.ts';
import type { Attempt } from '../port.ts';

const lifeMs = 10 * 60_000;

const Sealed = z.object({ verifier: z.string(), sessionId: z.string(), redirectUri: z.string() });

/** The person who asks, and their session. */
export interface Asking {
  readonly userId: string;
  readonly sessionId: string;
  readonly key: Buffer;
  readonly now: Date;
}

interface Wanted {
  readonly platform: Platform;
  readonly sellerId: string;
  /** Null for a new one. */
  readonly accountId: string | null;
  readonly redirectUri: string;
}

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');
const ownerOf = (stateHash: string): string => `attempt:${stateHash}`;

/** Good once, for ten minutes and for this session. The state itself is kept nowhere: a person who reads the table has nothing to send. */
export const openAttempt = async (tx: Tx, { userId, sessionId, key, now }: Asking, wanted: Wanted): Promise<Attempt> => {
  const attempt: Attempt = { state: secret(), verifier: secret(), redirectUri: wanted.redirectUri };
  const stateHash = hashOf(attempt.state);
  await tx.delete(oauthAttempt).where(lt(oauthAttempt.expiresAt, now));
  await tx.insert(oauthAttempt).values({
    stateHash,
    platform: wanted.platform,
    sellerId: wanted.sellerId,
    accountId: wanted.accountId,
    askedBy: userId,
    verifierSealed: seal(
      key,
      ownerOf(stateHash),
      JSON.stringify({ verifier: attempt.verifier, sessionId, redirectUri: wanted.redirectUri }),
    ),
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return attempt;
};

export type AttemptRefused = 'unasked' | 'expired';

interface Taken extends Attempt {
  readonly sellerId: string;
  readonly accountId: string | null;
}

/** Uses it up, in one statement: of two that bring the same state one gets it. Somebody else's stays theirs. */
export const takeAttempt = async (
  db: Db,
  { userId, sessionId, key, now }: Asking,
  state: string,
): Promise<Result<Taken, AttemptRefused>> => {
  const stateHash = hashOf(state);
  const [taken] = await db
    .delete(oauthAttempt)
    .where(and(eq(oauthAttempt.stateHash, stateHash), eq(oauthAttempt.askedBy, userId)))
    .returning();
  if (!taken) return refuse('unasked');
  if (taken.expiresAt <= now) return refuse('expired');
  const sealed = Sealed.parse(JSON.parse(unseal(key, ownerOf(stateHash), taken.verifierSealed)));
  if (sealed.sessionId !== sessionId) return refuse('unasked');
  const { verifier, redirectUri } = sealed;
  return ok({ state, verifier, redirectUri, sellerId: taken.sellerId, accountId: taken.accountId });
};
