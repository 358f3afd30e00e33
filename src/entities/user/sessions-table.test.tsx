import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Target } from '#commands/command.ts';
import type { OpenSession, User } from '#contract/user.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { SessionsTable } from './sessions-table.tsx';

const at = '2026-11-21T12:00:00.000Z';
const elsewhere: OpenSession = {
  _id: '0c0ffee0-0000-4000-8000-000000000001',
  device: 'Firefox',
  address: '10.0.0.1',
  startedAt: at,
  seenAt: at,
  isThis: false,
};
const ana = { _id: 'ana', version: 1, name: 'Ana', openSessions: [elsewhere], sessions: 1 } as unknown as User;
const targets: readonly Target[] = [{ subject: 'user:ana', label: 'Ana', base: ana }];

test('one session is ended after the line that says that nothing brings it back, as all of them are', async () => {
  const { user, intents } = await renderConsole({
    actor: { role: 'superuser' },
    children: <SessionsTable command="user.revokeSessions" sessions={[elsewhere]} targets={targets} />,
  });
  await user.click(screen.getByRole('button', { name: /^Encerrar a sessão de Firefox/u }));
  const review = await screen.findByRole('region', { name: /^Encerrar esta sessão de Ana\? Não pode ser desfeito/u });
  expect(intents()).toEqual([]);
  await user.click(within(review).getByRole('button', { name: 'Encerrar sessões' }));
  await waitFor(() =>
    expect(intents()).toMatchObject([{ command: 'user.revokeSessions', args: { _id: 'ana', sessionId: elsewhere._id } }]),
  );
});
