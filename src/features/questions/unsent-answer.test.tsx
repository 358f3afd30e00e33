import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { integrationJobs } from '#api/integrations.ts';
import type { IntegrationJob } from '#contract/integration-job.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { KeptAnswer } from './kept-answer.tsx';
import { UnsentAnswer } from './unsent-answer.tsx';
import { useUnsentAnswers } from './use-unsent-answers.ts';

const aJob = (changes: Partial<IntegrationJob>): IntegrationJob => ({
  _id: 'j1',
  version: 3,
  kind: 'answerQuestion',
  subject: 'question:q1',
  name: 'Pergunta q1',
  status: 'failed',
  sellerId: 's1',
  sellerName: 'Casa Clara',
  accountId: 'a1',
  accountName: 'Casa Clara',
  attempts: 5,
  errorCode: 'away',
  error: null,
  heldReason: null,
  isUncertain: false,
  deferredSince: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  nextAt: null,
  endedAt: '2026-11-20T12:30:00.000Z',
  ...changes,
});

const open = (changes: Partial<IntegrationJob> = {}) =>
  renderConsole({
    actor: { role: 'seller' },
    api: {
      send: (async () => ok({ items: [aJob(changes)], total: 1, page: 1, pages: 1, limit: 1, next: null })) as unknown as Api['send'],
    },
    children: <UnsentAnswer subject="question:q1" />,
  });

test('an answer that was given up says so at its question, and is sent again from there', async () => {
  const { user, intents } = await open();
  await screen.findByText('A resposta não chegou ao Mercado Livre: O marketplace não atendeu');
  await user.click(screen.getByRole('button', { name: 'Repetir envio' }));
  expect(intents()).toMatchObject([{ command: 'job.retry', subject: 'job:j1' }]);
  expect(screen.queryByText(/não chegou/u)).toBeNull();
});

test('one that a person discarded is told quietly, and may be sent all the same', async () => {
  await open({ status: 'discarded', errorCode: 'discarded', error: 'Descartado: não foi enviado' });
  const told = await screen.findByText(/Alguém descartou esta resposta/u);
  expect(told.closest('.notice')).not.toHaveAttribute('data-tone');
  expect(screen.getByRole('button', { name: 'Repetir envio' })).toBeInTheDocument();
});

test.each([
  [{ errorCode: 'unknown' }, 'Não se sabe se a resposta chegou ao Mercado Livre: será conferido antes de enviar de novo.'],
  [
    { status: 'discarded', errorCode: 'discarded', error: 'Descartado' },
    'Alguém descartou esta resposta, mas ela pode ter chegado: confira no Mercado Livre se o comprador a vê.',
  ],
] as const)('of an answer that may have arrived it is not said that it did not', async (changes, said) => {
  await open({ isUncertain: true, ...changes });
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByText(/não chegou|não foi enviada/u)).toBeNull();
});

test('an answer that is sent again is not marked as unsent once more until its list is asked for anew', async () => {
  const Marked = () => <p>{[...useUnsentAnswers({}).keys()].join(' ') || 'none'}</p>;
  // The list has it as it was; asked for by itself it goes.
  const send = (async (_line: unknown, { query }: { readonly query: { readonly ids?: string } }) =>
    ok({
      items: [query.ids === undefined ? aJob({}) : aJob({ version: 4, status: 'waiting' })],
      total: 1,
      page: 1,
      pages: 1,
      limit: 1,
      next: null,
    })) as unknown as Api['send'];
  const { workbench } = await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <Marked /> });
  await screen.findByText('question:q1');
  await act(async () => void (await integrationJobs.refetch(workbench.queryClient, workbench.api, 'j1')));
  expect(screen.getByText('none')).toBeInTheDocument();
});

test('of an answer that somebody gave there only the text of ours is kept: nothing is sent again', async () => {
  const job = { errorCode: 'answered_elsewhere', error: 'A pergunta já foi respondida fora do Balcão: "Não."' };
  await open(job);
  expect(screen.queryByRole('button', { name: 'Repetir envio' })).toBeNull();
  await renderConsole({ children: <KeptAnswer status="answered" kept={{ text: 'Serve sim!', reason: job.error }} /> });
  expect(screen.getByText('Serve sim!')).toBeInTheDocument();
  expect(screen.getByText(`A resposta não chegou ao Mercado Livre: ${job.error}`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Copiar a resposta/u })).toBeInTheDocument();
});

test('an answer that is held is marked too, beside those that were given up', async () => {
  const Marked = () => (
    <p>
      {[...useUnsentAnswers({})]
        .map(([subject, { status }]) => `${subject} ${status}`)
        .toSorted()
        .join(', ') || 'none'}
    </p>
  );
  const held = aJob({ _id: 'j2', subject: 'question:q2', status: 'held', heldReason: 'reauthorize', errorCode: null, endedAt: null });
  const send = (async (_line: unknown, { query }: { readonly query: { readonly status?: unknown } }) => {
    const items = String(query.status) === 'held' ? [held] : [aJob({})];
    return ok({ items, total: 1, page: 1, pages: 1, limit: 1, next: null });
  }) as unknown as Api['send'];
  await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <Marked /> });
  expect(await screen.findByText('question:q1 failed, question:q2 held')).toBeInTheDocument();
});
