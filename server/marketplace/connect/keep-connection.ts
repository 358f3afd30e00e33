import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { finishConnecting } from '#contract/marketplace-account.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { notFound, stepRefused, type ServerProblem } from '../../http/problem.ts';
import type { WriteContext } from '../../http/route.ts';
import { holdUnconfirmed, releaseReauthorized } from '../../integration-jobs/release-jobs.ts';
import { subjectOf } from '../../marketplace-accounts/account-row.ts';
import type { AccountHeard, Grant } from '../port.ts';
import { isTheirs } from './begin-connecting.ts';
import { heardColumns } from './keep-heard.ts';
import { sealedColumns } from './sealed-grant.ts';

/** What was authorised, for which account or company. */
export interface Authorised {
  readonly grant: Grant;
  readonly sellerId: string;
  readonly accountId: string | null;
  /** As the marketplace calls the user; null where it did not say. */
  readonly nickname: string | null;
  /** What the marketplace says of the user; null where it did not. */
  readonly heard: AccountHeard | null;
  readonly key: Buffer;
}

type Account = typeof marketplaceAccount.$inferSelect;

/** Their account stays theirs, also once it was disconnected; its name is no business of another company. */
const sayElsewhere = ({ connection }: Account): ServerProblem =>
  connection === 'revoked'
    ? stepRefused('Este usuário do Mercado Livre já foi conectado em outra empresa, e a conta continua sendo dela')
    : stepRefused('Este usuário do Mercado Livre já está conectado em outra empresa');

const sayOther = ({ connection, name }: Account): ServerProblem =>
  connection === 'revoked'
    ? stepRefused(`Este usuário do Mercado Livre já foi conectado como ${name}: conecte aquela conta de novo`)
    : stepRefused(`Este usuário do Mercado Livre já está conectado como ${name}`);

/** The account this user of the marketplace is to be, or why they can not be it. */
export const targetOf = async (
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  { grant, sellerId, accountId }: Pick<Authorised, 'grant' | 'sellerId' | 'accountId'>,
): Promise<Result<Account | null, ServerProblem>> => {
  // Asked when it was begun, and again: a person who was moved to another company since has no business with this one.
  if (!isTheirs(actor, sellerId)) return refuse(notFound());
  // Of two who connect the same user at once the second sees what the first made.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mercadolivre'), hashtext(${grant.externalUserId}))`);
  const { id, platform, externalUserId } = marketplaceAccount;
  const [known] = await tx
    .select()
    .from(marketplaceAccount)
    .where(and(eq(platform, 'mercadolivre'), eq(externalUserId, grant.externalUserId)))
    .for('update');
  if (known && known.sellerId !== sellerId) return refuse(sayElsewhere(known));
  if (accountId === null) return ok(known ?? null);
  const [account] = await tx.select().from(marketplaceAccount).where(eq(id, accountId)).for('update');
  if (!account || !isTheirs(actor, account.sellerId)) return refuse(notFound());
  if (account.externalUserId !== null && account.externalUserId !== grant.externalUserId)
    return refuse(stepRefused('Esta conta é de outro usuário do Mercado Livre: entre lá com o mesmo de antes'));
  if (known && known.id !== accountId) return refuse(sayOther(known));
  return ok(account);
};

const insertNew = async ({ tx, clock }: WriteContext, { sellerId, nickname, grant }: Authorised): Promise<Account> => {
  const name = nickname ?? `Mercado Livre ${grant.externalUserId}`;
  const [account] = await tx
    .insert(marketplaceAccount)
    .values({ id: randomUUID(), sellerId, name, officialName: name, connectedAt: clock(), version: 0 })
    .returning();
  if (!account) throw new Error('A row that was inserted was not returned');
  return account;
};

/** The account is connected by this grant. */
export const keepConnection = async (
  context: WriteContext,
  authorised: Authorised,
): Promise<Result<z.output<typeof finishConnecting.reply>, ServerProblem>> => {
  const { tx, actor, clock, record } = context;
  const target = await targetOf(context, authorised);
  if (!target.ok) return target;
  const account = target.value ?? (await insertNew(context, authorised));
  const { grant, nickname, heard, key } = authorised;
  const now = clock();
  const version = account.version + 1;
  await tx
    .update(marketplaceAccount)
    .set({
      version,
      officialName: nickname ?? account.officialName,
      externalUserId: grant.externalUserId,
      connection: 'connected',
      ...sealedColumns(key, account.id, grant, now),
      grantVersion: account.grantVersion + 1,
      ...(heard !== null && heardColumns(heard)),
      shutOutReason: null,
      authorizedAt: now,
      authorizedBy: actor.name,
      // It renews itself from now on.
      expiresAt: null,
    })
    .where(eq(marketplaceAccount.id, account.id));
  await record({
    subject: subjectOf(account.id),
    type: account.externalUserId === null ? 'connected' : 'reauthorized',
    version,
    data: {},
    sellerId: account.sellerId,
  });
  // What waited for the grant alone goes by itself; what is older than the connection waits for a person's word.
  const wasConnected = account.connection === 'connected' || account.connection === 'reauthorize';
  await (wasConnected ? releaseReauthorized(tx, account.id, now) : holdUnconfirmed(tx, account.id));
  return ok({ _id: account.id, name: account.name, sellerId: account.sellerId, waited: wasConnected ? 'released' : 'held' });
};
