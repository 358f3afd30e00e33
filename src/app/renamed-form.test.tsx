import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ProfileScreen } from '#features/settings/profile-screen.tsx';
import { ok } from '#lib/result.ts';
import { undo } from '#outbox/undo.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { DraftStoreProvider } from '#ui/form/drafts.ts';
import { createFormDrafts } from './form-drafts.ts';

const profile = {
  _id: 'u1',
  name: 'Ana Paula',
  nickname: null,
  mail: 'ana@loja.com.br',
  company: null,
  role: 'reviewer',
  openSessions: [],
};
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const Drafts = ({ children }: { readonly children: ReactNode }) => {
  const { ledger } = useWorkbench();
  const [drafts] = useState(() => createFormDrafts(ledger));
  return <DraftStoreProvider value={drafts}>{children}</DraftStoreProvider>;
};

test('a saved name leaves the hands in its form, and taken back it stands there to be corrected', async () => {
  const { user, workbench, intents } = await renderConsole({
    api: { send: (async ({ name }: { readonly name: string }) => ok(name === 'getProfile' ? profile : [])) as never },
    wrapper: Drafts,
    children: (
      <RouterContextProvider router={router}>
        <ProfileScreen password={null} />
      </RouterContextProvider>
    ),
  });
  const nickname = (): HTMLElement => screen.getByRole('textbox', { name: 'Apelido' });
  await screen.findByRole('textbox', { name: 'Apelido' });
  await user.type(nickname(), 'Aninha{Enter}');
  await waitFor(() => expect(intents()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('form', { name: 'Mudar meu nome' })).toHaveAttribute('aria-busy', 'false'));
  expect(nickname()).toHaveFocus();
  expect(nickname()).toHaveValue('Aninha');
  await undo(workbench, intents()[0]?.id ?? '');
  await screen.findByRole('button', { name: 'Descartar' });
  expect(nickname()).toHaveValue('Aninha');
});
