import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { MediationFilter } from '#contract/mediation-calls.ts';
import { addTo } from '#lib/dates.ts';
import { wordIn } from '../db/word-in.ts';
import { mediation, mediationMessage, mediationRead } from '../db/schema/mediation.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { hasWords } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { closedPlace } from './place.ts';

/** A seller's own company's; a superuser's all (decisions 18 to 21). */
export const mediationsOf = (actor: Actor): SQL | undefined => ofOwn(mediation.sellerId, actor);

/** How many this person has seen, from the oldest. */
export const seenBy = (userId: string): SQL =>
  sql`coalesce((select ${mediationRead.count} from ${mediationRead} where ${mediationRead.orderId} = ${mediation.orderId} and ${mediationRead.userId} = ${userId}), 0)`;

/** Messages of others that this person has not seen. */
const unseenBy = (userId: string): SQL =>
  sql`from ${mediationMessage} where ${mediationMessage.orderId} = ${mediation.orderId} and ${mediationMessage.position} > ${seenBy(userId)} and ${mediationMessage.userId} <> ${userId}`;
export const countUnseenBy = (userId: string): SQL<number> => sql`(select count(*) ${unseenBy(userId)})`.mapWith(Number);
const hasUnseen = (userId: string): SQL => sql`${mediation.messages} > ${seenBy(userId)} and exists (select 1 ${unseenBy(userId)})`;

const soonHours = 48;

/** Somebody has to act: nobody has in what is being closed. */
const isOpen = eq(mediation.status, 'open');

/** By place, for what is open has its date there: a range of the list. */
const isDue = (due: 'late' | 'soon', now: Date): SQL | undefined =>
  due === 'late'
    ? and(isOpen, lt(mediation.place, now))
    : and(isOpen, gte(mediation.place, now), lt(mediation.place, addTo(now, soonHours, 'hour')));

/** What is closed stands behind all that is not: where only one of the two is asked for, the other is not walked. */
const spanOf = (status: NonNullable<MediationFilter['status']>): SQL | undefined => {
  const closed = status.filter((each) => each === 'closed').length;
  if (closed === status.length) return gte(mediation.place, closedPlace);
  return closed === 0 ? lt(mediation.place, closedPlace) : undefined;
};

export const conditionsOf = (filter: MediationFilter, actor: Actor, now: Date): SQL | undefined => {
  const query = searchQueryOf(filter.search ?? '');
  return and(
    mediationsOf(actor),
    filter.status && wordIn(mediation.status, filter.status),
    filter.status && spanOf(filter.status),
    filter.waitsFor && and(isOpen, eq(mediation.waitsFor, filter.waitsFor)),
    filter.due && isDue(filter.due, now),
    filter.unread && hasUnseen(actor.id),
    filter.sellerId === undefined ? undefined : eq(mediation.sellerId, filter.sellerId),
    filter.marketPlaceId === undefined ? undefined : eq(mediation.accountId, filter.marketPlaceId),
    query === null ? undefined : hasWords(mediation.orderId, mediation.search, query),
  );
};
