import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AutoMessageRow } from '#contract/auto-message.ts';
import type { Db, Tx } from '../db/open.ts';
import { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { connectedOf, otherOf, otherThere, refusalThere, whyUnsent } from './limits-there.ts';

export const subjectOf = (id: string): string => `automessage:${id}`;

/** A seller's own company's; a superuser's all (decisions 18 and 20). */
export const rulesOf = (actor: Actor): SQL | undefined => ofOwn(autoMessage.sellerId, actor);

const ofRule = sql`from ${autoMessageSent} where ${autoMessageSent.ruleId} = ${autoMessage.id} and not ${autoMessageSent.isCounted}`;

export const selectRules = (db: Db | Tx) =>
  db
    .select({
      rule: autoMessage,
      sellerName: seller.name,
      accountName: marketplaceAccount.name,
      uncounted: sql`(select count(*) ${ofRule})`.mapWith(Number),
      connected: connectedOf(autoMessage),
      other: otherOf(autoMessage),
      sentAt: sql`greatest(${autoMessage.sentAt}, (select max(${autoMessageSent.at}) ${ofRule}))`.mapWith(autoMessage.sentAt),
    })
    .from(autoMessage)
    .innerJoin(seller, eq(seller.id, autoMessage.sellerId))
    .leftJoin(marketplaceAccount, eq(marketplaceAccount.id, autoMessage.accountId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectRules>>[number];

export const toRuleRow = ({ rule, sellerName, accountName, uncounted, sentAt, ...there }: Selected): AutoMessageRow => ({
  _id: rule.id,
  version: rule.version,
  name: rule.name,
  sellerId: rule.sellerId,
  sellerName,
  marketPlaceId: rule.accountId,
  marketPlaceName: accountName,
  event: rule.event,
  text: rule.text,
  status: rule.isPaused ? 'paused' : 'active',
  sent: rule.sent + uncounted,
  sentAt: (sentAt as Date | null)?.toISOString() ?? null,
  whyUnsent: whyUnsent(rule, there),
  isRefusedThere: refusalThere(rule, there) !== null,
  otherThere: otherThere(rule, there),
});

/** One rule as `reader` may see it; null when absent or foreign alike. */
export const ruleOf = async (db: Db | Tx, id: string, reader: Actor): Promise<AutoMessageRow | null> => {
  const [found] = await selectRules(db).where(and(eq(autoMessage.id, id), rulesOf(reader)));
  return found ? toRuleRow(found) : null;
};
