import type { Tx } from '../db/open.ts';
import { revokeTokens } from '../password-mail/mail-token.ts';
import { endSessionsOf } from '../session/session-store.ts';

/** Out at once, and no link that was mailed lets them in. */
export const shutOut = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await endSessionsOf(tx, accountId, now);
  await revokeTokens(tx, accountId, 'reset', now);
  await revokeTokens(tx, accountId, 'validate', now);
};
