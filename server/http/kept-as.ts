import { and, eq, isNull, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Actor } from './actor.ts';

type KeptFor = Pick<Actor, 'role' | 'sellerId'>;

/** A person's role and company as they keep something, or are told it: columns of its row. */
export const keptForOf = ({ role, sellerId }: KeptFor) => ({ role, companyId: sellerId });

/**
 * The rows that were kept, or told, under the person's role and company of now. A person who changed either since finds none of the
 * older rows, until they have both again. (decision 0133)
 */
export const isKeptAs = (row: { readonly role: AnyColumn; readonly companyId: AnyColumn }, { role, sellerId }: KeptFor): SQL | undefined =>
  and(eq(row.role, role), sellerId === null ? isNull(row.companyId) : eq(row.companyId, sellerId));
