import { expect, test, vi } from 'vitest';
import type { Api, SendOptions } from '#api/client.ts';
import { checkMoney, MoneyRow } from '#contract/money.ts';
import { ok } from '#lib/result.ts';
import type { Actor } from '../command.ts';
import { commandNamed } from '../registry.ts';

const actor: Actor = {
  id: 'u1',
  name: 'Fernanda',
  role: 'seller',
  isMoneyManager: true,
  leases: 'off',
  now: '2026-11-21T12:00:00.000Z',
};
const row: MoneyRow = {
  _id: 'o1',
  version: 3,
  name: '2000001',
  externalId: '2000001',
  status: 'delivered',
  sellerId: 'ana',
  sellerName: 'Casa da Ana',
  marketPlaceId: 'a1',
  marketPlaceName: 'Loja da Ana',
  soldAt: '2026-11-01T12:00:00.000Z',
  state: 'toRelease',
  told: { gross: 9000, fee: 1000, freight: 500, refunded: 0, net: 7500 },
  expected: { gross: 10_000, freight: 500, refunded: 0 },
  releaseAt: '2026-11-29T12:00:00.000Z',
  releasedAt: null,
  difference: 'gross',
  checked: null,
};
const intent = (name: string) => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error(`${name} is no intent`);
  return command;
};
const [check, uncheck] = [intent('money.check'), intent('money.uncheck')];
const args = { _id: 'o1', version: 3, note: 'Desconto da campanha' };

test('what stands in for a row is what the contract answers', () => {
  expect(MoneyRow.safeParse(row).error).toBeUndefined();
});

test('a difference is checked with a note and shows at once by whom, and the same again is refused', () => {
  const checked = check.apply(row, args, actor);
  expect(checked).toMatchObject({ ok: true, value: { checked: { by: 'Fernanda', note: 'Desconto da campanha' } } });
  expect(check.apply(checked.ok ? checked.value : null, args, actor)).toMatchObject({ error: { key: 'money.refused.alreadyChecked' } });
  expect(check.apply({ ...row, difference: null }, args, actor)).toMatchObject({ error: { key: 'money.refused.noDifference' } });
});

test('is asked for a note that is not blank', () => {
  expect(check.parseArgs({ ...check.prefillFrom(row), note: ' ' }).ok).toBe(false);
  expect(check.parseArgs({ ...check.prefillFrom(row), note: ' Desconto da campanha ' })).toEqual({ ok: true, value: args });
});

test('taken back it is what it was', () => {
  const checked = { ...row, checked: { at: actor.now, by: 'Fernanda', note: args.note } };
  const inverse = check.inverseOf?.(args, 'i1');
  expect(inverse).toEqual({ command: 'money.uncheck', args: { _id: 'o1', version: 3, undoes: 'i1' } });
  expect(uncheck.apply(checked, inverse?.args, actor)).toEqual({ ok: true, value: row });
  expect(uncheck.apply(row, inverse?.args, actor)).toMatchObject({ error: { key: 'money.refused.notChecked' } });
});

test('opened again by mistake it is what it was, whoever checked it, also where the difference is gone', () => {
  const was = { at: '2026-11-03T12:00:00.000Z', by: 'Ana', note: 'Desconto da campanha' };
  const inverse = uncheck.inverseOf?.(uncheck.prefillFrom({ ...row, checked: was }), 'i1');
  expect(inverse).toEqual({ command: 'money.check', args: { ...args, was, undoes: 'i1' } });
  expect(check.parseArgs(inverse?.args)).toMatchObject({ ok: true });
  for (const difference of ['gross', null] as const)
    expect(check.apply({ ...row, difference }, inverse?.args, actor)).toMatchObject({ ok: true, value: { checked: was } });
  // Recorded by an older console, which kept only the words.
  expect(uncheck.inverseOf?.({ _id: 'o1', version: 3 }, 'i1')).toBeNull();
});

test('is a money manager’s, of all sellers, and a superuser’s', () => {
  expect(check.apply(row, args, { ...actor, isMoneyManager: false })).toMatchObject({ error: { key: 'money.refused.notManager' } });
  expect(check.apply(row, args, { ...actor, role: 'superuser', isMoneyManager: false }).ok).toBe(true);
  expect([...check.roles, ...uncheck.roles]).not.toContain('reviewer');
});

test('is sent once, in the version decided on', async () => {
  const send = vi.fn<(line: unknown, input: unknown, options?: SendOptions) => Promise<unknown>>(() => Promise.resolve(ok(row)));
  await check.deliver({ send } as unknown as Api, args, 'i1');
  expect(send).toHaveBeenCalledWith(
    checkMoney,
    { params: { id: 'o1' }, body: { checked: true, note: 'Desconto da campanha' } },
    { idempotencyKey: 'i1', ifMatch: 3 },
  );
});
