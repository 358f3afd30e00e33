import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import type { PriceRun } from '#contract/price-rule.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { RunsSection } from './runs-section.tsx';

const aRun = (changes: Partial<PriceRun>): PriceRun => ({
  _id: '0b7f4f0e-7c39-4d8e-9a2e-000000000001',
  isDry: false,
  by: 'Marta Prado',
  startedAt: '2026-11-20T12:00:00.000Z',
  finishedAt: '2026-11-20T12:05:00.000Z',
  total: 20,
  done: 12,
  failure: null,
  outcomes: [{ outcome: 'changed', count: 12 }],
  ...changes,
});

/** What the table says of how a run went. */
const stateOf = async (changes: Partial<PriceRun>): Promise<string> => {
  await renderConsole({ children: <RunsSection runs={[aRun(changes)]} /> });
  const [, row] = within(screen.getByRole('table', { name: 'Execuções' })).getAllByRole('row');
  return within(row as HTMLElement).getAllByRole('cell')[3]?.textContent ?? '';
};

test.each([
  ['error', 'Falhou: houve erro em cinco tentativas. O que já mudou fica.'],
  ['timeout', 'Falhou: o tempo acabou em cinco tentativas. O que já mudou fica.'],
  ['interrupted', 'Falhou: o servidor foi interrompido em cinco tentativas. O que já mudou fica.'],
] as const)('a run that failed by %s says so, and what it changed before', async (failure, sentence) => {
  expect(await stateOf({ failure })).toBe(`${sentence}Muda: 12`);
});

test('a run that did not fail says what it did', async () => {
  expect(await stateOf({})).toBe('Muda: 12');
});

test('a run under way says how far it is', async () => {
  expect(await stateOf({ finishedAt: null })).toBe('12 de 20 anúncios');
});

test('the results of a run under way are asked for anew as it goes on', async () => {
  const rowOf = (title: string) => ({
    publishId: title,
    title,
    sku: `sku-${title}`,
    skuId: null,
    cost: null,
    before: 100,
    after: 200,
    margin: 0,
    outcome: 'changed',
  });
  let told = ['Capa'];
  const send = async () => ok({ items: told.map(rowOf), page: 1, pages: 1, limit: 20, total: told.length, isTotalExact: true });
  let goOn: (run: PriceRun) => void = () => undefined;
  const Going = () => {
    const [run, setRun] = useState(aRun({ finishedAt: null, done: 1 }));
    useEffect(() => {
      goOn = setRun;
    }, []);
    return <RunsSection runs={[run]} />;
  };
  const { user } = await renderConsole({ api: { send: send as never }, children: <Going /> });
  await user.click(screen.getByRole('button', { name: 'Ver resultados' }));
  expect(await screen.findByText('Capa')).toBeVisible();
  // The column is the price before the run, which is not today's.
  expect(screen.getByRole('columnheader', { name: 'Preço anterior' })).toBeVisible();
  told = ['Capa', 'Bota'];
  act(() => goOn(aRun({ finishedAt: null, done: 2 })));
  expect(await screen.findByText('Bota')).toBeVisible();
});
