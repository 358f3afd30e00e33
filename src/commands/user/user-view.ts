import { z } from 'zod';
import { Access, type User, type UserRow } from '#contract/user.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { blocksOf, isOtherWork, stepUser, type UserStep } from '#machines/lifecycle/user.ts';
import type { Actor } from '../command.ts';

/** What commands decide on: a row of the list, or the person's page. */
export type UserView = UserRow | User;

const isWhole = (user: UserView): user is User => 'openSessions' in user;

export const accessOf = ({ role, sellerId, hadSellout, hadSell }: Access): Access => ({ role, sellerId, hadSellout, hadSell });

const withoutSessions = (user: UserView): UserView => ({ ...user, sessions: 0, ...(isWhole(user) ? { openSessions: [] } : {}) });

/** The person after `step`, or why not in words. Whether they are the last superuser only the server knows. */
export const stepView = (user: UserView, step: UserStep, { id, now }: Actor): Result<UserView, Message> => {
  const state = { ...accessOf(user), ...blocksOf(user) };
  const next = stepUser(state, step, { isSelf: user._id === id, isLastSuperuser: false });
  if (!next.ok)
    return refuse({ key: next.error === 'self' && step.type === 'block' ? 'user.refused.selfBlock' : `user.refused.${next.error}` });
  const { isBlockedByHub, isBlockedByCompany, ...access } = next.value;
  const hubBlockedAt = isBlockedByHub ? (user.hubBlockedAt ?? now) : null;
  const after = { ...user, ...access, hubBlockedAt, blockedAt: isBlockedByCompany ? user.blockedAt : hubBlockedAt };
  return ok(step.type === 'block' ? withoutSessions(after) : after);
};

/** An access, and its company by the name it was chosen by; older builds did not tell. */
export const NamedAccess = Access.extend({ sellerName: z.string().nullable().optional() });
export type NamedAccess = z.infer<typeof NamedAccess>;

export const namedAccessOf = ({ sellerName, ...access }: NamedAccess): NamedAccess => ({ ...accessOf(access), sellerName });

/** The person with this access, or why not. Where it is other work, they are nowhere in any more. */
export const withAccess = (user: UserView, { sellerName = null, ...access }: NamedAccess, actor: Actor): Result<UserView, Message> => {
  const next = stepView(user, { type: 'changeAccess', access }, actor);
  if (!next.ok) return next;
  const { sellerId } = next.value;
  const named = sellerId === user.sellerId ? user.sellerName : sellerName;
  const after = { ...next.value, sellerName: sellerId === null ? null : named };
  return ok(isOtherWork(user, after) ? withoutSessions(after) : after);
};

/** A row counts the sessions of all the person's companies; the page says which they are. */
export const hasSessionToEnd = (user: UserView, isSelf: boolean): boolean =>
  isWhole(user) ? user.openSessions.some(({ isThis }) => !isThis) : user.sessions > Number(isSelf);

/** Those that are ended are gone at once; the one that asks stays. */
export const withoutSession = (user: UserView, sessionId: string | null, isSelf: boolean): UserView => {
  if (!isWhole(user)) return { ...user, sessions: sessionId === null ? Number(isSelf) : Math.max(0, user.sessions - 1) };
  const openSessions = user.openSessions.filter(({ _id, isThis }) => isThis || (sessionId !== null && _id !== sessionId));
  return { ...user, openSessions, sessions: openSessions.length };
};
