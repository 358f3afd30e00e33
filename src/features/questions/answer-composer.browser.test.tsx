import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aQuestion } from '#commands/question/question-fixture.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { AnswerComposer } from './answer-composer.tsx';

// In a real browser: jsdom focuses what is disabled.
afterEach(cleanup);

const nothing = (): void => undefined;

test('the button of an answer can be reached while nothing is written', async () => {
  const { intents } = await renderConsole({
    children: (
      <AnswerComposer base={aQuestion()} status="unanswered" returned={null} onWrite={nothing} onLeave={nothing} onGone={nothing} />
    ),
  });
  const button = screen.getByRole('button', { name: /^Enviar/u });
  button.focus();
  button.click();
  expect([document.activeElement, button.ariaDisabled]).toEqual([button, 'true']);
  expect(intents()).toEqual([]);
});
