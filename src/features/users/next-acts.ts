import type { User } from '#contract/user.ts';

/** What is most likely done next with a person: whoever can not come in is let in first. */
export const nextActsOf = ({ blockedAt, awaitsMail }: Pick<User, 'blockedAt' | 'awaitsMail'>): readonly `user.${string}`[] => {
  if (blockedAt !== null) return ['user.unblock'];
  return awaitsMail ? ['user.resendInvite'] : [];
};
