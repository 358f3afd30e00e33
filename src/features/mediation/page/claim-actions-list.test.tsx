import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClaim } from '#commands/mediation/mediation-fixture.ts';
import type { Claim, MediationStatus } from '#contract/mediation.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ClaimActions } from './claim-actions-list.tsx';

const action = (name: string): Claim['actions'][number] => ({ action: name, mandatory: false, dueAt: null });
const show = async (actions: readonly string[], status: MediationStatus = 'open'): Promise<void> => {
  const claim = aClaim({ actions: actions.map(action) });
  await renderConsole({ children: <ClaimActions claim={claim} status={status} externalId="2000012" /> });
};

test('what is not done here says where it is, and leads there', async () => {
  await show(['send_message_to_complainant', 'refund']);
  expect(screen.getByRole('link', { name: 'abrir a venda' })).toHaveAttribute(
    'href',
    'https://www.mercadolivre.com.br/vendas/2000012/detalhe',
  );
});

test('messages are written here: where nothing else is allowed, nobody is sent away', async () => {
  await show(['send_message_to_complainant']);
  expect(screen.queryByRole('link', { name: 'abrir a venda' })).toBeNull();
});

test('of a claim that is closed nothing is done anywhere', async () => {
  await show(['refund'], 'closed');
  expect(screen.queryByRole('link', { name: 'abrir a venda' })).toBeNull();
});
