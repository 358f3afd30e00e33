import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ScreenViews } from './screen-views.tsx';

test('a view that is saved again after a lost answer is saved once, and the next one is another', async () => {
  const saved: unknown[] = [];
  const answers = [refuse({ type: 'Unreachable' }), ok({}), ok({})];
  const send = async ({ name }: { readonly name: string }, payload: { readonly params?: unknown }) => {
    if (name !== 'saveView') return ok([]);
    saved.push(payload.params);
    return answers[saved.length - 1];
  };
  const { user } = await renderConsole({
    api: { send: send as unknown as Api['send'] },
    children: <ScreenViews screen="sales" search={{ status: 'paid' }} onApply={() => undefined} />,
  });
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const name = await screen.findByRole('textbox', { name: 'Nome da visão' });
  await user.type(name, 'Pagos{Enter}');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  await user.type(name, '{Enter}');
  await vi.waitFor(() => expect(name).toHaveValue(''));
  await user.type(name, 'Outra{Enter}');
  await vi.waitFor(() => expect(saved).toHaveLength(3));
  expect(saved[1]).toEqual(saved[0]);
  expect(saved[2]).not.toEqual(saved[0]);
});

test('the sales have views of what is to be done before anybody saved one', async () => {
  const applied: unknown[] = [];
  const { user } = await renderConsole({
    api: { send: (async () => ok([])) as unknown as Api['send'] },
    children: <ScreenViews screen="sales" search={{}} onApply={(search) => applied.push(search)} />,
  });
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  const toDo = within(await screen.findByRole('region', { name: 'A fazer' }));
  await user.click(toDo.getByRole('button', { name: 'Vendas por enviar' }));
  expect(applied).toEqual([{ status: 'paid,invoiced,waiting-shipped' }]);
});
