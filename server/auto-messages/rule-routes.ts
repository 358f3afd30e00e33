import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import {
  createAutoMessage,
  getAutoMessage,
  listAutoMessages,
  pauseAutoMessage,
  saveAutoMessage,
  type AutoMessageData,
  type AutoMessageFilter,
} from '#contract/auto-message.ts';
import { refuse, type Result } from '#lib/result.ts';
import { beginsWords } from '../db/find-words.ts';
import { wordIn } from '../db/word-in.ts';
import { autoMessage } from '../db/schema/auto-message.ts';
import { seller } from '../db/schema/core.ts';
import { wordsIn } from '../db/schema/folded.ts';
import type { Actor } from '../http/actor.ts';
import { invalid, notFound, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { pageOfRows, uuidsAmong } from '../http/numbered-page.ts';
import { readRoute, writeRoute, type WriteContext } from '../http/route.ts';
import { absentAccount, isAccountOf } from '../marketplace-accounts/account-of.ts';
import { takeFound } from '../stream/take-found.ts';
import { readThere, refusalThere } from './limits-there.ts';
import { ruleOf, rulesOf, selectRules, subjectOf, toRuleRow } from './rule-row.ts';

export const conditionsOf = ({ search, sellerId, marketPlaceId, event, status }: AutoMessageFilter, actor: Actor): SQL | undefined =>
  and(
    rulesOf(actor),
    search === undefined ? undefined : beginsWords(autoMessage.id, search, wordsIn([autoMessage.name])),
    sellerId === undefined ? undefined : eq(autoMessage.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(autoMessage.accountId, marketPlaceId),
    event === undefined ? undefined : wordIn(autoMessage.event, [event]),
    status === undefined ? undefined : eq(autoMessage.isPaused, status === 'paused'),
  );

const byName = [asc(autoMessage.name), asc(autoMessage.id)] as const;

/** GET /automessage: by name, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listAutoMessagesRoute = readRoute(listAutoMessages, async ({ query }, { db, actor }) => {
  const { ids } = query;
  const where = ids ? and(rulesOf(actor), inArray(autoMessage.id, uuidsAmong(ids))) : conditionsOf(query, actor);
  return pageOfRows({ db, query, where, order: byName, id: autoMessage.id }, selectRules(db), toRuleRow);
});

/** GET /automessage/{id} */
export const getAutoMessageRoute = readRoute(getAutoMessage, async ({ params: { id } }, { db, actor }) =>
  orNotFound(await ruleOf(db, id, actor)),
);

type RuleRecord = typeof autoMessage.$inferSelect;

const takeRule = (context: WriteContext, id: string): Promise<Result<RuleRecord, ServerProblem>> => {
  const subject = subjectOf(id);
  const isIt = and(eq(autoMessage.id, id), rulesOf(context.actor));
  // Not its key: what is sent by it meanwhile names it.
  const query = context.tx.select().from(autoMessage).where(isIt).for('no key update');
  return takeFound(context, query, ({ version, isPaused }) => ({ subject, version, status: isPaused ? 'paused' : 'active' }));
};

/** Refuses where another rule is at work for the same event of the same account. Two that begin at once wait for each other. */
const refusalOfTaken = async (
  { tx }: WriteContext,
  { id, sellerId, event, accountId }: Pick<RuleRecord, 'id' | 'sellerId' | 'event' | 'accountId'>,
) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('automessage'), hashtext(${sellerId}))`);
  const others = and(
    eq(autoMessage.sellerId, sellerId),
    eq(autoMessage.event, event),
    sql`${autoMessage.accountId} is not distinct from ${accountId}`,
    sql`not ${autoMessage.isPaused}`,
    ne(autoMessage.id, id),
  );
  const [other] = await tx.select({ name: autoMessage.name }).from(autoMessage).where(others).limit(1);
  return other ? stepRefused(`A regra ${other.name} já está ativa para este evento nesta conta: pause-a antes`) : null;
};

/** Why the marketplace would not let it be sent to a connected account. What is paused is second to none. */
const refusedThere = async (
  { tx }: WriteContext,
  rule: Parameters<typeof readThere>[1] & { readonly text: string; readonly isPaused: boolean },
) => {
  const there = await readThere(tx, rule);
  return refusalThere(rule, rule.isPaused ? { ...there, other: null } : there);
};

/** The company of a new rule: the person's own or, of a superuser, the one that is named. Null is a company that is not theirs to name. */
const ownerOf = async ({ tx, actor }: WriteContext, asked: string | null): Promise<string | null> => {
  const named = asked ?? actor.sellerId;
  if (named === null || (actor.role !== 'superuser' && named !== actor.sellerId)) return null;
  const [found] = await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, named));
  return found?.id ?? null;
};

const columnsOf = ({ name, marketPlaceId, event, text }: AutoMessageData) => ({ name, accountId: marketPlaceId, event, text });

const answer = async ({ tx, actor }: WriteContext, id: string) => orNotFound(await ruleOf(tx, id, actor));

interface RuleWrite {
  readonly type: 'edited' | 'paused' | 'resumed';
  readonly set: Partial<RuleRecord>;
}

/** Writes one change of a rule: its row at the next version, and its event. */
const writeRule = async (context: WriteContext, { id, sellerId, version }: RuleRecord, { type, set }: RuleWrite) => {
  const next = { ...set, version: version + 1 };
  await context.tx.update(autoMessage).set(next).where(eq(autoMessage.id, id));
  await context.record({ subject: subjectOf(id), type, version: next.version, data: {}, sellerId });
  return answer(context, id);
};

/** POST /automessage */
export const createAutoMessageRoute = writeRoute(createAutoMessage, async ({ body }, context) => {
  const sellerId = await ownerOf(context, body.sellerId);
  if (sellerId === null) return refuse(notFound());
  if (!(await isAccountOf(context.tx, body.marketPlaceId, sellerId))) return refuse(absentAccount);
  const made = { id: randomUUID(), sellerId, ...columnsOf(body) };
  const taken = await refusalOfTaken(context, made);
  if (taken) return refuse(taken);
  const cause = await refusedThere(context, { ...made, isPaused: false });
  if (cause) return refuse(invalid('Dados inválidos', [cause]));
  await context.tx.insert(autoMessage).values(made);
  await context.record({ subject: subjectOf(made.id), type: 'created', version: 1, data: {}, sellerId });
  return answer(context, made.id);
});

/** PUT /automessage/{id} */
export const saveAutoMessageRoute = writeRoute(saveAutoMessage, async ({ params: { id }, body }, context) => {
  const found = await takeRule(context, id);
  if (!found.ok) return found;
  const { sellerId, isPaused } = found.value;
  if (!(await isAccountOf(context.tx, body.marketPlaceId, sellerId))) return refuse(absentAccount);
  const next = { id, sellerId, ...columnsOf(body) };
  const taken = isPaused ? null : await refusalOfTaken(context, next);
  if (taken) return refuse(taken);
  const cause = await refusedThere(context, { ...next, isPaused });
  if (cause) return refuse(invalid('Dados inválidos', [cause]));
  return writeRule(context, found.value, { type: 'edited', set: next });
});

/** PUT /automessage/{id}/pause */
export const pauseAutoMessageRoute = writeRoute(pauseAutoMessage, async ({ params: { id }, body: { isPaused } }, context) => {
  const found = await takeRule(context, id);
  if (!found.ok) return found;
  if (found.value.isPaused === isPaused) return refuse(stepRefused(isPaused ? 'A regra já está pausada' : 'A regra já está ativa'));
  const taken = isPaused ? null : await refusalOfTaken(context, found.value);
  if (taken) return refuse(taken);
  const cause = isPaused ? null : await refusedThere(context, { ...found.value, isPaused });
  if (cause) return refuse(stepRefused(cause.message));
  return writeRule(context, found.value, { type: isPaused ? 'paused' : 'resumed', set: { isPaused } });
});
