import { eq } from 'drizzle-orm';
import { disconnectMarketplaceAccount } from '#contract/marketplace-account.ts';
import { ok, refuse } from '#lib/result.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { notFound } from '../../http/problem.ts';
import { preparedWriteRoute, type ReadContext } from '../../http/route.ts';
import { subjectOf } from '../../marketplace-accounts/account-row.ts';
import { isTheirs, readyToConnect, type Ready } from './begin-connecting.ts';
import { openTokens } from './open-tokens.ts';
import { openGrant } from './sealed-grant.ts';

/** By a token that is still good. Where there is none any more, the last there was may do all the same. */
const revokeBy = async (
  { connects, key }: Ready,
  deps: Pick<ReadContext, 'db' | 'clock' | 'log' | 'meter'>,
  id: string,
  sealed: string,
) => {
  const grant = openGrant(key, id, sealed);
  if (!grant) return false;
  const token = await openTokens({ ...deps, key, connects }).of(id);
  return connects.revoke({ ...grant, accessToken: token.type === 'token' ? token.value : grant.accessToken });
};

/** There first: what we have forgotten nobody can take back. A second time it is only not there any more. */
const revokeThere = async (id: string, { db, actor, settings, clock, log, meter }: ReadContext): Promise<boolean> => {
  const [account] = await db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, id));
  if (!account || !isTheirs(actor, account.sellerId) || account.connection === 'unconnected' || account.grantSealed === null) return false;
  const ready = readyToConnect(settings, clock);
  const isHeard = ready.ok && (await revokeBy(ready.value, { db, clock, log, meter }, id, account.grantSealed));
  if (!isHeard) log.warn({ account: id }, 'the marketplace did not hear that an account was disconnected');
  return isHeard;
};

/** PUT /connect/{id}/disconnect: the grant is forgotten here whether or not the marketplace heard it. A second time changes nothing. */
export const disconnectRoute = preparedWriteRoute(
  disconnectMarketplaceAccount,
  async ({ params: { id } }, context) => ok(await revokeThere(id, context)),
  async ({ params: { id } }, { tx, actor, record }, isRevokedThere) => {
    const [account] = await tx.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, id)).for('update');
    if (!account || !isTheirs(actor, account.sellerId)) return refuse(notFound());
    if (account.connection === 'unconnected' || account.connection === 'revoked')
      return ok({ _id: id, version: account.version, isRevokedThere: true });
    const version = account.version + 1;
    await tx
      .update(marketplaceAccount)
      .set({
        version,
        connection: 'revoked',
        grantSealed: null,
        grantVersion: account.grantVersion + 1,
        accessUntil: null,
        scopes: null,
        refreshingBy: null,
        refreshingUntil: null,
        shutOutReason: null,
      })
      .where(eq(marketplaceAccount.id, id));
    await record({ subject: subjectOf(id), type: 'disconnected', version, data: {}, sellerId: account.sellerId });
    return ok({ _id: id, version, isRevokedThere });
  },
);
