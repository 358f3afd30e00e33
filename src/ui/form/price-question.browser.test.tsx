import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { usePriceQuestion, type PriceChange } from './price-question.tsx';

afterEach(cleanup);

const Asking = ({ changes }: { readonly changes: readonly PriceChange[] }) => {
  const { isMeant, dialog } = usePriceQuestion();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ask = async (): Promise<void> => {
    const answer = await isMeant(changes);
    setAnswers((before) => [...before, answer ? 'salva' : 'volta']);
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Salvar!
      </button>
      <output>{answers.join(' ')}</output>
      {dialog}
    </>
  );
};

const open = (...changes: readonly Omit<PriceChange, 'of'>[]) => {
  render(
    <LocaleProvider locale="br">
      <Asking changes={changes.map((change, at) => ({ of: `SKU ${at + 1}`, ...change }))} />
    </LocaleProvider>,
  );
  return { user: userEvent.setup(), save: () => screen.getByRole('button', { name: 'Salvar!', hidden: true }) };
};
const answers = () => screen.getByRole('status', { hidden: true });
const question = () => screen.queryByRole('dialog', { name: 'É este o preço?' });

test.each([
  { before: 6500, after: 3250 },
  { before: 6500, after: 13_000 },
  { before: 6500, after: 6500 },
  { before: null, after: 65 },
  { before: 0, after: 6500 },
  { before: 6500, after: null },
])('from $before to $after cents nothing is asked', async (change) => {
  const { user, save } = open(change);
  await user.click(save());
  await waitFor(() => expect(answers()).toHaveTextContent('salva'));
  expect(question()).toBeNull();
});

test.each([
  { before: 6500, after: 65, told: 'SKU 1: de R$ 65,00 para R$ 0,65' },
  { before: 6500, after: 13_001, told: 'SKU 1: de R$ 65,00 para R$ 130,01' },
])('a price that goes to $after from $before is asked about once, and said both ways', async ({ told, ...change }) => {
  const { user, save } = open(change);
  await user.click(save());
  await screen.findByText(told);
  expect(answers()).toHaveTextContent('');
  await user.click(screen.getByRole('button', { name: 'Salvar este preço' }));
  await waitFor(() => expect(answers()).toHaveTextContent('salva'));
  await waitFor(() => expect(question()).toBeNull());
  await user.click(save());
  await waitFor(() => expect(answers()).toHaveTextContent('salva salva'));
});

test('who wants to correct it saves nothing, and is asked again', async () => {
  const { user, save } = open({ before: 6500, after: 65 }, { before: 1000, after: 1100 });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Corrigir' }));
  await waitFor(() => expect(answers()).toHaveTextContent('volta'));
  await user.click(save());
  await screen.findByText('SKU 1: de R$ 65,00 para R$ 0,65');
  expect(screen.queryByText(/SKU 2/u)).toBeNull();
  act(() => screen.getByRole('button', { name: 'Corrigir' }).click());
  await waitFor(() => expect(answers()).toHaveTextContent('volta volta'));
});
