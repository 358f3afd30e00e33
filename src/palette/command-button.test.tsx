import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { CommandButton } from './command-button.tsx';
import { useScope } from './context.tsx';
import { renderConsole } from './palette-fixture.tsx';

const OnOrderPage = ({ children }: { readonly children: ReactNode }) => {
  useScope('order');
  return children;
};

test('a button says the key that does the same, beside its name', async () => {
  await renderConsole({
    actor: { role: 'superuser' },
    children: (
      <OnOrderPage>
        <CommandButton name="order.openHistory" />
      </OnOrderPage>
    ),
  });
  const button = screen.getByRole('button', { name: 'Abrir histórico' });
  expect(button).toHaveTextContent(/H$/u);
  expect(button).toHaveAttribute('aria-keyshortcuts', 'H');
});

test('it says none where the key is another screen’s', async () => {
  await renderConsole({ actor: { role: 'superuser' }, children: <CommandButton name="order.openHistory" /> });
  expect(screen.getByRole('button', { name: 'Abrir histórico' })).not.toHaveAttribute('aria-keyshortcuts');
});

test('it says none where it is about one row, and the key about what is open', async () => {
  const order = anOrder();
  await renderConsole({
    actor: { role: 'superuser' },
    children: (
      <OnOrderPage>
        <CommandButton name="order.cancel" targets={[{ subject: `order:${order._id}`, label: order.externalId, base: order }]} />
      </OnOrderPage>
    ),
  });
  const button = screen.getByRole('button', { name: 'Cancelar' });
  expect(button).not.toHaveAttribute('aria-keyshortcuts');
  expect(button).toHaveTextContent(/^Cancelar$/u);
});
