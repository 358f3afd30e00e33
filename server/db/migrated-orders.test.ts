import { expect, test } from 'vitest';
import { placeOf } from '../mediation/place.ts';
import { openMigrations } from './migrations-fixture.ts';

const migratedWith = openMigrations();

test('a return from before it remembered what the order was says that it came back; other cancellations say nothing', async () => {
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
});

/** An order of a company, with what its mediation had when a conversation was one column. */
const aMediation = (id: string, status: string, conversation: readonly unknown[]): string => `
  insert into sale_order (id, version, external_id, pack_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
    values ('${id}', 1, 'N-${id}', null, 'delivered', 's', 'a', 0, 0, 0, false, '[]', '{"name":"João d''Ávila"}', '{}', now());
  insert into mediation (order_id, version, seller_id, status, situation, annotation, conversation, created_at)
    values ('${id}', 3, 's', '${status}', null, null, '${JSON.stringify(conversation)}', '2026-11-01T12:00:00Z');`;

test('a conversation becomes messages in their order, and its mediation is found and placed like any other', async () => {
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
});

test('what was given back after it was paid out counts on its day from the next build on, and a difference names each part', async () => {
  const told = (id: string, [fee, freight, refunded]: readonly (number | null)[], expected = '10000, 500, 4000'): string => `
    insert into sale_order (id, version, external_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
      values ('${id}', 1, 'N-${id}', 'cancelled', 's', 'a', 10000, 0, 500, false, '[{"listingType":"gold_pro"}]', '{"name":"Ana"}', '{}', now());
    insert into order_money (order_id, seller_id, account_id, sold_at, expected_gross, expected_freight, expected_return, told_at, gross, fee, freight, refunded, release_at, released_at)
      values ('${id}', 's', 'a', now(), ${expected}, now(), 10000, ${fee}, ${freight}, ${refunded}, '2026-11-10Z', '2026-11-10Z');`;
  const refundedOn = (id: string, version: number, day: string): string => `
    insert into event (subject, version, type, actor_id, actor_name, at, data) values ('money:${id}', ${version}, 'refunded', 'm', 'M', '${day}T12:00:00Z', '{}');`;
  const database = await migratedWith(
    '"money_amendment"',
    [
      'set session_replication_role = replica;',
      told('returned', [1650, 500, 4000]) + refundedOn('returned', 2, '2026-11-12'),
      told('cancelled', [0, 0, 10_000], '10000, 0, 10000') + refundedOn('cancelled', 2, '2026-11-13'),
      told('before', [1650, 500, 4000]) + refundedOn('before', 2, '2026-11-09'),
      told('twice', [1650, 500, 4000]) + refundedOn('twice', 2, '2026-11-12') + refundedOn('twice', 3, '2026-11-14'),
      told('undone', [1650, 500, 0], '10000, 500, 0') + refundedOn('undone', 2, '2026-11-09') + refundedOn('undone', 3, '2026-11-12'),
      told('unknown', [null, 500, 4000]) + refundedOn('unknown', 2, '2026-11-12'),
      told('untold', [1650, 500, 4000]),
      told('differs', [1650, 600, 0]),
    ].join('\n'),
  );
  expect(
    (
      await database.query(
        'select order_id, seller_id, account_id, at, paid_at, gross, fee, freight, refunded, net from money_amendment order by 1',
      )
    ).rows,
  ).toEqual(
    [
      { order_id: 'cancelled', at: new Date('2026-11-13T12:00:00.000Z'), fee: -1650, freight: -500, refunded: 10_000, net: -7850 },
      { order_id: 'returned', at: new Date('2026-11-12T12:00:00.000Z'), fee: 0, freight: 0, refunded: 4000, net: -4000 },
    ].map((row) => ({ ...row, seller_id: 's', account_id: 'a', gross: 0, paid_at: new Date('2026-11-10T00:00:00.000Z') })),
  );
  expect((await database.query(`select order_id, difference from order_money where difference is not null`)).rows).toEqual([
    { order_id: 'differs', difference: 'freight+return' },
  ]);
});

test('an imported cancellation whose table had days of payment, and none for it, is no sale any more; of others nothing is known', async () => {
  const cancelled = (id: string, money = 'null, null'): string => `
    insert into sale_order (id, version, external_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
      values ('${id}', 1, 'N-${id}', 'cancelled', 's', 'a', 1000, 0, 0, false, '[]', '{"name":"Ana"}', '{}', now());
    insert into order_money (order_id, seller_id, account_id, sold_at, expected_gross, expected_freight, expected_return, told_at, checked_at)
      values ('${id}', 's', 'a', now(), 1000, 0, 1000, ${money});`;
  const anImport = (id: string, columns: readonly string[], taken: readonly string[], account = 'a'): string => `
    insert into import_run (id, version, user_id, user_name, seller_id, account_id, name, kind, status, files, bytes, created_at)
      values ('${id}', 1, 'u', 'U', 's', '${account}', '${id}', 'orders', 'done', '${JSON.stringify([{ table: 'items' }, { table: 'orders', columns }])}', 0, now());
    ${taken.map((order, line) => `insert into import_line (run_id, file, line, cells, key, outcome) values ('${id}', 1, ${line}, '[]', 'orders/N-${order}', 'taken');`).join('\n')}`;
  const columns = ['order_id', 'order_status', 'order_purchase_timestamp'];
  const dated = [...columns, 'order_approved_at'];
  const others = ['paid', 'undated', 'elsewhere', 'byCommand'];
  const database = await migratedWith(
    'WITH unpaid AS',
    [
      'set session_replication_role = replica;',
      `insert into seller (id, name) values ('s', 'Loja');`,
      `insert into marketplace_account (id, seller_id, name, official_name) values ('a', 's', 'Loja', 'LOJA');`,
      ...['unpaid', ...others].map((id) => cancelled(id)),
      cancelled('told', 'now(), null'),
      cancelled('checked', 'null, now()'),
      `insert into event (subject, version, type, actor_id, actor_name, at, data) values ('order:paid', 2, 'pay', 'i', 'I', now(), '{}');`,
      anImport('dated', dated, ['unpaid', 'paid', 'told', 'checked']),
      anImport('undated', columns, ['undated']),
      anImport('elsewhere', dated, ['elsewhere'], 'b'),
      'set session_replication_role = default;',
    ].join('\n'),
  );
  const left =
    'select id, status_before as before, order_id is not null as sold from sale_order left join order_money on order_id = id order by before, id collate "C"';
  const sales = [...others, 'told', 'checked'].toSorted().map((id) => ({ id, before: null, sold: true }));
  expect((await database.query(left)).rows).toEqual([{ id: 'unpaid', before: 'pending', sold: false }, ...sales]);
});
