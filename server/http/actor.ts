import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/call.ts';

/** The person who asks, as the session row says; nothing in it comes from the request. (decisions 5 and 18–20) */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** The company of a seller; null for reviewers and superusers. */
  readonly sellerId: string | null;
  readonly isMoneyManager: boolean;
}

/** A superuser's are the rows of every company, anybody else's those of their own (decisions 18 and 20). */
export const ofOwn = (company: PgColumn, { role, sellerId }: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined =>
  role === 'superuser' ? undefined : eq(company, sellerId ?? '');
