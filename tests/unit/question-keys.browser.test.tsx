import { cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createApi } from '#api/create-api.ts';
import { aQuestion } from '#commands/question/question-fixture.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { QuestionsScreen } from '#features/questions/questions-screen.tsx';
import { CommandsProvider } from '#palette/commands-provider.tsx';
import { renderScreen } from '../support/render-screen.tsx';
import { workbenchOver } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

const items = ['q1', 'q2', 'q3'].map((_id) => aQuestion({ _id, buyerName: _id }));

const answer = (path: string): unknown => {
  if (path === '/v2/message') return { items, page: 1, pages: 1, limit: 100, total: items.length, next: null };
  const one = items.find(({ _id }) => path === `/v2/message/${_id}`);
  return one ? { ...one, listing: { sku: 'COD-1', status: 'active', price: 100 }, earlier: [] } : [];
};

const showQuestions = async () => {
  await page.viewport(1280, 900);
  const fetch: typeof globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://questions.test');
    return Promise.resolve(new Response(JSON.stringify(answer(pathname)), { headers: { 'content-type': 'application/json' } }));
  };
  const api = createApi({ baseUrl: 'http://questions.test/v2', token: () => 'token', onSessionEnded: () => undefined, fetch });
  const workbench = workbenchOver({ api }, { role: 'seller' });
  const Screen = () => {
    const [filter, change] = useState<QuestionFilter>({});
    const [openId, open] = useState<string | null>(null);
    return (
      <CommandsProvider navigate={() => undefined} links={[]}>
        <QuestionsScreen filter={filter} onFilterChange={change} openId={openId} onOpen={open} views={null} />
      </CommandsProvider>
    );
  };
  const screen = renderScreen(Screen, workbench);
  await screen.findByRole('heading', { name: 'q1' });
  return screen;
};

test('letters after the key of the filters skip no question: its statuses have the keys', async () => {
  const screen = await showQuestions();
  await userEvent.keyboard('f');
  await userEvent.keyboard('s');
  await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('checkbox', { name: 'Todos' })));
  expect(screen.getByRole('heading', { level: 2, name: 'q1' })).toBeTruthy();
  await userEvent.keyboard('{Tab} ');
  await screen.findByRole('button', { name: 'Situação: Sem resposta' });
  await userEvent.keyboard('{Escape}s');
  await screen.findByRole('heading', { name: 'q2' });
});
