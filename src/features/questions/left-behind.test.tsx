import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aQuestion } from '#commands/question/question-fixture.ts';
import { returnDraftFact } from '#commands/returned-draft.ts';
import { subjectOf } from '#commands/subject.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { QuestionDetail } from './question-detail.tsx';

const { kept, store } = memoryDrafts();
beforeEach(() => kept.clear());

const open = aQuestion();
const by = { id: 'u9', name: 'Beto' };
const answered = aQuestion({ version: 2, status: 'answered', answer: { text: 'Serve.', at: '2026-11-21T12:00:00.000Z', by } });
const box = () => screen.getByRole('textbox', { name: /^Resposta/u });
const nothing = () => {};

/** The whole question is never answered: what is known of it is its row. */
const api: Partial<Api> = {
  send: (({ name }: { readonly name: string }) =>
    name === 'getQuestion' ? new Promise(() => undefined) : Promise.resolve(ok({ items: [] }))) as Api['send'],
};

const openQuestion = async (first = open) => {
  const colleague = new EventTarget();
  const Page = () => {
    const [row, setRow] = useState(first);
    useEffect(() => colleague.addEventListener('answered', () => setRow(answered)), []);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <DraftStoreProvider value={store}>
        <QuestionDetail questionId="q1" row={row} headingRef={heading} onBack={nothing} onWrite={nothing} onOnlyListing={null} />
      </DraftStoreProvider>
    );
  };
  const { user, workbench } = await renderConsole({ actor: { role: 'seller' }, api, children: <Page /> });
  return { user, workbench, answerElsewhere: () => act(async () => void colleague.dispatchEvent(new Event('answered'))) };
};
const heading = () => screen.getByRole('heading', { name: 'JOANA.C' });

test('what is being written when a colleague answers stays, takes no more, is copied and thrown away', async () => {
  const { user, answerElsewhere } = await openQuestion();
  await user.type(box(), 'Serve sim');
  await answerElsewhere();
  expect(box()).toHaveFocus();
  await user.keyboard(' e mais');
  expect(box()).toHaveValue('Serve sim');
  expect(screen.getByText('O que foi escrito aqui não foi enviado.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Enviar/u })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copiar o que foi escrito' }));
  expect(await navigator.clipboard.readText()).toBe('Serve sim');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
  expect(kept.size).toBe(0);
});

test('an empty box that goes leaves the focus on the question', async () => {
  const { user, answerElsewhere } = await openQuestion();
  await user.click(box());
  await answerElsewhere();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test('an answer that is taken back while somebody else answered is read there', async () => {
  const { workbench, answerElsewhere } = await openQuestion();
  await answerElsewhere();
  await act(() =>
    workbench.ledger.act(({ drafts }) =>
      ok([returnDraftFact(drafts.formsByName, subjectOf('question', open), { text: 'Tarde demais', files: [], filesOwner: null })]),
    ),
  );
  await waitFor(() => expect(box()).toHaveValue('Tarde demais'));
  expect(screen.getByText('O que foi escrito aqui não foi enviado.')).toBeInTheDocument();
});

test('what is the answer by now was not left behind: another tab has sent it', async () => {
  const { user, answerElsewhere } = await openQuestion();
  await user.type(box(), 'Serve. ');
  await answerElsewhere();
  expect(screen.queryByText('O que foi escrito aqui não foi enviado.')).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
  expect(kept.size).toBe(0);
});

test('a draft that is the answer by now is gone without a word', async () => {
  kept.set('question-answer:q1', { values: { text: 'Serve.' }, base: JSON.stringify({ text: '' }) });
  await openQuestion(answered);
  await waitFor(() => expect(kept.size).toBe(0));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([/^Enviar/u, /^Respostas prontas/u])('with the keys on %s they stay on what was being written', async (name) => {
  const { user, answerElsewhere } = await openQuestion();
  await user.type(box(), 'Serve sim');
  act(() => screen.getByRole('button', { name }).focus());
  await answerElsewhere();
  expect(box()).toHaveFocus();
});

test('a box that goes while the window is in the background leaves the focus on the question', async () => {
  const { user, answerElsewhere } = await openQuestion();
  await user.click(box());
  // A window that is left tells of a blur, and its document keeps the element.
  fireEvent.focusOut(box());
  expect(box()).toHaveFocus();
  await answerElsewhere();
  expect(heading()).toHaveFocus();
});
