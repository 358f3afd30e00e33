import { users } from '#api/people.ts';
import { type User, UserFilter, type UserRow } from '#contract/user.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const userStates = ['active', 'invited', 'blocked'] as const;
export type UserStateName = (typeof userStates)[number];

export const stateOf = ({ blockedAt, awaitsMail }: Pick<UserRow, 'blockedAt' | 'awaitsMail'>): UserStateName => {
  if (blockedAt !== null) return 'blocked';
  return awaitsMail ? 'invited' : 'active';
};

export const userFilterOf = filterFrom(UserFilter);

export const userKind: RecordKind<UserRow, User, UserFilter> = {
  on: 'user',
  records: users,
  filterOf: userFilterOf,
  batch: ['user.block', 'user.unblock', 'user.revokeSessions', 'user.changeAccess'],
};
