import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenSession } from '#contract/user.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const at = '2026-11-21T12:00:00.000Z';
const sessionOn = (device: string, isThis = false): OpenSession => ({
  _id: `0c0ffee0-0000-4000-8000-${String(device.length).padStart(12, '0')}`,
  device,
  address: null,
  startedAt: at,
  seenAt: at,
  isThis,
});
const profile = {
  _id: 'u1',
  name: 'Ana Paula',
  nickname: null,
  mail: 'ana@loja.com.br',
  company: null,
  role: 'reviewer',
  openSessions: [sessionOn('Esta', true), sessionOn('Firefox'), sessionOn('Safari')],
};
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const openProfile = () =>
  renderConsole({
    api: { send: (async ({ name }: { readonly name: string }) => ok(name === 'getProfile' ? profile : [])) as never },
    children: (
      <RouterContextProvider router={router}>
        <h1 className="page-title" tabIndex={-1}>
          {'Perfil'}
        </h1>
        <ProfileScreen password={null} />
      </RouterContextProvider>
    ),
  });

const confirm = async (user: Awaited<ReturnType<typeof openProfile>>['user'], line: RegExp) => {
  const review = await screen.findByRole('region', { name: line });
  await user.click(within(review).getByRole('button', { name: /^Encerrar/u }));
};

test('whoever ends a session has the focus on the next one, and after the last on the title of the page', async () => {
  const { user } = await openProfile();
  const end = (device: string) => screen.findByRole('button', { name: new RegExp(`^Encerrar a sessão de ${device}`, 'u') });
  (await end('Firefox')).focus();
  await user.keyboard('{Enter}');
  await confirm(user, /^Encerrar/u);
  const other = await end('Safari');
  await waitFor(() => expect(other).toHaveFocus());
  await user.keyboard('{Enter}');
  await confirm(user, /^Encerrar/u);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Perfil', level: 1 })).toHaveFocus());
});

test('whoever ends all other sessions has the focus on the title of the page', async () => {
  const { user } = await openProfile();
  (await screen.findByRole('button', { name: 'Encerrar as outras' })).focus();
  await user.keyboard('{Enter}');
  await confirm(user, /^Encerrar/u);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Perfil', level: 1 })).toHaveFocus());
});
