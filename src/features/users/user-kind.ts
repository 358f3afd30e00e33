import { users } from '#api/people.ts';
import { UserFilter, type UserRow } from '#contract/user.ts';
import { recordKind } from '#entities/records/record-kind.ts';

/** Those that are asked for by; whose invitation did not arrive is among the invited. */
export const userStates = ['active', 'invited', 'blocked'] as const;
export type UserStateName = (typeof userStates)[number] | 'undelivered';

export type Standing = Pick<UserRow, 'blockedAt' | 'awaitsMail' | 'isUndelivered'>;

export const stateOf = ({ blockedAt, awaitsMail, isUndelivered }: Standing): UserStateName => {
  if (blockedAt !== null) return 'blocked';
  if (isUndelivered) return 'undelivered';
  return awaitsMail ? 'invited' : 'active';
};

export const userKind = recordKind({
  records: users,
  filter: UserFilter,
  batch: ['user.block', 'user.unblock', 'user.revokeSessions', 'user.withdrawInvite', 'user.changeAccess'],
});
