import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { MessageForm } from '#features/auto-messages/message-form.tsx';
import { RuleForm } from '#features/prices/rule-form.tsx';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';

const answers: Readonly<Record<string, unknown>> = {
  previewPrices: { items: [] },
  listSellers: [
    { _id: 'ana', name: 'Casa da Ana' },
    { _id: 'beto', name: 'Loja do Beto' },
  ],
  listMarketPlaces: [
    { _id: 'account-ana', name: 'Conta A1', sellerId: 'ana' },
    { _id: 'account-beto', name: 'Conta B1', sellerId: 'beto' },
  ],
};
const send = async ({ name }: { readonly name: string }) => ok(answers[name] ?? []);
const nothing = (): void => undefined;

test.each([
  ['price rule', <RuleForm key="rule" rule={null} onDone={nothing} onCancel={nothing} />],
  ['message', <MessageForm key="message" rule={null} onDone={nothing} onCancel={nothing} />],
])('of a %s, an account of another company than the chosen one is chosen no more', async (_, form) => {
  const { user } = await renderConsole({ actor: { role: 'superuser' }, api: { send: send as unknown as Api['send'] }, children: form });
  const box = (name: RegExp) => screen.findByRole('combobox', { name });
  const choose = async (name: RegExp, option: string): Promise<void> => {
    await user.click(await box(name));
    // The list lies in a popover, which jsdom takes for hidden.
    await user.click(await screen.findByRole('option', { name: option, hidden: true }));
  };
  await choose(/^Empresa/u, 'Casa da Ana');
  await choose(/^Conta/u, 'Conta A1');
  expect(await box(/^Conta/u)).toHaveValue('Conta A1');
  await choose(/^Empresa/u, 'Loja do Beto');
  await waitFor(async () => expect(await box(/^Conta/u)).toHaveValue('Todas'));
});
