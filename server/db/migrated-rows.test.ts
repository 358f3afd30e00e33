import { expect, test } from 'vitest';
import { openMigrations } from './migrations-fixture.ts';

const migratedWith = openMigrations();

test('mails that wait keep their link without its token, and requests with a password lose their hash', async () => {
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
});

test('of two events of one version the later gets its own, a run leaves the versions of its rule, and what comes next is above all', async () => {
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
});

test('categories from before there was a tree become roots, however their names begin and end', async () => {
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
});

/** A listing with what stands in the columns that matter; what it hangs on is not there. */
const aListing = (id: string, variations: readonly unknown[]): string => `
  insert into listing (id, version, seller_id, account_id, category_id, sku_id, status, title, sku, height, width, depth, weight, cover, warning, reasons, queued_at, due_at, status_at, search)
    values ('${id}', 1, 's', 'a', 'c', 'k-${id}', 'active', '${id}', 'SKU-${id}', 0, 0, 0, 0, 'old.jpg', '', '{new}', now(), now(), now(), '');
  insert into listing_detail values ('${id}', true, false, '', '', 'new', 'gold_pro', 'me1', '', 0, 'dias', '[]', '${JSON.stringify(variations)}', '{old.jpg,kept.jpg}', '{}', 'm', 0, 0, false, '{"attributes":[],"compatibilities":[]}');`;

test('a variation that nothing sets apart, as imports made them, becomes the listing itself with its pictures', async () => {
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
});

test('a cover that was none is the first picture of the variations, and what waits with it is looked at', async () => {
  const sold = (sku: string, ...images: string[]) => ({ _id: sku, sku, gtin: null, images, imageDeleted: [], attributes: [] });
  const rows = [aListing('none', [sold('a')]), aListing('some', [sold('a'), sold('b', 'first.jpg', 'second.jpg')])];
  const bare = `update listing set cover = null, status = 'pending'; update listing_detail set images = '{}'; alter table listing enable always trigger check_listing;`;
  const database = await migratedWith('cover of a variation', ['set session_replication_role = replica;', ...rows, bare].join('\n'));
  const now = await database.query(
    'select id, cover, next_at is not null as due from listing left join listing_check on listing_id = id order by 1',
  );
  expect(now.rows).toEqual([
    { id: 'none', cover: null, due: false },
    { id: 'some', cover: 'first.jpg', due: true },
  ]);
});

test('jobs from before there was a tally are in it, by company and account and as a whole', async () => {
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
});

test('questions from before there was a tally are in it, by company and account and as a whole', async () => {
  const aQuestion = (id: string, status: string, of: string): string =>
    `insert into question (id, version, listing_id, seller_id, account_id, status, buyer_id, buyer_name, text, asked_at, place)
      values ('${id}', 1, 'l', '${of}', 'account-${of}', '${status}', 'c', 'Clara', 'Serve?', now(), now());`;
  const asked = [aQuestion('a', 'answered', 'ana'), aQuestion('b', 'answered', 'ana'), aQuestion('c', 'unanswered', 'beto')];
  const database = await migratedWith('"question_tally"', ['set session_replication_role = replica;', ...asked].join('\n'));
  const { rows } = await database.query('select status, seller_id as of, account_id as account, count from question_tally order by 2, 1');
  expect(rows).toEqual([
    { status: 'answered', of: '', account: '', count: 2 },
    { status: 'unanswered', of: '', account: '', count: 1 },
    { status: 'answered', of: 'ana', account: 'account-ana', count: 2 },
    { status: 'unanswered', of: 'beto', account: 'account-beto', count: 1 },
  ]);
});

test('what was under way before rows were leased keeps its place in line, and what was over stays over', async () => {
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
});

test('what a process of before the worker still writes is worked on, whether it wrote it before this process began or since', async () => {
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
});

test('a SKU that was kept with its hyphens is found without them, once however often', async () => {
  const database = await migratedWith(
    'A SKU with hyphens, a word',
    `set session_replication_role = replica;
    insert into kit (id, seller_id, code, title, sort_title, search, version, created_at)
      values ('k', 's', 'CAM-001-AZ', 'Kit', 'kit', array_to_tsvector(array['cam-001-az', 'cam', '001', 'az', 'kit', '&']), 1, now());`,
  );
  const { rows } = await database.query(`select tsvector_to_array(search) as words from kit`);
  expect(rows).toEqual([{ words: expect.arrayContaining(['cam-001-az', 'cam', 'cam001az', 'kit']) as unknown }]);
});

