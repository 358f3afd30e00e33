import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { ConnectCompany } from './connect-company.tsx';
import { ConnectRow } from './connect-row.tsx';

test('beside an account that can be connected the button for a new one is called otherwise', async () => {
  await renderConsole({
    actor: { role: 'seller' },
    children: (
      <>
        <ConnectCompany sellerId="s1" isAnother />
        <ConnectRow account={{ _id: 'c1', name: 'Casa Clara', connection: 'unconnected' }} />
      </>
    ),
  });
  const named = screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-label')]);
  expect(named).toEqual([
    ['Conectar outra conta', null],
    ['Conectar conta', 'Conectar conta: Casa Clara'],
  ]);
});

test('where it is the only one it is called as its command is', async () => {
  await renderConsole({ actor: { role: 'seller' }, children: <ConnectCompany sellerId="s1" /> });
  expect(screen.getByRole('button', { name: 'Conectar conta' })).toBeInTheDocument();
});

test('of a disconnecting that nobody answered it is said that nobody knows, and an address that leads nowhere is said too', async () => {
  const send = (async ({ name }: { readonly name: string }) =>
    name === 'beginConnecting' ? ok({ url: 'ftp://mercado.test/' }) : refuse({ type: 'Unreachable' })) as unknown as Api['send'];
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: { send },
    children: <ConnectRow account={{ _id: 'c1', name: 'Casa Clara', connection: 'connected' }} />,
  });
  await user.click(screen.getByRole('button', { name: 'Desconectar: Casa Clara' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Desconectar' }));
  expect(await screen.findByText('O servidor não respondeu: não se sabe se a conta foi desconectada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Autorizar de novo: Casa Clara' }));
  expect(await screen.findByText('Não foi possível começar a conexão')).toBeInTheDocument();
});
