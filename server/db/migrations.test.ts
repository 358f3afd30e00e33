import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../mediation/place.ts';
import { migrationsDir } from '../paths.ts';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { createPostgres, openTestDb, quiet, testPostgres } from '../testing/open-test-db.ts';
import { databaseOverPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

test('a fresh database has the tables of the schema', async () => {
  const { db, close } = await openTestDb();
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['account', 'session', 'event', 'ledger', 'listing']));
  await close();
});

test('no index is descending: Postgres would not use it for a page', async () => {
  const { db, close } = await openTestDb();
  const { rows } = await db.execute<{ definition: string }>(sql`select indexdef as definition from pg_indexes where schemaname = 'public'`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ definition }) => / desc/iu.test(definition))).toEqual([]);
  await close();
});

test('a migration is dated after all before it: a database that has those gets it too', async () => {
  const { entries } = JSON.parse(await readFile(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  const late = entries.filter(({ when }, at) => entries.slice(0, at).some((before) => before.when >= when));
  expect(late.map(({ tag }) => tag)).toEqual([]);
});

// A database made from nothing takes seconds, on a busy machine many.
const patience = { timeout: 60_000 };

test.each([
  ['0015', 16, 1_795_600_000_000],
  ['0033', 34, 1_795_600_000_033],
])('a database that has migration %s by its wrong date gets all that came and comes since', patience, async (_which, count, wrong) => {
  const database = await PGlite.create();
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir });
  const had = migrations.slice(0, count);
  const dated = had.map(({ hash, folderMillis }, at) => `('${hash}', ${at === count - 1 ? wrong : folderMillis})`);
  await database.exec(had.flatMap(({ sql: statements }) => statements).join(';\n'));
  await database.exec(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ${dated.join(', ')}`);
  const { db, close } = await databaseOverPglite(database);
  const { rows } = await db.execute<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations order by id`);
  expect(rows.map((row) => Number(row.created_at))).toEqual(migrations.map(({ folderMillis }) => folderMillis));
  await close();
  await database.close();
});

