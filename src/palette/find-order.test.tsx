import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { anOrderRow } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from './palette-fixture.tsx';

type Asked = { readonly query: Readonly<Record<string, unknown>> };

const finding = (byWords: readonly string[], byEnd: readonly string[]) => {
  const rows = (ids: readonly string[]) => ids.map((_id) => anOrderRow({ _id, externalId: `20000007${_id}` }));
  return vi.fn<(line: unknown, asked: Asked) => Promise<unknown>>(async (_line, { query }) =>
    ok({ items: rows('endsWith' in query ? byEnd : byWords) }),
  );
};
const typed = async (text: string, send: ReturnType<typeof finding>) => {
  const { user } = await renderConsole({ actor: { role: 'seller' }, api: { send: send as unknown as Api['send'] } });
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox', { name: 'Ações' }));
  await user.paste(`#${text}`);
  const found = await screen.findAllByRole('option', { name: /Joana/u });
  return found.map((option) => /\d{12}/u.exec(option.textContent)?.[0]);
};

test('the last four digits of a number find its order, once, after those that begin so', async () => {
  expect(await typed('4327', finding(['1111', '4327'], ['4327', '5327']))).toEqual(['200000071111', '200000074327', '200000075327']);
});

test('fewer digits are asked for as words alone', async () => {
  const send = finding(['1111'], ['9999']);
  expect(await typed('432', send)).toEqual(['200000071111']);
  expect(send.mock.calls.filter(([, { query }]) => 'endsWith' in query)).toEqual([]);
});
