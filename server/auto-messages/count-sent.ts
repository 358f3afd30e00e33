import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';

/** Counts what was sent since the last time, in one statement; a rule that somebody is changing is waited for by this alone, never by a sale. */
export const countSent = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with counted as (
      update ${autoMessageSent} set is_counted = true where not is_counted returning rule_id, at
    ), sums as (
      select rule_id, count(*) as n, max(at) as last from counted group by rule_id
    )
    update ${autoMessage} set sent = sent + sums.n, sent_at = greatest(sent_at, sums.last) from sums where id = sums.rule_id`);
};
