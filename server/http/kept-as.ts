import { and, eq, isNull, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Actor } from './actor.ts';

type KeptFor = Pick<Actor, 'role' | 'sellerId'>;

/** Who somebody is as they keep something, or are told it: columns of its row. */
export const keptForOf = ({ role, sellerId }: KeptFor) => ({ role, companyId: sellerId });

/**
 * What was kept, or told, for who somebody still is: whoever changed role or company since finds none of it, until they are that again.
 * (decision 0133)
 */
export const isKeptAs = (row: { readonly role: AnyColumn; readonly companyId: AnyColumn }, { role, sellerId }: KeptFor): SQL | undefined =>
  and(eq(row.role, role), sellerId === null ? isNull(row.companyId) : eq(row.companyId, sellerId));
