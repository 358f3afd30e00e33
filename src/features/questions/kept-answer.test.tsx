import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aQuestion } from '#commands/question/question-fixture.ts';
import type { Question } from '#contract/question.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { QuestionDetail } from './question-detail.tsx';

const refused: Question = {
  ...aQuestion(),
  listing: { sku: 'C1', status: 'active', price: 1000 },
  earlier: [],
  returned: { text: 'Me liga no zap', reason: 'Contatos não são aceitos.' },
};
const send = (async ({ name }: { readonly name: string }) =>
  ok(name === 'getQuestion' ? refused : { items: [], total: 0 })) as unknown as Api['send'];
const nothing = () => {};

const Page = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  return <QuestionDetail questionId="q1" row={aQuestion()} headingRef={heading} onBack={nothing} onWrite={nothing} onOnlyListing={null} />;
};

test('while the correction of a refused answer is on its way nothing is said of the refused one', async () => {
  const { user, intents } = await renderConsole({ actor: { role: 'seller' }, api: { send }, children: <Page /> });
  await screen.findByText('O Mercado Livre recusou esta resposta: Contatos não são aceitos.');
  const box = screen.getByRole('textbox', { name: /^Resposta/u });
  await user.clear(box);
  await user.type(box, 'Respondo por aqui');
  await user.click(screen.getByRole('button', { name: /^Enviar/u }));
  expect(intents()).toMatchObject([{ command: 'question.answer', args: { text: 'Respondo por aqui' } }]);
  expect(screen.queryByText(/A resposta não chegou/u)).not.toBeInTheDocument();
  expect(screen.queryByText('Me liga no zap')).not.toBeInTheDocument();
});
