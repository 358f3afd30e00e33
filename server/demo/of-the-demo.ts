import { sql, type SQL } from 'drizzle-orm';
import { demoCompanyIds } from './make-world.ts';

/**
 * Companies of the demo, the small ones and those it grew, by their ids: what others are made after is theirs alone. A real company stands
 * in the same tables, and its sales are never to be multiplied.
 */
export const demoCompanies = (): SQL =>
  sql`(select id from seller where id = any(${sql.param([...demoCompanyIds()])}::text[]) or id ~ '^[cp][0-9]{1,7}$')`;

/** Of the small world alone: what it grew is made after these. */
export const smallCompanies = (): SQL => sql`(select unnest(${sql.param([...demoCompanyIds()])}::text[]))`;
