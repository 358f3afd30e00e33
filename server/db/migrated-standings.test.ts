import { expect, test } from 'vitest';
import { openMigrations } from './migrations-fixture.ts';

const migratedWith = openMigrations();

const view = (id: number, owner: string): string =>
  `insert into saved_view (id, owner_id, screen, name, search, shared) values ('00000000-0000-4000-8000-00000000000${id}', '${owner}', 'publish', '${owner}', '', true);`;
const notice = (id: string, owner: 'seller_id' | 'user_id', of: string, subject: string | null): string =>
  `insert into notification (id, ${owner}, notification_type, message, subject, created_at)
     values ('${id}', '${of}', 'order', 'x', ${subject === null ? 'null' : `'${subject}'`}, '2026-11-02');`;

test('what was kept before it was told apart is of who its owner is today, and what told one user of a sale was told to superusers', async () => {
  const database = await migratedWith(
    '"saved_view_kept"',
    [
      `insert into seller (id, name) values ('ana', 'Ana');`,
      `insert into account (id, mail, name, role, seller_id, password_hash) values
        ('seller', 's@x.test', 's', 'seller', 'ana', 'x'), ('super', 'u@x.test', 'u', 'superuser', null, 'x'), ('demoted', 'd@x.test', 'd', 'seller', 'ana', 'x');`,
      view(1, 'seller'),
      view(2, 'super'),
      notice('of-company', 'seller_id', 'ana', 'order:1'),
      notice('of-super', 'user_id', 'super', 'order:1'),
      notice('of-demoted', 'user_id', 'demoted', 'order:1'),
      notice('of-seller', 'user_id', 'seller', null),
    ].join('\n'),
  );
  const rows = async (statement: string): Promise<unknown[]> => (await database.query(statement)).rows;
  expect(await rows(`select owner_id as of, role, company_id as company from saved_view order by id`)).toEqual([
    { of: 'seller', role: 'seller', company: 'ana' },
    { of: 'super', role: 'superuser', company: null },
  ]);
  expect(await rows(`select id, role, company_id as company from notification order by id`)).toEqual([
    { id: 'of-company', role: null, company: null },
    { id: 'of-demoted', role: 'superuser', company: null },
    { id: 'of-seller', role: 'seller', company: 'ana' },
    { id: 'of-super', role: 'superuser', company: null },
  ]);
});
