import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ofHub, type GuidelinesPage } from '#contract/guidelines.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { GuidelinesSection } from './guidelines-section.tsx';

const nothingWritten = (_id: string): GuidelinesPage => ({ _id, version: 0, own: null, holding: null });
const named = { writeHere: 'Escrever as desta categoria', writeHub: 'Escrever as do hub' };

const open = async (answer: (id: string) => unknown) => {
  const send = (async ({ name }: { readonly name: string }, { params }: { readonly params?: { readonly id: string } }) =>
    name === 'getGuidelines' ? answer(params?.id ?? '') : ok([])) as unknown;
  return renderConsole({
    actor: { role: 'superuser' },
    api: { send: send as Api['send'] },
    children: <GuidelinesSection categoryId="MLB1" mayWrite />,
  });
};

test.each(Object.values(named))('%s: the field has the focus, and left it is on the button again', async (name) => {
  const { user } = await open((id) => ok(nothingWritten(id)));
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('textbox', { name })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('where those of the hub could not be loaded it is said, and they are asked for again', async () => {
  let isBroken = true;
  const { user } = await open((id) => (id === ofHub && isBroken ? refuse({ type: 'Unreachable' }) : ok(nothingWritten(id))));
  await user.click(await screen.findByRole('button', { name: named.writeHub }));
  expect(await screen.findByText('As diretrizes não puderam ser carregadas')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('textbox', { name: named.writeHub })).toBeInTheDocument();
});
