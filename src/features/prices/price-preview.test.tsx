import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import type { PriceRun } from '#contract/price-rule.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { PricePreviewSection } from './price-preview.tsx';

const terms = { extra: 0, margin: 1000, fee: 1000, mostChange: 100 };
const run: PriceRun = {
  _id: '0b7f4f0e-7c39-4d8e-9a2e-000000000001',
  isDry: false,
  by: 'Marta Prado',
  startedAt: '2026-11-20T12:00:00.000Z',
  finishedAt: null,
  total: 1,
  done: 0,
  failure: null,
  outcomes: [],
};

test('once prices were applied the preview tells what they are now', async () => {
  let outcome = 'changed';
  const row = () => ({ publishId: 'p1', title: 'Capa', sku: 'C', skuId: null, cost: 100, before: 150, after: 200, margin: 0, outcome });
  const send = async () => ok({ items: [row()], page: 1, pages: 1, limit: 20, total: 1, isTotalExact: true });
  let goOn: (next: PriceRun) => void = () => undefined;
  const Page = () => {
    const [shown, setShown] = useState(run);
    useEffect(() => {
      goOn = setShown;
    }, []);
    return <PricePreviewSection terms={terms} runs={[shown]} />;
  };
  await renderConsole({ api: { send: send as never }, children: <Page /> });
  expect(await screen.findByText('Muda')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Preço atual' })).toBeVisible();
  outcome = 'same';
  act(() => goOn({ ...run, done: 1, finishedAt: '2026-11-20T12:05:00.000Z' }));
  expect(await screen.findByText('Igual')).toBeVisible();
});
