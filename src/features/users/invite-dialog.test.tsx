import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { InviteDialog } from './invite-dialog.tsx';

test('whoever invites a seller is told what somebody without a company sees, until one is chosen', async () => {
  const companies = [{ _id: 'e1', name: 'Casa Clara' }];
  const { user } = await renderConsole({
    actor: { role: 'superuser' },
    api: { send: (async () => ok(companies)) as unknown as Api['send'] },
    children: <InviteDialog onClose={() => undefined} onInvited={() => undefined} />,
  });
  expect(screen.getByText(/Sem empresa, a pessoa não vê nada/u)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Empresa' }));
  await user.click(await screen.findByText('Casa Clara'));
  expect(screen.queryByText(/Sem empresa, a pessoa/u)).toBeNull();
});
