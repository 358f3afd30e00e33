import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

const open = async (changes: Partial<ReportRow>): Promise<void> => {
  const send = (async () => ok({ ...aReport, ...changes })) as unknown as Api['send'];
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ReportPage reportId={aReport._id} /> }),
    history: createMemoryHistory({ initialEntries: [`/report/${aReport._id}`] }),
  });
  await renderConsole({ actor: { role: 'superuser' }, api: { send }, children: <RouterProvider router={router as never} /> });
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
