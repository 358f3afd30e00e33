import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { cancel, cancelOnMarketplace } from '#commands/order/cancel.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const targets = [{ subject: 'order:o1', label: '2000012', base: anOrder() }] as const;

test('a reason that could not be read stands among the others, and can not be chosen', async () => {
  const reasons = [
    { type: 'unreadable 0', description: 'Não lido: Sem estoque' },
    { type: 'damaged', description: 'Produto avariado' },
  ];
  const { user } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async () => ok(reasons)) as Api['send'] },
    children: <CancelDialog command={cancel} targets={targets} onClose={() => {}} />,
  });
  const box = await screen.findByRole('combobox');
  await user.click(box);
  // The list lies in a popover, which jsdom takes for hidden.
  const unread = await screen.findByRole('option', { name: 'Não lido: Sem estoque', hidden: true });
  expect(unread).toHaveAttribute('aria-disabled', 'true');
  await user.click(unread);
  expect(box).not.toHaveValue('Não lido: Sem estoque');
  await user.click(screen.getByRole('option', { name: 'Produto avariado', hidden: true }));
  expect(box).toHaveValue('Produto avariado');
});

test.each([
  ['an order here', cancel, anOrder(), 'só volta ao que era com “Reverter cancelamento”'],
  ['an order on the marketplace', cancelOnMarketplace, anOrder(), 'Só pode ser revertido enquanto não for enviado'],
  [
    'an asked one that is unknown before, here,',
    cancel,
    anOrder({ status: 'pending_cancelled', statusBefore: null }),
    'Não pode ser revertido',
  ],
  [
    'an asked one that is unknown before, on the marketplace,',
    cancelOnMarketplace,
    anOrder({ status: 'pending_cancelled', statusBefore: null }),
    'Não pode ser revertido',
  ],
])('cancelling %s promises the way back that there is, and no other', async (_what, command, base, hint) => {
  await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async () => ok([])) as Api['send'] },
    children: <CancelDialog command={command} targets={[{ subject: 'order:o1', label: '2000012', base }]} onClose={() => {}} />,
  });
  expect(await screen.findByText(hint, { exact: false })).toBeVisible();
});

test('of several that are cancelled together each is told of as it is', async () => {
  const unknown = anOrder({ _id: 'o2', status: 'pending_cancelled', statusBefore: null });
  const both = [...targets, { subject: 'order:o2', label: '2000013', base: unknown }] as const;
  await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async () => ok([])) as Api['send'] },
    children: <CancelDialog command={cancel} targets={both} onClose={() => {}} />,
  });
  const hint = await screen.findByText('só volta ao que era com “Reverter cancelamento”', { exact: false });
  expect(hint).toHaveTextContent('1 deles não pode ser revertido.');
});
