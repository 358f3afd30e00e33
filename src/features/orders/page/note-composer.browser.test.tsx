import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anOrder } from '#commands/order/order-fixture.ts';
import { useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { NoteComposer } from './note-composer.tsx';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

const order = anOrder();
const targets = [{ subject: 'order:o1', label: '2000012', base: order }] as const;
const Page = () => {
  useTargets('page', targets);
  return <NoteComposer order={order} />;
};

test('the button that sent a note keeps the focus, and sends nothing twice', async () => {
  const { intents } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  await userEvent.fill(screen.getByRole('textbox'), 'Ligar amanhã');
  const button = screen.getByRole('button', { name: 'Responder' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(intents()).toHaveLength(1);
});
