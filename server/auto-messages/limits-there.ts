import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { MessageEvent } from '#contract/auto-message.ts';
import type { ConnectionState } from '#contract/marketplace-account.ts';
import { foreignIn } from '#contract/message-of-order.ts';
import type { Tx } from '../db/open.ts';
import type { Cause, Words } from '../http/problem.ts';
import { sendsBuyerMessages } from '../marketplace/lacking.ts';

/**
 * Has somebody connected the account? There it holds what Mercado Livre lets a seller write of a sale (marketplace-facts.md, 2.9): one
 * free text, which `messageOfOrder` of the contract judges order by order, and this file rule by rule. Elsewhere the demo plays.
 */
export const isConnected = (connection: ConnectionState): boolean => connection === 'connected' || connection === 'reauthorize';

interface Rule {
  readonly event: MessageEvent;
  readonly text: string;
}

/** An account it is for that somebody has connected, and another rule at work that writes to the buyers of one it is for; by name. */
export interface There {
  readonly connected: string | null;
  readonly other: string | null;
}

/** Why it can not be said there at all, at the field to change. */
const closedFor = ({ event, text }: Rule, account: string): Required<Cause> | null => {
  if (event === 'delivered')
    return { path: 'body.event', message: `Depois da entrega o Mercado Livre não aceita mensagem livre do vendedor (conta ${account})` };
  if (event === 'cancelled')
    return { path: 'body.event', message: `Em venda cancelada o Mercado Livre bloqueia a conversa (conta ${account})` };
  const foreign = foreignIn(text);
  if (foreign.length === 0) return null;
  return { path: 'body.text', message: `O Mercado Livre não aceita em mensagens (conta ${account}): ${foreign.join(' ')}` };
};

/** The rule that sends already what this one might say; null where nothing of it could be said, or none does. */
export const otherThere = (rule: Rule, { connected, other }: There): string | null =>
  connected === null || closedFor(rule, connected) ? null : other;

/** Why a rule that is written now is refused; null when it may be. */
export const refusalThere = (rule: Rule, there: There): Required<Cause> | null => {
  const { connected } = there;
  if (connected === null) return null;
  const other = otherThere(rule, there);
  if (other === null) return closedFor(rule, connected);
  return {
    path: 'body.event',
    message: `O Mercado Livre aceita uma só mensagem livre por venda (conta ${connected}), e a regra ${other} já a envia`,
  };
};

/** Why a rule that stands, since before its account was connected, is not sent there; null when it is. */
export const whyUnsent = (rule: Rule & { readonly isPaused: boolean }, { connected, other }: There): Words | null => {
  if (connected === null) return null;
  const closed = closedFor(rule, connected);
  if (closed) return closed.message;
  // A paused rule takes no sale from another.
  if (other !== null && !rule.isPaused)
    return `O Mercado Livre aceita uma só mensagem livre por venda (conta ${connected}): vai a desta regra ou a de ${other}`;
  if (sendsBuyerMessages) return null;
  return `O Balcão ainda não envia mensagens ao Mercado Livre (conta ${connected}): elas ficam retidas na fila`;
};

/** A rule as values, or as the columns of the statement it is read in. */
interface Whose {
  readonly id: SQLWrapper;
  readonly sellerId: SQLWrapper;
  readonly accountId: SQLWrapper;
  readonly event: SQLWrapper;
}

const connectedIn = sql.raw(`connection in ('connected', 'reauthorize')`);

export const connectedOf = ({ sellerId, accountId }: Whose): SQL<string | null> =>
  sql<
    string | null
  >`(select min(a.name) from marketplace_account a where a.seller_id = ${sellerId} and a.${connectedIn} and (${accountId}::text is null or a.id = ${accountId}::text))`;

/** Of another event: of the same one an account's own rule takes the place of the other. */
export const otherOf = ({ id, sellerId, accountId, event }: Whose): SQL<string | null> =>
  sql<string | null>`(select min(o.name) from auto_message o where o.seller_id = ${sellerId} and o.id <> ${id} and not o.is_paused
    and o.event <> ${event} and o.event not in ('delivered', 'cancelled')
    and (o.account_id is null or o.account_id = ${accountId}::text or (${accountId}::text is null
      and exists (select 1 from marketplace_account a where a.id = o.account_id and a.${connectedIn}))))`;

/** How it is for a rule that is not written yet. */
export const readThere = async (
  tx: Tx,
  {
    id,
    sellerId,
    accountId,
    event,
  }: { readonly id: string; readonly sellerId: string; readonly accountId: string | null; readonly event: MessageEvent },
): Promise<There> => {
  const whose = { id: sql`${id}::uuid`, sellerId: sql`${sellerId}`, accountId: sql`${accountId}`, event: sql`${event}` };
  const { rows } = await tx.execute<{ readonly connected: string | null; readonly other: string | null }>(
    sql`select ${connectedOf(whose)} as connected, ${otherOf(whose)} as other`,
  );
  return rows[0] ?? { connected: null, other: null };
};
