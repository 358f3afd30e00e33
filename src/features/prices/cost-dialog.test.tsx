import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { mostCents } from '#contract/order.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { CostDialog } from './cost-dialog.tsx';

test('a cost is said over the one that was seen; a colleague’s newer one is told, and said over when it is meant', async () => {
  const bodies: unknown[] = [];
  let newest = 1000;
  const heard = new Set<() => void>();
  const hear = (listener: () => void) => {
    heard.add(listener);
    return () => heard.delete(listener);
  };
  const send = async (_call: unknown, { body }: { readonly body?: unknown }) => {
    bodies.push(body);
    newest = 2500;
    for (const listener of heard) listener();
    return refuse({ type: 'Refused', status: 409, body: { message: 'O custo mudou desde então: agora é R$ 25,00', cause: [] } });
  };
  const Page = () => {
    const cost = useSyncExternalStore(hear, () => newest);
    return <CostDialog of={{ skuId: 's1', sku: 'COD-1', title: 'Capa', cost }} onClose={() => {}} />;
  };
  const { user } = await renderConsole({ api: { send: send as never }, children: <Page /> });
  const field = screen.getByRole('textbox', { name: 'Custo' });
  await user.clear(field);
  await user.type(field, '1200');
  await user.click(screen.getByRole('button', { name: 'Salvar custo' }));
  expect(await screen.findByText('O custo mudou desde então: agora é R$ 25,00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar custo' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { cost: 1200, ifCost: 1000 },
      { cost: 1200, ifCost: 2500 },
    ]),
  );
});

test('a piece may cost as much here as in the form of its product', async () => {
  const bodies: unknown[] = [];
  const send = async (_call: unknown, { body }: { readonly body?: unknown }) => {
    bodies.push(body);
    return ok({ skuId: 's1', cost: mostCents });
  };
  const { user } = await renderConsole({
    api: { send: send as never },
    children: <CostDialog of={{ skuId: 's1', sku: 'IMV-1', title: 'Casa pré-fabricada', cost: null }} onClose={() => {}} />,
  });
  const field = screen.getByRole('textbox', { name: 'Custo' });
  await user.type(field, '21.474.836,47');
  await user.click(screen.getByRole('button', { name: 'Salvar custo' }));
  await waitFor(() => expect(bodies).toEqual([{ cost: mostCents, ifCost: null }]));
});
