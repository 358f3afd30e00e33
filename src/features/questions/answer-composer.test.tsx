import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aQuestion } from '#commands/question/question-fixture.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { AnswerComposer } from './answer-composer.tsx';

const box = () => screen.getByRole('textbox', { name: /^Resposta/u });
const nothing = () => {};

test('an answer that the marketplace refused stands in its box, under what it said', async () => {
  const returned = { text: 'Me liga no zap', reason: 'Contatos não são aceitos.' };
  await renderConsole({ children: <AnswerComposer base={aQuestion()} returned={returned} onWrite={nothing} onLeave={nothing} /> });
  expect(box()).toHaveValue('Me liga no zap');
  expect(screen.getByText('O Mercado Livre recusou esta resposta: Contatos não são aceitos.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Enviar/u })).toBeEnabled();
});

test('a question nobody has answered has an empty box and nothing above it', async () => {
  await renderConsole({ children: <AnswerComposer base={aQuestion()} returned={null} onWrite={nothing} onLeave={nothing} /> });
  expect(box()).toHaveValue('');
  expect(screen.queryByText(/recusou/u)).not.toBeInTheDocument();
});
