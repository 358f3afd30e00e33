import type { Role } from '#contract/call.ts';
import { groupOf } from './group-of.ts';

/** Row NAV-9: off for whoever is no superuser while a company they see is blocked. */
export const isBellOff = (role: Role, sellers: readonly { readonly status: string }[]): boolean =>
  role !== 'superuser' && sellers.some(({ status }) => status === 'blocked');

const most = 99;

/** What the badge says. */
export const badgeOf = (unread: number): string => (unread > most ? `${most}+` : String(unread));

/** What the badge counts: all that is unread but the kinds that were switched off. */
export const countLoud = (unread: ReadonlyMap<string, number>, quiet: readonly string[]): number =>
  [...unread].reduce((sum, [type, count]) => (quiet.includes(groupOf(type)) ? sum : sum + count), 0);
