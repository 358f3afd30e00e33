import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { ReportRow } from '#contract/report.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ReportPage } from './report-page.tsx';

const aReport: ReportRow = {
  _id: '0b7f4f0e-7c39-4d8e-9a2e-000000000001',
  version: 4,
  name: '01/11/2026 – 30/11/2026',
  kind: 'sales',
  from: '2026-11-01',
  to: '2026-11-30',
  sellerId: null,
  marketPlaceId: null,
  sellerName: null,
  marketPlaceName: null,
  status: 'done',
  failure: null,
  done: 0,
  total: 0,
  lines: 0,
  parts: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  finishedAt: '2026-11-20T12:05:00.000Z',
};

const open = async (changes: Partial<ReportRow>) => {
  const lists: Readonly<Record<string, unknown>> = { getReportLines: { kind: 'sales', lines: [] }, listSellers: [], listMarketPlaces: [] };
  const send = (async ({ name }: { readonly name: string }) => ok(lists[name] ?? { ...aReport, ...changes })) as unknown as Api['send'];
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ReportPage reportId={aReport._id} /> }),
    history: createMemoryHistory({ initialEntries: [`/report/${aReport._id}`] }),
  });
  return renderConsole({ actor: { role: 'superuser' }, api: { send }, children: <RouterProvider router={router as never} /> });
};

test('a report that is done says nothing of a failure', async () => {
  await open({});
  expect(await screen.findByText('Pronto')).toBeInTheDocument();
  expect(screen.queryByText(/servidor/u)).toBeNull();
});

test.each([
  ['error', 'O servidor tentou cinco vezes e houve erro em todas. Gere o relatório de novo.'],
  ['timeout', 'O servidor tentou cinco vezes e o tempo acabou antes do fim. Gere o relatório de novo com menos dias.'],
  ['interrupted', 'O servidor foi interrompido em todas as tentativas. Gere o relatório de novo.'],
] as const)('a report that failed by %s says why, and offers to be made again', async (failure, sentence) => {
  await open({ status: 'failed', failure });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Gerar de novo' })).toBeEnabled();
});

test.each([
  ['failed', 'Falhou antes do fim: só as linhas escritas até então.', 'Vendas 2026-11-01 2026-11-30 (parcial).csv'],
  ['cancelled', 'Cancelado antes do fim: só as linhas escritas até então.', 'Vendas 2026-11-01 2026-11-30 (parcial).csv'],
  ['done', null, 'Vendas 2026-11-01 2026-11-30.csv'],
] as const)('a report that is %s says beside its lines and in its file’s name whether they are all', async (status, sentence, fileName) => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  onTestFinished(() => click.mockRestore());
  const { user } = await open({ status, lines: 12, parts: 1, failure: status === 'failed' ? 'error' : null });
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  await vi.waitFor(() => expect(saved).toEqual([fileName]));
  expect(screen.queryByText(/só as linhas escritas até então/u)?.textContent ?? null).toBe(sentence);
});

test('while a cancellation is under way there is no file of lines as they were before it', async () => {
  const { user } = await open({ status: 'running', lines: 12, parts: 1 });
  await user.click(await screen.findByRole('button', { name: 'Cancelar relatório' }));
  expect(await screen.findByText('Cancelado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
});

test.each([
  ['sales', 'O período conta pela data da venda.'],
  ['returns', 'O período conta pela data da venda, não da devolução.'],
  ['throughput', 'O período conta pela data da decisão.'],
] as const)('a report of %s, and the form that asks for it, say which date its period is of', async (kind, sentence) => {
  const { user } = await open({ kind });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Gerar de novo' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('combobox', { name: /Relatório/u })).toHaveAccessibleDescription(sentence);
});

test.each([
  ['done', 1],
  ['failed', 0],
  ['cancelled', 0],
] as const)('that its period has no line is said of a report that is %s %i times', async (status, times) => {
  await open({ status });
  await screen.findByRole('button', { name: 'Gerar de novo' });
  expect(screen.queryAllByText('Nenhuma linha neste período')).toHaveLength(times);
});
