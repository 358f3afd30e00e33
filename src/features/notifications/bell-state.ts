import type { Role } from '#contract/call.ts';

/** Row NAV-9: off for whoever is no superuser while a company they see is blocked. */
export const isBellOff = (role: Role, sellers: readonly { readonly status: string }[]): boolean =>
  role !== 'superuser' && sellers.some(({ status }) => status === 'blocked');

const most = 99;

/** What the badge says. */
export const badgeOf = (unread: number): string => (unread > most ? `${most}+` : String(unread));
