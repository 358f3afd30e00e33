import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { CommandButton } from './command-button.tsx';
import { useTargets } from './context.tsx';
import { renderConsole } from './palette-fixture.tsx';

const targets = [{ subject: 'order:o1', label: '2000012', base: anOrder({ status: 'shipped' }) }] as const;
const Page = () => {
  useTargets('page', targets);
  return <CommandButton name="order.addReturn" />;
};

test('an amount is said as it was read, beside the questions and in the line that is confirmed', async () => {
  const { user } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  await user.click(screen.getByRole('button', { name: 'Adicionar devolução' }));
  await user.type(await screen.findByRole('combobox'), 'PN1{Enter}');
  await user.keyboard('12345{Enter}');
  expect(await screen.findByRole('button', { name: 'R$ 12.345,00' })).toBeInTheDocument();
  await user.keyboard('05/11/2026{Enter}20/11/2026{Enter}{Enter}');
  expect(await screen.findByRole('region', { name: /^Adicionar devolução de R\$ 12\.345,00 e cancelar/u })).toBeInTheDocument();
});
