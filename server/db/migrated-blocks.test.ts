import { expect, test } from 'vitest';
import { openMigrations } from './migrations-fixture.ts';

const migratedWith = openMigrations();

interface Person {
  readonly company?: string;
  readonly role?: string;
  readonly isBlocked?: boolean;
}
const aPerson = (id: string, { company, role = 'seller', isBlocked = false }: Person = {}): string =>
  `insert into account (id, mail, name, role, seller_id, password_hash, blocked_at)
     values ('${id}', '${id}@x.test', '${id}', '${role}', ${company === undefined ? 'null' : `'${company}'`}, 'x', ${isBlocked ? `'2026-11-02'` : 'null'});`;
const did = (by: string, type: string, whom: string, version: number): string =>
  `insert into event (subject, type, version, actor_id, actor_name, at, data) values ('user:${whom}', '${type}', ${version}, '${by}', '${by}', '2026-11-02', '{}');`;

test('whom the hub had blocked before it was told apart is out of the hub; whom their company blocked is out of that one', async () => {
  const database = await migratedWith(
    '"hub_blocked_at"',
    [
      `insert into seller (id, name) values ('ana', 'Ana'), ('beto', 'Beto');`,
      aPerson('super', { role: 'superuser' }),
      aPerson('owner', { company: 'ana' }),
      aPerson('by-hub', { company: 'ana', isBlocked: true }),
      did('super', 'blocked', 'by-hub', 2),
      aPerson('by-company', { company: 'ana', isBlocked: true }),
      did('owner', 'blocked', 'by-company', 2),
      aPerson('by-hub-at-last', { company: 'ana', isBlocked: true }),
      did('owner', 'blocked', 'by-hub-at-last', 2),
      did('super', 'unblocked', 'by-hub-at-last', 3),
      did('super', 'blocked', 'by-hub-at-last', 4),
      aPerson('by-company-at-last', { company: 'ana', isBlocked: true }),
      did('super', 'blocked', 'by-company-at-last', 2),
      did('super', 'unblocked', 'by-company-at-last', 3),
      did('owner', 'blocked', 'by-company-at-last', 4),
      aPerson('let-in-again', { company: 'beto' }),
      did('super', 'blocked', 'let-in-again', 2),
      did('super', 'unblocked', 'let-in-again', 3),
      aPerson('without-company', { isBlocked: true }),
      did('super', 'blocked', 'without-company', 2),
      aPerson('nothing-says-who', { company: 'beto', isBlocked: true }),
    ].join('\n'),
  );
  const { rows } = await database.query<{ readonly id: string }>(
    `select id from account where hub_blocked_at is not null and hub_blocked_at = blocked_at order by id`,
  );
  expect(rows.map(({ id }) => id)).toEqual(['by-hub', 'by-hub-at-last', 'nothing-says-who', 'without-company']);
});
