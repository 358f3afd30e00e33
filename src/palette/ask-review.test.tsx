import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { commandNamed } from '#commands/registry.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Order } from '#contract/order.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { AskReview } from './ask-review.tsx';
import { startAsk } from './ask-answers.ts';

const command = commandNamed('order.fakeCancel');
const verb = 'Cancelamento fictício';
let now = 0;
afterEach(() => vi.restoreAllMocks());

test('of several, how many can not be taken back is said, and the button is as red as for one of them', () => {
  const cancel = commandNamed('order.cancel');
  if (cancel.kind !== 'intent') throw new Error('A decision was expected');
  const of = (base: Order) => ({ target: { subject: subjectOf('order', base), label: base._id, base }, prefill: cancel.prefillFrom(base) });
  const targets = [anOrder({ _id: 'a' }), anOrder({ _id: 'b', status: 'pending_cancelled', statusBefore: null })].map(of);
  const nothing = () => undefined;
  render(
    <LocaleProvider locale="br">
      <AskReview ask={startAsk(cancel, targets)} onAnswer={nothing} onChange={nothing} onBack={nothing} onClose={nothing} />
    </LocaleProvider>,
  );
  const question = screen.getByRole('region', { name: 'Cancelar 2 pedidos? Pode ser revertido depois' });
  expect(question).toHaveTextContent('Em 1 de 2, não pode ser desfeito.');
  expect(within(question).getByRole('button')).toHaveAttribute('data-accent-color', 'red');
});

/** The last step of a fictitious cancellation of so many orders, at 0 ms. */
const review = (count: number) => {
  if (command.kind !== 'intent') throw new Error('A decision was expected');
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const targets = Array.from({ length: count }, (_, at) => {
    const base = anOrder({ _id: `o${at}`, externalId: `20000${at}` });
    return { target: { subject: subjectOf('order', base), label: base.externalId, base }, prefill: command.prefillFrom(base) };
  });
  const onAnswer = vi.fn<() => void>();
  const view = render(
    <LocaleProvider locale="br">
      <AskReview
        ask={startAsk(command, targets)}
        onAnswer={onAnswer}
        onChange={() => undefined}
        onBack={() => undefined}
        onClose={() => undefined}
      />
    </LocaleProvider>,
  );
  const enterAt = (ms: number): void => {
    now = ms;
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  };
  return { onAnswer, enterAt, ...view };
};

test('what is confirmed names what it acts on, at most ten, and how many more', () => {
  review(12);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `20000${at}`),
    'e mais 2',
  ]);
});

test('one thing is named by the question itself, and the button says the verb', () => {
  const { onAnswer } = review(1);
  expect(screen.getByRole('region', { name: /200000/u })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: verb }));
  expect(onAnswer).toHaveBeenCalledOnce();
});

test('come to with Tab, the button is pressed by Enter as by Space', async () => {
  const { onAnswer } = review(1);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: verb });
  while (document.activeElement !== button) await user.tab();
  await user.keyboard('{Enter}');
  expect(onAnswer).toHaveBeenCalledTimes(1);
  await user.keyboard(' ');
  expect(onAnswer).toHaveBeenCalledTimes(2);
});

test('an Enter within 400 ms of the question or of the last Enter confirms nothing, however long somebody hammers on it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 399 }), { minLength: 1, maxLength: 12 }), (gaps) => {
      const { onAnswer, enterAt, unmount } = review(1);
      let at = 0;
      for (const gap of gaps) enterAt((at += gap));
      expect(onAnswer).not.toHaveBeenCalled();
      enterAt(at + 400);
      expect(onAnswer).toHaveBeenCalledOnce();
      unmount();
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test('under the button that confirms there is no empty foot', () => {
  review(1);
  expect(screen.getByRole('button', { name: verb })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