test('what lists are filtered by is told of products, kits and categories that were there before', async () => {
  const database = await migratedWith(
    '"product_stock"',
    `set session_replication_role = replica;
    insert into category (id, parent_id, level, name, path, is_excluded) values ('root', null, 1, 'Peças', '{root}', true), ('under', 'root', 2, 'Freios', '{root,under}', false), ('alone', null, 1, 'Livros', '{}', false);
    insert into product (id, seller_id, category_id, title, created_at, sort_title, search) select id, 'ana', 'alone', id, now(), id, '' from unnest(array['bare', 'full', 'none']) id;
    insert into sku (id, product_id, seller_id, sku, gtin, stock, height, width, depth, weight) values ('s1', 'full', 'ana', 'A', '7891', 2, 1, 1, 1, 1), ('s2', 'bare', 'ana', 'B', null, 0, 1, 1, 1, 1);
    insert into listing (id, version, seller_id, account_id, category_id, sku_id, status, title, sku, height, width, depth, weight, warning, reasons, queued_at, due_at, status_at, search, kit)
      values ('l', 1, 'ana', 'conta', 'alone', 's1', 'active', 'A', 'short', 1, 1, 1, 1, '', '{new}', now(), now(), now(), '', true);
    insert into kit (id, seller_id, code, title, created_at, sort_title, search) select id, 'ana', id, id, now(), id, '' from unnest(array['enough', 'short']) id;
    insert into kit_part (kit_id, sku_id, quantity, position) values ('enough', 's1', 2, 0), ('short', 's1', 3, 0)`,
  );
  expect((await database.query('select id, has_stock, lacks_barcode, is_listed from product order by id')).rows).toEqual([
    { id: 'bare', has_stock: false, lacks_barcode: true, is_listed: false },
    { id: 'full', has_stock: true, lacks_barcode: false, is_listed: true },
    { id: 'none', has_stock: false, lacks_barcode: false, is_listed: false },
  ]);
  expect((await database.query('select id, is_short, is_listed from kit order by id')).rows).toEqual([
    { id: 'enough', is_short: false, is_listed: false },
    { id: 'short', is_short: true, is_listed: true },
  ]);
  expect((await database.query('select id, is_leaf, is_closed from category order by id')).rows).toEqual([
    { id: 'alone', is_leaf: true, is_closed: false },
    { id: 'root', is_leaf: false, is_closed: true },
    { id: 'under', is_leaf: true, is_closed: true },
  ]);
});

test('what waited for review before there were checks is due to be looked at, and nothing else', async () => {
  const waiting = (id: string): string => `update listing set status = 'pending' where id = '${id}';`;
  const database = await migratedWith(
    '"listing_check"',
    ['set session_replication_role = replica;', aListing('one', []), aListing('two', []), waiting('two')].join('\n'),
  );
  const { rows } = await database.query('select listing_id as id, next_at is not null as due, checked_at from listing_check');
  expect(rows).toEqual([{ id: 'two', due: true, checked_at: null }]);
});

test('who decided before there were second looks is not new, as far as that is counted; others did not decide', async () => {
  const decided = (who: string, type: string, times: number, subject = 'listing'): string =>
    `insert into event (subject, type, version, actor_id, actor_name, at, data) select '${subject}:${who}${type}' || n, '${type}', 1, '${who}', 'U', now(), '{}' from generate_series(1, ${times}) n;`;
  const database = await migratedWith(
    '"reviewer_practice"',
    [
      'set session_replication_role = replica;',
      decided('ana', 'approved', 90),
      decided('ana', 'refused', 70),
      decided('bia', 'refused', 3),
      decided('bia', 'skipped', 9),
      decided('carla', 'approved', 9, 'order'),
    ].join('\n'),
  );
  expect((await database.query('select * from reviewer_practice order by reviewer_id')).rows).toEqual([
    { reviewer_id: 'ana', decided: 100 },
    { reviewer_id: 'bia', decided: 3 },
  ]);
  expect((await database.query('select share, version from second_look_setting')).rows).toEqual([{ share: 2, version: 1 }]);
});

test('deeds from before there was a tally are in it, by their day in São Paulo; what is no deed of a listing is not', async () => {
  const happened = (subject: string, type: string, at: string, data = '{}'): string =>
    `insert into event (subject, type, version, actor_id, actor_name, at, data) values ('${subject}', '${type}', 1, 'ana', 'Ana', '${at}', '${data}');`;
  const database = await migratedWith(
    '"deed_tally"',
    [
      'set session_replication_role = replica;',
      happened('listing:a', 'approved', '2026-11-02T02:59:59Z', '{"overrode":1}'),
      happened('listing:b', 'approved', '2026-11-02T03:00:00Z'),
      happened('listing:c', 'approved', '2026-11-02T12:00:00Z'),
      happened('listing:d', 'skipped', '2026-11-02T12:00:00Z', '{"reason":"doubt"}'),
      happened('listing:e', 'paused', '2026-11-02T12:00:00Z'),
      happened('order:a', 'approved', '2026-11-02T12:00:00Z'),
    ].join('\n'),
  );
  const { rows } = await database.query('select day::text, type, reason, count, overrides from deed_tally order by day, type');
  expect(rows).toEqual([
    { day: '2026-11-01', type: 'approved', reason: '', count: 1, overrides: 1 },
    { day: '2026-11-02', type: 'approved', reason: '', count: 2, overrides: 0 },
    { day: '2026-11-02', type: 'skipped', reason: 'doubt', count: 1, overrides: 0 },
  ]);
});
