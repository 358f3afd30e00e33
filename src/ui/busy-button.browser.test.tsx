import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Form } from './form/form.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { useZodForm } from './form/use-zod-form.ts';
import { ProblemState } from './problem-state.tsx';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

/** What takes as long as the test says, and counts how often it was asked for. */
const slow = () => {
  let finish = (): void => undefined;
  const ask = vi.fn<() => Promise<void>>(() => new Promise<void>((done) => (finish = done)));
  return { ask, finish: () => finish() };
};
type Slow = ReturnType<typeof slow>;

const RefusedForm = ({ ask }: Pick<Slow, 'ask'>) => {
  const form = useZodForm(z.object({}), { defaults: {} });
  const send = async () => {
    await ask();
    return { message: 'Agora não.', causes: [] };
  };
  return (
    <Form form={form} onSubmit={send}>
      <SubmitButton>{'Fazer'}</SubmitButton>
    </Form>
  );
};

const FailedQuestion = ({ ask }: Pick<Slow, 'ask'>) => {
  const fail = async (): Promise<void> => {
    await ask();
    throw new Error('not done');
  };
  return <ConfirmDialog open onOpenChange={() => undefined} title="t" question="q" confirm="Fazer" onConfirm={fail} />;
};

const UnkeptChoices = ({ ask }: Pick<Slow, 'ask'>) => {
  const refuse = async (): Promise<boolean> => {
    await ask();
    return false;
  };
  return <ChoicesDialog open onOpenChange={() => undefined} title="t" choices={[]} value={{ keys: [], others: 'x' }} onSave={refuse} />;
};

const FailedRetry = ({ ask }: Pick<Slow, 'ask'>) => {
  const [isRetrying, setRetrying] = useState(false);
  const retry = (): void => {
    setRetrying(true);
    void ask().then(() => setRetrying(false));
  };
  return <ProblemState title="t" isRetrying={isRetrying} onRetry={retry} />;
};

const swallow = (event: PromiseRejectionEvent): void => event.preventDefault();

test.each([
  { of: 'a form that is refused without a field', Part: RefusedForm, name: 'Fazer' },
  { of: 'a question whose deed fails', Part: FailedQuestion, name: 'Fazer' },
  { of: 'choices that are not kept', Part: UnkeptChoices, name: 'Salvar' },
  { of: 'a retry that fails', Part: FailedRetry, name: 'Tentar de novo' },
])('the button of $of keeps the focus, and does nothing twice meanwhile', async ({ Part, name }) => {
  addEventListener('unhandledrejection', swallow);
  const { ask, finish } = slow();
  render(
    <LocaleProvider locale="br">
      <Part ask={ask} />
    </LocaleProvider>,
  );
  const button = screen.getByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await waitFor(() => expect([document.activeElement?.textContent, button.ariaDisabled]).toEqual([button.textContent, 'true']));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  finish();
  await waitFor(() => expect([document.activeElement, button.ariaDisabled]).toEqual([button, null]));
  expect(ask).toHaveBeenCalledOnce();
  removeEventListener('unhandledrejection', swallow);
});
