import type { Access } from '#contract/user.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

/** What a superuser decides about somebody. */
export type UserStep =
  | { readonly type: 'changeAccess'; readonly access: Access }
  | { readonly type: 'block' }
  | { readonly type: 'unblock' };

export interface UserState extends Access {
  /** Of all the companies they enter. */
  readonly isBlockedByHub: boolean;
  /** Of the one this account is of: that stays when the hub lets them in again (decision 0127). */
  readonly isBlockedByCompany: boolean;
}

/** Tells the hub's block from the company's by their two instants: a block by the hub alone is written as one instant in both. */
export const blocksOf = ({
  blockedAt,
  hubBlockedAt,
}: {
  readonly blockedAt: string | null;
  readonly hubBlockedAt: string | null;
}): Pick<UserState, 'isBlockedByHub' | 'isBlockedByCompany'> => ({
  isBlockedByHub: hubBlockedAt !== null,
  isBlockedByCompany: blockedAt !== null && blockedAt !== hubBlockedAt,
});

export interface UserFacts {
  /** Does the person decide about themselves? */
  readonly isSelf: boolean;
  /** Nobody else could put it right again. Known to the server alone; a console says no and is told otherwise. */
  readonly isLastSuperuser: boolean;
}

export type UserStepRefused =
  /** Own role and own block: nobody locks themselves out. */
  'self' | 'lastSuperuser' | 'alreadyBlocked' | 'notBlocked';

/** Company and money are a seller's; people who work for the hub have neither (decisions 18–20). */
export const tidyAccess = ({ role, sellerId, hadSellout, hadSell }: Access): Access => ({
  role,
  sellerId: role === 'seller' ? sellerId : null,
  hadSellout,
  hadSell: role === 'seller' && hadSell,
});

/** Is it another account to work with? What is on that person's screens was made for the role and the company before. */
export const isOtherWork = (one: Access, other: Access): boolean => one.role !== other.role || one.sellerId !== other.sellerId;

export const isSameAccess = (one: Access, other: Access): boolean =>
  !isOtherWork(one, other) && one.hadSellout === other.hadSellout && one.hadSell === other.hadSell;

const isBlocked = ({ isBlockedByHub, isBlockedByCompany }: UserState): boolean => isBlockedByHub || isBlockedByCompany;

/** A superuser who leaves the role, or is shut out of it. */
const leavesSuperusers = (state: UserState, step: UserStep): boolean =>
  state.role === 'superuser' && (step.type === 'block' || (step.type === 'changeAccess' && step.access.role !== 'superuser'));

const refusalOf = (state: UserState, step: UserStep, { isSelf, isLastSuperuser }: UserFacts): UserStepRefused | null => {
  if (isSelf && (step.type === 'block' || (step.type === 'changeAccess' && step.access.role !== state.role))) return 'self';
  if (step.type === 'block' && state.isBlockedByHub) return 'alreadyBlocked';
  if (step.type === 'unblock' && !isBlocked(state)) return 'notBlocked';
  return isLastSuperuser && !isBlocked(state) && leavesSuperusers(state, step) ? 'lastSuperuser' : null;
};

export const stepUser = (state: UserState, step: UserStep, facts: UserFacts): Result<UserState, UserStepRefused> => {
  const refused = refusalOf(state, step, facts);
  if (refused !== null) return refuse(refused);
  if (step.type === 'changeAccess') return ok({ ...state, ...tidyAccess(step.access) });
  if (step.type === 'block') return ok({ ...state, isBlockedByHub: true });
  // The hub's first: a company's own is lifted where there is no other.
  return ok(state.isBlockedByHub ? { ...state, isBlockedByHub: false } : { ...state, isBlockedByCompany: false });
};
