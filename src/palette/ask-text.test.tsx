import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { ship } from '#commands/order/ship.ts';
import { subjectOf } from '#commands/subject.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { answer, answerWhich, askedField, startPhrase } from './ask-answers.ts';
import { AskText } from './ask-text.tsx';

test('what may be the carrier of a phrase stands in its question, to be confirmed', () => {
  const base = anOrder();
  const begun = startPhrase({ command: ship, which: base.externalId, answers: {}, said: {}, hints: { carrier: 'jadlog' } });
  const target = { subject: subjectOf('order', base), label: base.externalId, base };
  const ask = answer(answerWhich(begun, { target, prefill: ship.prefillFrom(base) }), '');
  const field = askedField(ask);
  if (field?.kind !== 'text') throw new Error('A text was expected');
  const nothing = () => undefined;
  render(
    <LocaleProvider locale="br">
      <AskText ask={ask} field={field} onAnswer={nothing} onChange={nothing} onBack={nothing} onClose={nothing} />
    </LocaleProvider>,
  );
  expect(ask.answers).not.toHaveProperty('carrier');
  expect(screen.getByRole('combobox', { name: /^Transportadora/u })).toHaveValue('jadlog');
});
