import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aQuestion } from '#commands/question/question-fixture.ts';
import { returnDraftFact } from '#commands/returned-draft.ts';
import { subjectOf } from '#commands/subject.ts';
import type { QuestionStatus } from '#contract/question.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { AnswerComposer } from './answer-composer.tsx';

const box = () => screen.getByRole('textbox', { name: /^Resposta/u });
const nothing = () => {};
const { kept, store } = memoryDrafts();
afterEach(() => kept.clear());

test('an answer that the marketplace refused stands in its box, under what it said', async () => {
  const returned = { text: 'Me liga no zap', reason: 'Contatos não são aceitos.' };
  await renderConsole({
    children: (
      <AnswerComposer base={aQuestion()} status="unanswered" returned={returned} onWrite={nothing} onLeave={nothing} onGone={nothing} />
    ),
  });
  expect(box()).toHaveValue('Me liga no zap');
  expect(screen.getByText('O Mercado Livre recusou esta resposta: Contatos não são aceitos.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Enviar/u })).not.toHaveAttribute('aria-disabled');
});

const opened = async (returned: string) => {
  const base = aQuestion();
  const { workbench, user } = await renderConsole({
    children: (
      <AnswerComposer
        base={base}
        status="unanswered"
        returned={{ text: returned, reason: null }}
        onWrite={nothing}
        onLeave={nothing}
        onGone={nothing}
      />
    ),
  });
  const giveBack = (text: string) =>
    act(() =>
      workbench.ledger.act(({ drafts }) =>
        ok([returnDraftFact(drafts.formsByName, subjectOf('question', base), { text, files: [], filesOwner: null })]),
      ),
    );
  return { giveBack, user };
};

test('a corrected answer that is taken back stands in the place of the refused one, and not behind it', async () => {
  const { giveBack } = await opened('Me liga no zap');
  await giveBack('Respondo por aqui');
  await waitFor(() => expect(box()).toHaveValue('Respondo por aqui'));
});

test('what somebody made of the refused answer meanwhile stays in front of what is taken back', async () => {
  const { giveBack, user } = await opened('Me liga no zap');
  await user.type(box(), '?');
  await giveBack('Respondo por aqui');
  await waitFor(() => expect(box()).toHaveValue('Me liga no zap?\nRespondo por aqui'));
});

test('a question nobody has answered has an empty box and nothing above it', async () => {
  await renderConsole({
    children: (
      <AnswerComposer base={aQuestion()} status="unanswered" returned={null} onWrite={nothing} onLeave={nothing} onGone={nothing} />
    ),
  });
  expect(box()).toHaveValue('');
  expect(screen.queryByText(/recusou/u)).not.toBeInTheDocument();
});

const openKept = (returned: string) =>
  renderConsole({
    children: (
      <DraftStoreProvider value={store}>
        <AnswerComposer
          base={aQuestion()}
          status="unanswered"
          returned={{ text: returned, reason: null }}
          onWrite={nothing}
          onLeave={nothing}
          onGone={nothing}
        />
      </DraftStoreProvider>
    ),
  });

test('opening a refused answer makes no draft of it: a later refusal shows its own text', async () => {
  const first = await openKept('Me liga no zap');
  expect(box()).toHaveValue('Me liga no zap');
  // As a page that is left does.
  document.dispatchEvent(new Event('visibilitychange'));
  first.unmount();
  expect(kept.size).toBe(0);
  await openKept('Meu número é 11 99999-9999');
  expect(box()).toHaveValue('Meu número é 11 99999-9999');
  expect(screen.queryByText(/Rascunho recuperado/u)).not.toBeInTheDocument();
});

test('ready answers that went with an answer from elsewhere do not open by themselves once the question is open again', async () => {
  const there = new EventTarget();
  const Page = () => {
    const [status, setStatus] = useState<QuestionStatus>('unanswered');
    useEffect(() => {
      for (const each of ['answered', 'unanswered'] as const) there.addEventListener(each, () => setStatus(each));
    }, []);
    return (
      <AnswerComposer base={aQuestion({ status })} status={status} returned={null} onWrite={nothing} onLeave={nothing} onGone={nothing} />
    );
  };
  const { user } = await renderConsole({ api: { send: (async () => ok([])) as unknown as Api['send'] }, children: <Page /> });
  await user.click(screen.getByRole('button', { name: /^Respostas prontas/u }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  act(() => void there.dispatchEvent(new Event('answered')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void there.dispatchEvent(new Event('unanswered')));
  expect(box()).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
