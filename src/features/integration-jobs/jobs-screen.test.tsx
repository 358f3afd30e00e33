import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IntegrationJob } from '#contract/integration-job.ts';
import { translateIn } from '#locale/translate.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { jobColumns } from './job-columns.tsx';

const rows = [
  { _id: 'j1', subject: 'listing:MLB1', name: 'Capa de chuva' },
  { _id: 'j2', subject: 'order:2', name: 'Venda 2' },
  { _id: 'j3', subject: 'mediation:2', name: 'Mediação 2' },
  { _id: 'j4', subject: 'question:q3', name: 'Pergunta 3' },
] as unknown as readonly IntegrationJob[];

test('what is sent leads to what it is about: a listing, a sale, a mediation, a question', async () => {
  const [about] = jobColumns(translateIn('br'), { companies: [], accounts: [] }, true, (job) => job);
  const Names = () => rows.map((row) => <p key={row._id}>{about?.cell?.(row)}</p>);
  const router = createRouter({ routeTree: createRootRoute({ component: Names }), history: createMemoryHistory() });
  await renderConsole({ children: <RouterProvider router={router as never} /> });
  await screen.findByRole('link', { name: 'Pergunta 3' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/publish/MLB1',
    '/detail/2',
    '/mediationdetail/2',
    '/message?question=q3',
  ]);
});

test('what failed is sent again from its line, but not what only keeps an answer that can not be sent', async () => {
  const action = jobColumns(translateIn('br'), { companies: [], accounts: [] }, true, (job) => job).find(({ id }) => id === 'action');
  const failed = { _id: 'j5', version: 2, subject: 'question:q5', name: 'Pergunta 5', status: 'failed', detail: null } as IntegrationJob;
  const keeping = { ...failed, _id: 'j6', name: 'Pergunta 6', detail: { answer: 'Serve sim!' } };
  await renderConsole({ actor: { role: 'seller' }, children: [failed, keeping].map((row) => <p key={row._id}>{action?.cell?.(row)}</p>) });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Pergunta 5')]);
});
