import { expect, test } from 'vitest';
import { openMigrations } from './migrations-fixture.ts';

const migratedWith = openMigrations();

test('jobs of a build that sent nothing are all there, and what failed for want of a grant waits for it', async () => {
  const aJob = (id: string, status: string, more = 'null, null'): string =>
    `insert into integration_job (id, kind, subject, name, status, seller_id, account_id, attempts, created_at, next_at, error_code, error)
      values ('${id}', 'publishListing', 'listing:${id}', 'Capa', '${status}', 'ana', 'account-ana', 1, now(), ${status === 'waiting' ? 'now()' : 'null'}, ${more});`;
  const database = await migratedWith(
    '"integration_job_account_due"',
    [
      'set session_replication_role = replica;',
      aJob('waits', 'waiting'),
      aJob('sent', 'done'),
      aJob('refused', 'failed', `'4029', 'ME2 é obrigatório'`),
      aJob('shut', 'failed', `'invalid_grant', 'A autorização da conta venceu.'`),
    ].join('\n'),
  );
  const columns = 'id, status, attempts, held_reason, error_code, error, next_at is not null as is_due, is_uncertain, taken_by, sent_at';
  const still = {
    attempts: 1,
    held_reason: null,
    error_code: null,
    error: null,
    is_due: false,
    is_uncertain: false,
    taken_by: null,
    sent_at: null,
  };
  expect((await database.query(`select ${columns} from integration_job order by id`)).rows).toEqual([
    { ...still, id: 'refused', status: 'failed', error_code: '4029', error: 'ME2 é obrigatório' },
    { ...still, id: 'sent', status: 'done' },
    { ...still, id: 'shut', status: 'held', attempts: 0, held_reason: 'reauthorize' },
    { ...still, id: 'waits', status: 'waiting', is_due: true },
  ]);
});

test('what a person had discarded when there was no word for it did not fail, and is counted so', async () => {
  const aJob = (id: string, code: string): string =>
    `insert into integration_job (id, kind, subject, name, status, seller_id, account_id, attempts, created_at, error_code, error)
      values ('${id}', 'answerQuestion', 'question:${id}', 'Capa', 'failed', 'ana', 'account-ana', 1, now(), '${code}', 'Não');`;
  const database = await migratedWith(
    '"takes"',
    [
      `insert into seller (id, name) values ('ana', 'Ana');`,
      `insert into marketplace_account (id, seller_id, name, official_name) values ('account-ana', 'ana', 'Conta', 'CONTA');`,
      aJob('unsaid', 'discarded'),
      aJob('refused', '400'),
    ].join('\n'),
  );
  const jobs = await database.query('select id, status, version, takes from integration_job order by id');
  expect(jobs.rows).toEqual([
    { id: 'refused', status: 'failed', version: 1, takes: 0 },
    { id: 'unsaid', status: 'discarded', version: 2, takes: 0 },
  ]);
  const tally = await database.query(
    `select status, sum(count)::int as n from job_tally where seller_id = 'ana' group by status having sum(count) <> 0 order by status`,
  );
  expect(tally.rows).toEqual([
    { status: 'discarded', n: 1 },
    { status: 'failed', n: 1 },
  ]);
});

test('a sale that was taken twice is in both rows as it was, and from then on once in its account', async () => {
  const aSale = (id: string, account: string, number: string, at: string): string =>
    `insert into sale_order (id, version, external_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
      values ('${id}', 3, '${number}', 'paid', 'ana', '${account}', 100, 0, 0, false, '[]', '{}', '{}', '${at}');`;
  const rows = [
    aSale('second', 'a', '7', '2026-11-02'),
    aSale('first', 'a', '7', '2026-11-01'),
    aSale('third', 'a', '7', '2026-11-03'),
    aSale('other account', 'b', '7', '2026-11-01'),
    aSale('other number', 'a', '8', '2026-11-01'),
  ];
  const database = await migratedWith('"duplicate_of"', ['set session_replication_role = replica;', ...rows].join('\n'));
  const found = await database.query('select id, version, external_id as number, duplicate_of as of from sale_order order by id');
  expect(found.rows).toEqual([
    { id: 'first', version: 3, number: '7', of: null },
    { id: 'other account', version: 3, number: '7', of: null },
    { id: 'other number', version: 3, number: '8', of: null },
    { id: 'second', version: 3, number: '7', of: 'first' },
    { id: 'third', version: 3, number: '7', of: 'first' },
  ]);
  await database.exec('savepoint before');
  await expect(database.exec(aSale('fourth', 'a', '7', '2026-11-04'))).rejects.toThrow('sale_order_once');
});

test('what was refused before because it had ended there has ended there from the start', async () => {
  const aListing = (id: string): string =>
    `insert into listing (id, version, seller_id, account_id, category_id, status, title, height, width, depth, weight, warning, reasons, queued_at, due_at, status_at, search, sku)
      values ('${id}', 1, 'ana', 'account-ana', 'c', 'active', 'Capa', 1, 1, 1, 1, '', '{new}', now(), now(), now(), '''capa''', '${id}');`;
  const aJob = (id: string, status: string, code: string): string =>
    `insert into integration_job (id, kind, subject, name, status, seller_id, account_id, attempts, created_at, error_code)
      values ('${id}', 'setStock', 'listing:${id}', 'Capa', '${status}', 'ana', 'account-ana', 1, now(), '${code}');`;
  const database = await migratedWith(
    '"is_closed_there"',
    [
      `insert into seller (id, name) values ('ana', 'Ana');`,
      `insert into marketplace_account (id, seller_id, name, official_name) values ('account-ana', 'ana', 'Conta', 'CONTA');`,
      `insert into category (id, level, name, path, search) values ('c', 1, 'Peças', '{c}', '');`,
      ...['ended', 'refused', 'sent'].map(aListing),
      aJob('ended', 'failed', 'closed_there'),
      aJob('refused', 'failed', '400'),
      aJob('sent', 'done', 'closed_there'),
    ].join('\n'),
  );
  const ended = await database.query('select id from listing where is_closed_there');
  expect(ended.rows).toEqual([{ id: 'ended' }]);
});
