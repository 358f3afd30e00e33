import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addReturn } from '#commands/order/add-return.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { useCommands } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { holdLedger } from '../../../../tests/support/hold-ledger.ts';
import { refuseIntents } from '../../../../tests/support/refuse-intents.ts';
import { ReturnDialog } from './return-dialog.tsx';

const targets = [{ subject: 'order:o1', label: '2000012', base: anOrder({ status: 'delivered' }) }] as const;
const Page = () => {
  const { palette } = useCommands();
  return (
    <button type="button" onClick={() => palette.open({ kind: 'form', command: addReturn, targets, form: ReturnDialog })}>
      {'devolve'}
    </button>
  );
};
const fields = [
  ['Código de rastreio', 'BR123'],
  ['Valor da devolução', '12,00'],
  ['De', '01/11/2026'],
  ['Até', '02/11/2026'],
] as const;
const box = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}(?!\\p{L})`, 'u') });
const standing = () => Promise.all(fields.map(async ([label]) => ((await box(label)) as HTMLInputElement).value));

const fillIn = async () => {
  const opened = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  await opened.user.click(screen.getByRole('button', { name: 'devolve' }));
  for (const [label, typed] of fields) await opened.user.type(await box(label), typed);
  return opened;
};

test('a return that could not be recorded stands in its dialog again, as it was typed', async () => {
  const { user, workbench, intents } = await fillIn();
  const before = await standing();
  refuseIntents(workbench.ledger);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/não há espaço/iu)).toBeInTheDocument();
  expect(await standing()).toEqual(before);
  expect(intents()).toEqual([]);
});

test('once it is recorded the dialog is gone, and the next begins blank', async () => {
  const { user, intents } = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(intents()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'devolve' }));
  expect(await standing()).toEqual(['', '', '', '']);
});

test('opened again while the first is being recorded it begins blank: one return is not asked for twice', async () => {
  const { user, intents, workbench } = await fillIn();
  const letGo = holdLedger(workbench.ledger);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await user.click(screen.getByRole('button', { name: 'devolve' }));
  expect(await standing()).toEqual(['', '', '', '']);
  letGo();
  await waitFor(() => expect(intents()).toHaveLength(1));
  expect(await standing()).toEqual(['', '', '', '']);
});

test('more than the buyer paid is asked about once, and stays to be corrected', async () => {
  const { user, intents } = await fillIn();
  const amount = await box('Valor da devolução');
  const type = async (typed: string) => {
    await user.clear(amount);
    await user.type(amount, typed);
  };
  await type('1.200,00');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const question = await screen.findByText(/o comprador pagou .*145,80/u);
  expect(question.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Pedido 2000012: o comprador pagou R$ 145,80, e a devolução é de R$ 1.200,00.',
  );
  await user.click(screen.getByRole('button', { name: 'Corrigir' }));
  expect(intents()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await user.click(await screen.findByRole('button', { name: 'Devolver mais do que foi pago' }));
  await waitFor(() => expect(intents()).toHaveLength(1));
});

test('as much as the buyer paid is asked about by nobody', async () => {
  const { user, intents } = await fillIn();
  const amount = await box('Valor da devolução');
  await user.clear(amount);
  await user.type(amount, '145,80');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(intents()).toHaveLength(1));
});
