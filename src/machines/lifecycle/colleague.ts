import type { Colleague, ColleagueStep } from '#contract/colleague.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type ColleagueState = Pick<Colleague, 'hadSell' | 'isOwner' | 'awaitsMail' | 'isBlockedByHub'> & { readonly isBlocked: boolean };

export interface ColleagueFacts {
  /** Does the person decide about themselves? */
  readonly isSelf: boolean;
  /** Nobody else owns the company: without them no one could let anybody in. */
  readonly isLastOwner: boolean;
}

export type ColleagueRefused =
  /** The own block: nobody locks themselves out. */
  | 'self'
  | 'lastOwner'
  | 'alreadyBlocked'
  | 'notBlocked'
  | 'blockedByHub'
  /** It is so already. */
  | 'sameAccess'
  | 'notInvited';

/** Blocked or invited, nobody can act for a company. */
export const isActingOwner = ({ isOwner, isBlocked, awaitsMail }: ColleagueState): boolean => isOwner && !isBlocked && !awaitsMail;

export const colleagueStateOf = ({ hadSell, isOwner, awaitsMail, isBlockedByHub, blockedAt }: Colleague): ColleagueState => ({
  hadSell,
  isOwner,
  awaitsMail,
  isBlockedByHub,
  isBlocked: blockedAt !== null,
});

/** May this one decide about the others? */
export const isOwnerAmong = (people: readonly Colleague[], id: string): boolean =>
  people.some((each) => each._id === id && isActingOwner(colleagueStateOf(each)));

/** What holds of one of them where another, or they themselves, decide. */
export const factsAmong = (people: readonly Colleague[], id: string, deciderId: string): ColleagueFacts => ({
  isSelf: id === deciderId,
  isLastOwner: !people.some((each) => each._id !== id && isActingOwner(colleagueStateOf(each))),
});

type Rule = (state: ColleagueState, facts: ColleagueFacts) => ColleagueRefused | null;

const invited: Rule = ({ awaitsMail, isBlocked }) => (awaitsMail && !isBlocked ? null : 'notInvited');

const refusalOf: Readonly<Record<ColleagueStep, Rule>> = {
  block: ({ isBlocked }, { isSelf, isLastOwner }) => {
    if (isSelf) return 'self';
    if (isBlocked) return 'alreadyBlocked';
    return isLastOwner ? 'lastOwner' : null;
  },
  unblock: ({ isBlocked, isBlockedByHub }) => {
    if (!isBlocked) return 'notBlocked';
    return isBlockedByHub ? 'blockedByHub' : null;
  },
  giveMoney: ({ hadSell }) => (hadSell ? 'sameAccess' : null),
  takeMoney: ({ hadSell }) => (hadSell ? null : 'sameAccess'),
  makeOwner: ({ isOwner }) => (isOwner ? 'sameAccess' : null),
  takeOwner: ({ isOwner }, { isLastOwner }) => {
    if (!isOwner) return 'sameAccess';
    return isLastOwner ? 'lastOwner' : null;
  },
  resendInvite: invited,
  withdrawInvite: invited,
};

const changeOf: Readonly<Record<ColleagueStep, Partial<ColleagueState>>> = {
  block: { isBlocked: true },
  unblock: { isBlocked: false },
  giveMoney: { hadSell: true },
  takeMoney: { hadSell: false },
  makeOwner: { isOwner: true },
  takeOwner: { isOwner: false },
  resendInvite: {},
  withdrawInvite: {},
};

/** The colleague after `step`, null where there is none any more; or why it may not happen. */
export const stepColleague = (
  state: ColleagueState,
  step: ColleagueStep,
  facts: ColleagueFacts,
): Result<ColleagueState | null, ColleagueRefused> => {
  const refused = refusalOf[step](state, facts);
  if (refused !== null) return refuse(refused);
  return ok(step === 'withdrawInvite' ? null : { ...state, ...changeOf[step] });
};
