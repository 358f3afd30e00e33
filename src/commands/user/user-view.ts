import { z } from 'zod';
import type { Access, User, UserRow } from '#contract/user.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepUser, type UserStep } from '#machines/lifecycle/user.ts';
import type { Actor } from '../command.ts';

/** What commands decide on: a row of the list, or the person's page. */
export type UserView = UserRow | User;

const isWhole = (user: UserView): user is User => 'openSessions' in user;

/** Who, and in the version the person had before their eyes (If-Match). */
export const decidedUser = { _id: z.string().min(1), version: z.int().positive() };
export const prefillDecided = ({ _id, version }: UserView) => ({ _id, version });

export const userSubject = ({ _id }: { readonly _id: string }): Subject => `user:${_id}`;

export const accessOf = ({ role, sellerId, hadSellout, hadSell }: Access): Access => ({ role, sellerId, hadSellout, hadSell });

const withoutSessions = (user: UserView): UserView => ({ ...user, sessions: 0, ...(isWhole(user) ? { openSessions: [] } : {}) });

/** The person after `step`, or why not in words. Whether they are the last superuser only the server knows. */
export const stepView = (user: UserView, step: UserStep, { id, now }: Actor): Result<UserView, Message> => {
  const state = { ...accessOf(user), isBlocked: user.blockedAt !== null };
  const next = stepUser(state, step, { isSelf: user._id === id, isLastSuperuser: false });
  if (!next.ok)
    return refuse({ key: next.error === 'self' && step.type === 'block' ? 'user.refused.selfBlock' : `user.refused.${next.error}` });
  const { isBlocked, ...access } = next.value;
  const after = { ...user, ...access, blockedAt: isBlocked ? (user.blockedAt ?? now) : null };
  return ok(step.type === 'block' ? withoutSessions(after) : after);
};

/** Those that are ended are gone at once; the one that asks stays. */
export const withoutSession = (user: UserView, sessionId: string | null, isSelf: boolean): UserView => {
  if (!isWhole(user)) return { ...user, sessions: sessionId === null ? Number(isSelf) : Math.max(0, user.sessions - 1) };
  const openSessions = user.openSessions.filter(({ _id, isThis }) => isThis || (sessionId !== null && _id !== sessionId));
  return { ...user, openSessions, sessions: openSessions.length };
};
