import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { NewListings } from '#contract/new-listings.ts';
import { NewListingsDialog } from '#entities/listing/new-listings-dialog.tsx';
import { AddVehicleDialog } from '#features/compatibilities/add-vehicle-dialog.tsx';
import { InviteDialog } from '#features/users/invite-dialog.tsx';
import { ok, type Result } from '#lib/result.ts';
import { CostDialog } from '#features/prices/cost-dialog.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { untilSaid } from '../support/until-said.ts';

const { opened } = vi.hoisted(() => ({ opened: vi.fn<(to: unknown) => void>() }));
vi.mock('@tanstack/react-router', async (importOriginal) => ({ ...(await importOriginal<object>()), useNavigate: () => opened }));
beforeEach(() => opened.mockClear());

const fetched = vi.fn<() => void>();
const accounts = [{ _id: 'm1', name: 'Conta oficial', sellerId: 'ana' }];
const made: NewListings = { made: [{ publishId: 'p1', sku: 'LUM-1', marketPlaceName: 'Conta oficial' }], existing: [] };

interface Dialog {
  readonly name: string;
  /** `answer` is the server's, when it comes. */
  readonly show: (onClose: () => void, answer: Promise<Result<NewListings, never>>) => ReactNode;
  readonly typed: Readonly<Record<string, string>>;
  readonly send: string;
  readonly answer: unknown;
  readonly said: RegExp;
}

const dialogs: readonly Dialog[] = [
  {
    name: 'listings that are made',
    show: (onClose, answer) => (
      <NewListingsDialog
        of={{ name: 'Luminária', sellerId: 'ana' }}
        hint=""
        place="/publish"
        send={() => answer}
        onClose={onClose}
        onListed={fetched}
      />
    ),
    typed: {},
    send: 'Criar anúncio',
    answer: made,
    said: /Anúncio criado/u,
  },
  {
    name: 'somebody who is invited',
    show: (onClose) => <InviteDialog onClose={onClose} onInvited={opened} />,
    typed: { Nome: 'Nina Sá', 'E-mail': 'nina@balcao.test' },
    send: 'Enviar convite',
    answer: { _id: 'u1' },
    said: /Convite enviado/u,
  },
  {
    name: 'a vehicle that is added',
    show: (onClose) => <AddVehicleDialog onClose={onClose} onAdded={opened} />,
    typed: { Marca: 'Gurgel', Modelo: 'BR-800', Versão: '0.8' },
    send: 'Adicionar',
    answer: { _id: 'v1', name: 'Gurgel BR-800' },
    said: /Gurgel BR-800 adicionado/u,
  },
];

/** Filled in and sent; the answer is held. */
const sendIt = async ({ show, typed, send, answer }: Dialog) => {
  let come = (): void => undefined;
  const held = new Promise<Result<never, never>>((resolve) => (come = () => resolve(ok(answer as never))));
  const lists: Readonly<Record<string, unknown>> = { listMarketPlaces: accounts, listSellers: [] };
  const api = { send: (({ name }: { readonly name: string }) => (name in lists ? Promise.resolve(ok(lists[name])) : held)) as Api['send'] };
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen && show(() => setOpen(false), held);
  };
  const { user } = await renderConsole({ actor: { role: 'superuser' }, api, children: <Page /> });
  for (const [label, text] of Object.entries(typed))
    await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`, 'u') }), text);
  await user.click(await screen.findByRole('button', { name: send }));
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true'));
  return { user, come: () => act(async () => come()) };
};

test.each(dialogs.map((dialog) => [dialog.name, dialog] as const))('%s: opened when the answer comes', async (_, dialog) => {
  const { come } = await sendIt(dialog);
  await come();
  await untilSaid(dialog.said);
  expect(opened).toHaveBeenCalledOnce();
});

test.each(dialogs.map((dialog) => [dialog.name, dialog] as const))(
  '%s: whoever left the dialog is told, and stays where they are',
  async (_, dialog) => {
    const { user, come } = await sendIt(dialog);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    fetched.mockClear();
    await come();
    await untilSaid(dialog.said);
    expect(opened).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(dialog.answer === made ? 1 : 0);
  },
);

test('a cost that is taken late closes no dialog that was opened since', async () => {
  const closed = vi.fn<() => void>();
  const { user, come } = await sendIt({
    name: 'what a piece costs',
    show: (onClose) => (
      <CostDialog of={{ skuId: 's1', sku: 'LUM-1', title: 'Luminária', cost: null }} onClose={() => (closed(), onClose())} />
    ),
    typed: { Custo: '10' },
    send: 'Salvar custo',
    answer: { _id: 's1' },
    said: /Custo salvo/u,
  });
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await come();
  await untilSaid('Custo salvo');
  expect(closed).toHaveBeenCalledOnce();
});
