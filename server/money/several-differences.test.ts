import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMoney } from '#contract/money.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { moneyOn } from './money-fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { paid, read, list, walk, tell, check } = moneyOn(() => app);

test('a sale that differs in several parts is found and counted in each of them, once in all, and checked in all at once', async () => {
  const [both, gross, all] = [await paid(), await paid(), await paid()];
  await tell(both, { gross: 9000, refunded: 700 });
  await tell(gross, { gross: 9500 });
  await tell(all, { gross: 9000, freight: 600, refunded: 700 });
  const ids = async (difference: string) => (await list({ difference })).items.map(({ _id }) => _id).toSorted();
  expect(await ids('return')).toEqual([both, all].toSorted());
  expect(await ids('freight')).toEqual([all]);
  expect(await ids('gross')).toEqual([both, gross, all].toSorted());
  expect(await ids('open')).toEqual([both, gross, all].toSorted());
  expect((await list({ difference: 'gross', state: 'toRelease,awaited', limit: '2' })).total).toBe(3);
  expect(await walk({ difference: 'gross', state: 'toRelease,awaited', limit: '1' })).toEqual(
    (await list({ difference: 'gross' })).items.map(({ _id }) => _id),
  );
  expect((await list({ difference: 'return', search: `n-${all}` })).total).toBe(1);
  const counts = async () =>
    getMoney.reply
      .parse((await app.send(getMoney, {}, { as: 'moneyManager' })).body)
      .differences.map(({ difference, count }) => [difference, count]);
  expect(await counts()).toEqual([
    ['gross', 3],
    ['freight', 1],
    ['return', 2],
  ]);
  expect(await read(both)).toMatchObject({ difference: 'gross' });
  expect((await check(all, { checked: true, note: 'Campanha' })).status).toBe(200);
  expect([await ids('return'), await ids('freight')]).toEqual([[both], []]);
});
