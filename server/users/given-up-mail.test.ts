import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailMessage } from '../db/schema/account-mail.ts';
import { openTestDb } from '../testing/open-test-db.ts';

test('an invitation that was given up is found by its account, however much mail there is', async () => {
  const { db, close } = await openTestDb();
  const plan = await db.transaction(async (tx) => {
    // Of a few rows reading all looks cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    const givenUp = and(eq(mailMessage.linkAccountId, 'u1'), isNull(mailMessage.nextAt));
    return tx.execute<Record<string, string>>(sql`explain select from ${mailMessage} where ${givenUp}`);
  });
  await close();
  expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('mail_message_given_up');
});