test('data of a newer build is refused in one sentence, and left as it was', patience, async () => {
  const database = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  await (await databaseOverPglite(database)).close();
  await database.exec(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`);
  await expect(databaseOverPglite(database)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Os dados são de uma versão mais nova do Balcão [^\n]*\.$/u) as string,
  });
  await database.close();
});

/** A database as it was before the migration that says `words`, with these rows in it, then migrated to the end. */
const migratedWith = async (words: string, rows: string): Promise<PGlite> => {
  const database = await PGlite.create();
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir });
  const at = migrations.findIndex(({ sql: statements }) => statements.some((each) => each.includes(words)));
  const migrate = async (some: typeof migrations): Promise<void> => {
    await database.exec(some.flatMap(({ sql: statements }) => statements).join(';\n'));
  };
  await migrate(migrations.slice(0, at));
  await database.exec(rows);
  await migrate(migrations.slice(at));
  return database;
};

test('mails that wait keep their link without its token, and requests with a password lose their hash', patience, async () => {
  const token = 'a'.repeat(43);
  const body = (of: string): string => `Olá\n\nhttps://painel.test/reset-password#token=${of}\n\nBalcão\n`;
  const mail = (recipient: string, of: string): string =>
    `insert into mail_message (recipient, subject, body, at, expires_at) values ('${recipient}', '', '${body(of)}', now(), now());`;
  const answered = (key: string, answer: string): string =>
    `insert into ledger (actor_id, key, request_hash, status, body, at) values ('u', '${key}', 'hash', 200, '${answer}', now());`;
  const database = await migratedWith(
    '"link_account_id"',
    `set session_replication_role = replica;
    insert into account_token (id, account_id, kind, expires_at) values (encode(sha256('${token}'), 'hex'), 'u', 'reset', now());
    ${mail('known', token)} ${mail('lost', 'b'.repeat(43))}
    insert into mail_message (recipient, subject, body, at, expires_at) values ('plain', '', 'Olá', now(), now());
    ${answered('password', '{"changed":true}')} ${answered('other', '{"id":"x"}')}`,
  );
  expect((await database.query('select recipient, body, link_account_id, link_kind from mail_message order by id')).rows).toEqual([
    { recipient: 'known', body: body('{token}'), link_account_id: 'u', link_kind: 'reset' },
    { recipient: 'lost', body: '', link_account_id: null, link_kind: null },
    { recipient: 'plain', body: 'Olá', link_account_id: null, link_kind: null },
  ]);
  expect((await database.query('select key, request_hash as hash from ledger order by key')).rows).toEqual([
    { key: 'other', hash: 'hash' },
    { key: 'password', hash: '' },
  ]);
  await database.close();
});

test(
  'of two events of one version the later gets its own, a run leaves the versions of its rule, and what comes next is above all',
  patience,
  async () => {
    const happened = (subject: string, version: number, type = 'x', data = '{}'): string =>
      `insert into event (subject, type, version, actor_id, actor_name, at, data) values ('${subject}', '${type}', ${version}, 'u', 'U', now(), '${data}');`;
    const database = await migratedWith(
      '"event_next"',
      [
        happened('a', 5),
        happened('a', 5),
        happened('a', 6),
        happened('pricerule:r', 1),
        happened('pricerule:r', 1, 'applied', '{"runId":"n"}'),
        happened('b', 40),
      ].join('\n'),
    );
    expect((await database.query('select subject, version, data from event order by seq')).rows).toEqual([
      { subject: 'a', version: 5, data: {} },
      { subject: 'a', version: -2, data: {} },
      { subject: 'a', version: 6, data: {} },
      { subject: 'pricerule:r', version: 1, data: {} },
      { subject: 'pricerun:n', version: 1, data: { ruleId: 'r' } },
      { subject: 'b', version: 40, data: {} },
    ]);
    expect((await database.query(`select nextval('event_next')::int as next`)).rows).toEqual([{ next: 41 }]);
    await database.close();
  },
);

test('categories from before there was a tree become roots, however their names begin and end', patience, async () => {
  const database = await migratedWith(
    '"category_parent"',
    `insert into category (id, level, name, attributes) values ('a', 1, 'Peças (carros)', '[]'), ('b', 1, '"Outros"', '[]'), ('c', 1, 'Óculos', '[]'), ('d', 1, '—', '[]')`,
  );
  const { rows } = await database.query('select id, path, search::text as words from category order by id');
  expect(rows).toEqual([
    { id: 'a', path: ['a'], words: "'carros' 'pecas'" },
    { id: 'b', path: ['b'], words: "'outros'" },
    { id: 'c', path: ['c'], words: "'oculos'" },
    { id: 'd', path: ['d'], words: '' },
  ]);
  await database.close();
});

/** A listing with what stands in the columns that matter; what it hangs on is not there. */
const aListing = (id: string, variations: readonly unknown[]): string => `
  insert into listing (id, version, seller_id, account_id, category_id, sku_id, status, title, sku, height, width, depth, weight, cover, warning, reasons, queued_at, due_at, status_at, search)
    values ('${id}', 1, 's', 'a', 'c', 'k-${id}', 'active', '${id}', 'SKU-${id}', 0, 0, 0, 0, 'old.jpg', '', '{new}', now(), now(), now(), '');
  insert into listing_detail values ('${id}', true, false, '', '', 'new', 'gold_pro', 'me1', '', 0, 'dias', '[]', '${JSON.stringify(variations)}', '{old.jpg,kept.jpg}', '{}', 'm', 0, 0, false, '{"attributes":[],"compatibilities":[]}');`;

test('a variation that nothing sets apart, as imports made them, becomes the listing itself with its pictures', patience, async () => {
  const plain = { _id: 'v', gtin: null, images: ['new.jpg', 'kept.jpg'], imageDeleted: ['old.jpg'], attributes: [] };
  const colour = { id: 'COLOR', name: 'Cor', combination: true };
  const database = await migratedWith(
    '"one_piece"',
    [
      // Rows alone: what they hang on has no part in it.
      'set session_replication_role = replica;',
      aListing('one', [{ ...plain, sku: 'SKU-one' }]),
      aListing('told', [{ ...plain, sku: 'SKU-told', attributes: [colour] }]),
      aListing('other', [{ ...plain, sku: 'another' }]),
      aListing('two', [
        { ...plain, sku: 'SKU-two' },
        { ...plain, sku: 'B' },
      ]),
    ].join('\n'),
  );
  const { rows } = await database.query(
    'select id, cover, jsonb_array_length(variations) as count, images, images_deleted as deleted from listing join listing_detail on listing_id = id order by id',
  );
  const untouched = { cover: 'old.jpg', images: ['old.jpg', 'kept.jpg'], deleted: [] };
  expect(rows).toEqual([
    { id: 'one', count: 0, cover: 'new.jpg', images: ['new.jpg', 'kept.jpg'], deleted: ['old.jpg'] },
    { id: 'other', count: 1, ...untouched },
    { id: 'told', count: 1, ...untouched },
    { id: 'two', count: 2, ...untouched },
  ]);
  await database.close();
});

test(
  'a return from before it remembered what the order was says that it came back; other cancellations say nothing',
  patience,
  async () => {
    const anOrder = (id: string, status: string, before: string | null, toReverse: string | null): string => `
    insert into sale_order (id, version, external_id, status, status_before, status_to_reverse, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
      values ('${id}', 1, 'N-${id}', '${status}', ${before && `'${before}'`}, ${toReverse && `'${toReverse}'`}, 's', 'a', 0, 0, 0, false, '[]', '{"name":"Ana"}', '{}', now());`;
    const aReturn = (id: string): string => `
    insert into order_return (id, order_id, tracking_number, devolution_value, date_from, date_to, at)
      values (gen_random_uuid(), '${id}', 't-${id}', 0, '2026-11-01', '2026-11-02', now());`;
    const anEvent = (id: string, version: number, type: string, previousValue: string): string => `
    insert into event (subject, version, type, actor_id, actor_name, at, data) values ('order:${id}', ${version}, '${type}', 'u', 'U', now(), '{"previousValue":"${previousValue}"}');`;
    const database = await migratedWith(
      '"order_money_released"',
      [
        'set session_replication_role = replica;',
        anOrder('imported', 'cancelled', null, null),
        anOrder('returned', 'cancelled', null, null) + aReturn('returned'),
        anOrder('reversible', 'cancelled', 'paid', 'cancelled') + aReturn('reversible'),
        anOrder('shipped', 'shipped', null, null) + aReturn('shipped'),
        anOrder('delivered', 'cancelled', null, null) + aReturn('delivered') + anEvent('delivered', 2, 'addReturn', 'delivered'),
        anOrder('fake', 'fk_cancelled', null, null) +
          anEvent('fake', 2, 'requestCancel', 'shipped') +
          anEvent('fake', 3, 'fakeCancel', 'pending_cancelled'),
      ].join('\n'),
    );
    expect((await database.query('select id, status_before as before from sale_order order by id')).rows).toEqual([
      { id: 'delivered', before: 'delivered' },
      { id: 'fake', before: 'shipped' },
      { id: 'imported', before: null },
      { id: 'returned', before: 'not_delivered' },
      { id: 'reversible', before: 'paid' },
      { id: 'shipped', before: null },
    ]);
    await database.close();
  },
);

test('jobs from before there was a tally are in it, by company and account and as a whole', patience, async () => {
  const aJob = (id: string, status: string, of: string): string =>
    `insert into integration_job (id, kind, subject, name, status, seller_id, account_id, created_at)
      values ('${id}', 'changePrice', 'listing:${id}', 'Capa', '${status}', '${of}', 'account-${of}', now());`;
  const database = await migratedWith(
    '"job_tally"',
    ['set session_replication_role = replica;', aJob('a', 'done', 'ana'), aJob('b', 'done', 'ana'), aJob('c', 'failed', 'beto')].join('\n'),
  );
  const { rows } = await database.query('select status, kind, seller_id as of, account_id as account, count from job_tally order by 3, 1');
  const kind = 'changePrice';
  expect(rows).toEqual([
    { status: 'done', kind, of: '', account: '', count: 2 },
    { status: 'failed', kind, of: '', account: '', count: 1 },
    { status: 'done', kind, of: 'ana', account: 'account-ana', count: 2 },
    { status: 'failed', kind, of: 'beto', account: 'account-beto', count: 1 },
  ]);
  await database.close();
});

/** An order of a company, with what its mediation had when a conversation was one column. */
const aMediation = (id: string, status: string, conversation: readonly unknown[]): string => `
  insert into sale_order (id, version, external_id, pack_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
    values ('${id}', 1, 'N-${id}', null, 'delivered', 's', 'a', 0, 0, 0, false, '[]', '{"name":"João d''Ávila"}', '{}', now());
  insert into mediation (order_id, version, seller_id, status, situation, annotation, conversation, created_at)
    values ('${id}', 3, 's', '${status}', null, null, '${JSON.stringify(conversation)}', '2026-11-01T12:00:00Z');`;

test('a conversation becomes messages in their order, and its mediation is found and placed like any other', patience, async () => {
  const said = (userId: string, message: string, date: string, picture: readonly string[] = []) => {
    return { userId, userName: `Nome ${userId}`, userPic: null, message, date, picture };
  };
  const database = await migratedWith(
    '"mediation_message"',
    [
      'set session_replication_role = replica;',
      `insert into seller (id, name) values ('s', 'Loja Ção');`,
      `insert into marketplace_account (id, seller_id, name, official_name) values ('a', 's', 'Loja', 'LOJA');`,
      aMediation('talk', 'open', [
        said('b1', 'Olá', '2026-11-01T12:00:00.000Z', ['https://a.test/foto.jpg']),
        said('v1', 'x'.repeat(200), '2026-11-02T12:00:00.123Z'),
      ]),
      aMediation('mute', 'closed', []),
    ].join('\n'),
  );
  const messages = await database.query(
    'select id, order_id, position, user_id, length(message) as chars, at, picture from mediation_message order by position',
  );
  expect(messages.rows).toEqual([
    {
      id: 'talk-1',
      order_id: 'talk',
      position: 1,
      user_id: 'b1',
      chars: 3,
      at: new Date('2026-11-01T12:00:00.000Z'),
      picture: ['https://a.test/foto.jpg'],
    },
    { id: 'talk-2', order_id: 'talk', position: 2, user_id: 'v1', chars: 200, at: new Date('2026-11-02T12:00:00.123Z'), picture: [] },
  ]);
  const mediations = await database.query(
    'select order_id, account_id, messages, last_message, place, search::text as words, version from mediation order by order_id',
  );
  const createdAt = new Date('2026-11-01T12:00:00.000Z');
  const row = { account_id: 'a', version: 3 };
  expect(mediations.rows).toEqual([
    {
      ...row,
      order_id: 'mute',
      messages: 0,
      last_message: null,
      place: placeOf({ status: 'closed', dueAt: null, createdAt }),
      words: "'avila' 'cao' 'd' 'joao' 'loja' 'n-mute' 'nmute'",
    },
    {
      ...row,
      order_id: 'talk',
      messages: 2,
      last_message: { userId: 'v1', userName: 'Nome v1', message: 'x'.repeat(140), date: '2026-11-02T12:00:00.123Z', files: 0 },
      place: placeOf({ status: 'open', dueAt: null, createdAt }),
      words: "'avila' 'cao' 'd' 'joao' 'loja' 'n-talk' 'ntalk'",
    },
  ]);
  await database.close();
});

describe.runIf(testPostgres !== null)('on Postgres', () => {
  test('eight processes that start on one empty database migrate it once', async () => {
    const { url, drop } = await createPostgres(testPostgres ?? '');
    const opened = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url, quiet)));
    const [first] = opened;
    const applied = await first?.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    expect(applied?.rows).toEqual([{ count: readMigrationFiles({ migrationsFolder: migrationsDir }).length }]);
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });
});

