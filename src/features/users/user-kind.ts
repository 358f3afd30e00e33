import { users } from '#api/people.ts';
import { Role } from '#contract/call.ts';
import type { User, UserFilter, UserRow } from '#contract/user.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const userStates = ['active', 'invited', 'blocked'] as const;
export type UserStateName = (typeof userStates)[number];

export const stateOf = ({ blockedAt, awaitsMail }: Pick<UserRow, 'blockedAt' | 'awaitsMail'>): UserStateName => {
  if (blockedAt !== null) return 'blocked';
  return awaitsMail ? 'invited' : 'active';
};

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const userFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): UserFilter => {
  const role = Role.safeParse(chosenIn(query, 'role'));
  const state = userStates.find((each) => each === chosenIn(query, 'state'));
  const sellerId = chosenIn(query, 'company');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(role.success ? { role: role.data } : {}),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(state === undefined ? {} : { state }),
  };
};

export const userKind: RecordKind<UserRow, User, UserFilter> = {
  on: 'user',
  records: users,
  filterOf: userFilterOf,
  batch: { on: 'user', names: ['user.block', 'user.unblock', 'user.revokeSessions', 'user.changeAccess'] },
};
