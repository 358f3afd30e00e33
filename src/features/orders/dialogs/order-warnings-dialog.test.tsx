import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { refuseIntents } from '../../../../tests/support/refuse-intents.ts';
import { untilSaid } from '../../../../tests/support/until-said.ts';
import { OrderWarningsDialog } from './order-warnings-dialog.tsx';

const targets = [{ subject: 'order:o1', label: '2000012', base: anOrder() }] as const;
const Page = () => {
  const [isOpen, setOpen] = useState(true);
  useTargets('page', targets);
  return isOpen && <OrderWarningsDialog onClose={() => setOpen(false)} />;
};

test('warnings that could not be recorded stay in their dialog; once they are, it is gone', async () => {
  const { user, intents, workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  const { act } = workbench.ledger;
  refuseIntents(workbench.ledger);
  await user.type(screen.getByRole('textbox'), 'Cor trocada');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await untilSaid(/não há espaço/iu);
  expect([screen.getByRole('textbox'), intents()]).toEqual([expect.objectContaining({ value: 'Cor trocada' }), []]);
  Object.assign(workbench.ledger, { act });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(intents()).toMatchObject([{ command: 'order.addNote', args: { note: 'Avisos: Cor trocada' } }]);
});
