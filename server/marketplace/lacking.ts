import { and, eq, sql } from 'drizzle-orm';
import { Lacking, lackingFor } from '#contract/lacking.ts';
import type { Tx } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { stepRefused, type ServerProblem } from '../http/problem.ts';
import { mercadoLivre } from './mercadolivre/mercadolivre.ts';

/** Of every connected account, for there is one adapter. */
const lacking: readonly Lacking[] = Lacking.options.filter((each) => !mercadoLivre.can.has(each));

const isConnected = sql<boolean>`${marketplaceAccount.connection} in ('connected', 'reauthorize')`;

/** The marketplace itself says when a dispute of this account is over, and its word is heard: then nobody else says it (decision 36). */
export const readsClaims = async (tx: Tx, accountId: string): Promise<boolean> =>
  mercadoLivre.can.has('claims') && (await tx.$count(marketplaceAccount, and(eq(marketplaceAccount.id, accountId), isConnected))) > 0;

/** Messages to buyers reach the marketplace at all. */
export const sendsBuyerMessages = mercadoLivre.can.has('buyerMessages');

/** In a statement that knows the account: what it lacks, as the contract has it; null where nobody has connected it. */
export const lacksColumn = sql<Lacking[] | null>`case when ${isConnected} then ${sql.raw(`'${JSON.stringify(lacking)}'`)}::jsonb end`;

const texts = {
  cancellations: 'O Balcão ainda não cancela vendas desta conta no Mercado Livre: cancele por lá',
  ownShipping: 'O Balcão ainda não informa envios desta conta ao Mercado Livre: informe por lá',
  claims: 'O Balcão ainda não responde reclamações desta conta no Mercado Livre: responda por lá',
} as const satisfies Readonly<Record<Lacking, string>>;

/** Why a step that the lifecycle allows is refused all the same; null where its account lacks nothing it wants. */
export const lackRefused = async (tx: Tx, kind: 'order' | 'mediation', step: string, accountId: string): Promise<ServerProblem | null> => {
  // Most steps want nothing, and ask nobody.
  if (lackingFor(kind, step, { lacks: lacking }) === null) return null;
  const [account] = await tx.select({ lacks: lacksColumn }).from(marketplaceAccount).where(eq(marketplaceAccount.id, accountId));
  const missing = account && lackingFor(kind, step, account);
  return missing ? stepRefused(texts[missing]) : null;
};