test('what was under way before rows were leased keeps its place in line, and what was over stays over', patience, async () => {
  const asked = `1, 'o', 'superuser', 'sales', '2026-11-01', '2026-11-02'`;
  const run = (id: number, workedAt: string, finishedAt: string): string =>
    `insert into price_run (id, rule_id, seller_id, is_dry, terms, user_id, user_name, started_at, worked_at, finished_at)
      values ('00000000-0000-0000-0000-00000000000${id}', '00000000-0000-0000-0000-000000000009', 's', true, '{}', 'u', 'U', '2026-11-01T12:00:00Z', ${workedAt}, ${finishedAt});`;
  const database = await migratedWith(
    '"price_run_due"',
    `set session_replication_role = replica;
    insert into report (id, version, owner_id, role, kind, from_day, to_day, status, created_at, stepped_at) values
      ('fresh', ${asked}, 'queued', '2026-11-01T12:00:00Z', null), ('half', ${asked}, 'running', '2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z'),
      ('done', ${asked}, 'done', '2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z'), ('lost', ${asked}, 'failed', '2026-11-01T12:00:00Z', null);
    ${run(1, 'null', 'null')} ${run(2, `'2026-11-01T13:00:00Z'`, 'null')} ${run(3, 'null', 'now()')}
    insert into mail_message (recipient, subject, body, at, expires_at, attempts, next_at)
      values ('a', '', '', '2026-11-01T12:00:00Z', '2026-11-04T12:00:00Z', 9, '2026-11-01T12:05:00Z');
    insert into written_blob (name, at) values ('a.jpg', '2026-11-01T12:00:00Z');`,
  );
  const due = async (table: string, name: string): Promise<unknown[]> =>
    (
      await database.query(
        `select ${name} as name, to_char(next_at at time zone 'UTC', 'DD HH24:MI') as at, tries, failure from ${table} order by 1`,
      )
    ).rows;
  const row = (name: string, at: string | null, tries = 0, failure: string | null = null) => ({ name, at, tries, failure });
  expect(await due('report', 'id')).toEqual([
    row('done', null),
    row('fresh', '01 12:00'),
    row('half', '01 13:00'),
    row('lost', null, 0, 'error'),
  ]);
  expect(await due('price_run', 'right(id::text, 1)')).toEqual([row('1', '01 12:00'), row('2', '01 13:00'), row('3', null)]);
  expect(await due('mail_message', 'recipient')).toEqual([row('a', '01 12:05', 4)]);
  expect(await due('written_blob', 'name')).toEqual([row('a.jpg', '02 12:00')]);
  await database.close();
});

