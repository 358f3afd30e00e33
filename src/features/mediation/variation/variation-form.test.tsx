import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok, refuse } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { VariationForm } from './variation-form.tsx';

const attribute = { id: 'a1', attId: 'Cor', attValue: 'Azull' };
const other = { id: 'a2', attId: 'Lado', attValue: 'Esquerdo' };

type Answers = Readonly<Record<string, () => Promise<unknown>>>;

/** Somebody else corrected it since it was seen. */
const corrected = { ...attribute, attValue: 'Azul' };
const usual: Answers = {
  listSkuAttributes: async () => ok([attribute, other]),
  deleteSkuAttribute: async () => ok(corrected),
};

const open = async (answers: Answers = {}) => {
  const send = vi.fn<(call: { readonly name: string }, sent: unknown) => Promise<unknown>>(
    async ({ name }) => (answers[name] ?? usual[name])?.() ?? ok([]),
  );
  const onClose = vi.fn<() => void>();
  const rendered = await renderConsole({
    actor: { role: 'seller' },
    api: { send: send as unknown as Api['send'] },
    clock: Date.now,
    children: <VariationForm sku="CAM-1" skuId="s1" attribute={attribute} onClose={onClose} />,
  });
  const sent = (wanted: string) => send.mock.calls.flatMap(([{ name }, payload]) => (name === wanted ? [payload] : []));
  await screen.findByText(/Lado: Esquerdo/u);
  return { ...rendered, sent, onClose };
};

test('an attribute is corrected under its own name, and not under that of another one', async () => {
  const { user, sent, onClose } = await open();
  const name = screen.getByRole('combobox', { name: 'Atributo' });
  const value = screen.getByRole('combobox', { name: 'Valor' });
  expect([name, value].map((box) => (box as HTMLInputElement).value)).toEqual(['Cor', 'Azull']);
  expect(screen.queryByText(/Cor: Azull/u)).toBeNull();
  await user.clear(name);
  await user.type(name, 'lado');
  expect(screen.getByText('O atributo lado já existe na variação')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Cor');
  await user.type(value, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Atributo alterado');
  expect(sent('saveSkuAttribute')).toEqual([{ params: { id: 's1', attributeId: 'a1' }, body: { attId: 'Cor', attValue: 'Azul' } }]);
  expect(onClose).toHaveBeenCalledOnce();
});

const removed = async (answers?: Answers) => {
  const opened = await open(answers);
  await opened.user.click(screen.getByRole('button', { name: 'Remover' }));
  await screen.findByText('Atributo removido');
  return opened;
};
const undo = { params: { id: 's1' }, body: { attId: 'Cor', attValue: 'Azul', sku: 'CAM-1' } };

test('an attribute is removed, and is back after Desfazer as the server had it', async () => {
  const { user, sent, onClose } = await removed();
  expect(sent('deleteSkuAttribute')).toEqual([{ params: { id: 's1', attributeId: 'a1' } }]);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Atributo de volta');
  expect(sent('addSkuAttribute')).toEqual([undo]);
  // Another dialog may stand there by then.
  expect(onClose).toHaveBeenCalledOnce();
});

test('a Desfazer that got no answer can be pressed again', async () => {
  const { user, sent } = await removed({ addSkuAttribute: async () => refuse({ type: 'Unreachable' }) });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  const failed = (await screen.findByText(/sem resposta/iu)).closest('li');
  if (failed) await user.click(within(failed).getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(sent('addSkuAttribute')).toEqual([undo, undo]));
});

test('what a name or a value loses as it is typed is said in that moment', async () => {
  const { user } = await open();
  const name = screen.getByRole('combobox', { name: 'Atributo' });
  await user.clear(name);
  await user.paste('Lado de fora 2! do carro grande');
  expect(name).toHaveValue('Lado de fora  do car');
  expect(screen.getByText('Retirado: 2! · Aqui cabem 20 caracteres. Ficou de fora: “ro grande”')).toBeVisible();
  const value = screen.getByRole('combobox', { name: 'Valor' });
  await user.clear(value);
  await user.paste('<b>Azul</b>');
  expect(value).toHaveValue('bAzul/b');
  expect(screen.getByText('Retirado: <><>')).toBeVisible();
  await user.type(value, 's');
  expect(screen.queryByText('Retirado: <><>')).toBeNull();
});
