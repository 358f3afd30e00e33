import type { Role } from '#contract/call.ts';
import type { Message } from '#locale/translate.ts';

/** Why somebody of another role may not: whose business it is. */
export const onlyFor = (roles: readonly Role[]): Message => {
  if (roles.includes('reviewer')) return { key: 'palette.only.reviewer' };
  return roles.includes('superuser') ? { key: 'palette.only.superuser' } : { key: 'palette.only.seller' };
};