test(
  'what a process of before the worker still writes is worked on, whether it wrote it before this process began or since',
  patience,
  async () => {
    const write = (mail: string): string =>
      `insert into account_request (kind, mail, registration, at) values ('reset', '${mail}', default, '2026-11-25T12:00:00Z');
    insert into written_blob (name, at) values ('${mail}.jpg', '2026-11-25T12:00:00Z');`;
    const database = await migratedWith(
      '"account_request" ALTER COLUMN "next_at" SET DEFAULT',
      `${write('before')} insert into account_request (kind, mail, at, failure) values ('reset', 'over', now(), 'error');`,
    );
    await database.exec(write('since'));
    const { rows } = await database.query(
      `select mail as name, next_at is not null as waits from account_request union all
    select name, next_at - at > interval '1 hour' from written_blob order by 1`,
    );
    expect(rows).toEqual([
      { name: 'before', waits: true },
      { name: 'before.jpg', waits: true },
      { name: 'over', waits: false },
      { name: 'since', waits: true },
      { name: 'since.jpg', waits: true },
    ]);
    await database.close();
  },
);

test('a SKU that was kept with its hyphens is found without them, once however often', patience, async () => {
  const database = await migratedWith(
    'A SKU with hyphens, a word',
    `set session_replication_role = replica;
    insert into kit (id, seller_id, code, title, sort_title, search, version, created_at)
      values ('k', 's', 'CAM-001-AZ', 'Kit', 'kit', array_to_tsvector(array['cam-001-az', 'cam', '001', 'az', 'kit', '&']), 1, now());`,
  );
  const { rows } = await database.query(`select tsvector_to_array(search) as words from kit`);
  expect(rows).toEqual([{ words: expect.arrayContaining(['cam-001-az', 'cam', 'cam001az', 'kit']) as unknown }]);
  await database.close();
});
