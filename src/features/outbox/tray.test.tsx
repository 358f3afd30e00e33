import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMediation } from '#commands/mediation/mediation-fixture.ts';
import { close } from '#commands/mediation/close.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Subject } from '#events/record.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { translateIn } from '#locale/translate.ts';
import { sentFacts } from '#outbox/outbox.ts';
import { observedUntold } from '#outbox/problem-note.ts';
import { useOutboxStatus } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { shownStatus } from './shown-status.ts';
import { Tray, type TrayProps } from './tray.tsx';

const Page = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(null))} />;

test('a decision of a newer version waits under its name, and the tray says how it gets sent', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded({ command: 'listing.pin' })])));
  expect(screen.getByText('Decisão de outra versão (listing.pin)')).toBeInTheDocument();
  expect(screen.getByText(/Recarregue a página para que seja enviada; se ela continuar aqui, desista dela/u)).toBeInTheDocument();
});

test('a decision that no version here knows any more, and that another had begun to send, can be given up', async () => {
  const { workbench, user } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded({ command: 'listing.pin' }), sent(intentId(1))])));
  await user.click(screen.getByRole('button', { name: translateIn('br')('tray.stopTrying') }));
  expect(await screen.findByText('Você interrompeu as tentativas: não se sabe se foi feito.')).toBeInTheDocument();
});

test('a decision this version knows waits and asks for nothing', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded()])));
  expect(screen.getByText('Aprovar')).toBeInTheDocument();
  expect(screen.queryByText(/Recarregue a página/u)).toBeNull();
});

test('a decision that was not accepted is named, and said to be no more than that: others may have changed the listing', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded(), sent(intentId(1)), rejected(intentId(1))])));
  expect(screen.getByText('Furadeira de impacto')).toBeInTheDocument();
  expect(screen.getByText(/^Sua decisão não foi aceita/u)).toBeInTheDocument();
  expect(screen.queryByText(/Nada mudou/u)).toBeNull();
});

test('an observation that was saved is neither made again nor a draft: who was not told is told in another way', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  const problem = { code: observedUntold, message: 'Não encontrado' };
  const untold = { type: 'intent.rejected.v1', intentId: intentId(1), problem } as const;
  await act(() => workbench.ledger.act(() => ok([recorded({ command: 'listing.observe' }), sent(intentId(1)), untold])));
  expect(screen.getByText(/^As observações foram salvas.*avise-o por outro meio$/u)).toBeInTheDocument();
  for (const name of ['Tentar de novo', 'Voltar ao rascunho']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('while the disk is full the tray and the header name it, not the server, and offer to try again', async () => {
  const Full = () => <Tray status={{ ...useOutboxStatus(), unwritten: 'quota' }} loadBase={() => Promise.resolve(ok(null))} />;
  const { workbench } = await renderConsole({ children: <Full /> });
  await act(() => workbench.ledger.act(() => ok([recorded()])));
  expect(screen.getByText(/^Não foi possível gravar neste computador: não há espaço/u)).toBeInTheDocument();
  expect(screen.queryByText(/Sem resposta do servidor/u)).toBeNull();
  expect(screen.getByRole('button', { name: 'Tentar agora' })).toBeInTheDocument();
  const status = { isParked: false, isReachable: true, rejected: 1, unwritten: 'quota', waiting: 1 } as const;
  expect(shownStatus(status, translateIn('br'))).toEqual({ tone: 'bad', text: 'Não foi possível gravar neste computador' });
});

/** One decision that was not accepted, decided again in the tray. */
const decideAgain = async () => {
  const Again = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(aListing({ publishId: 'p1' })))} />;
  const console = await renderConsole({ children: <Again /> });
  const { ledger } = console.workbench;
  const old = intentId(900);
  await act(() => ledger.act(() => ok([recorded({ id: old, args: { publishId: 'p1', version: 3 } }), sent(old), rejected(old)])));
  await console.user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(console.intents()).toHaveLength(2));
  const anew = console.intents().find(({ id }) => id !== old)?.id ?? '';
  return { ...console, old, anew, ids: () => console.intents().map(({ id }) => id) };
};

test('decided again and taken back in time, the decision that was not accepted is still there', async () => {
  const { user, old, ids } = await decideAgain();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /^Desfazer/u }));
  await waitFor(() => expect(ids()).toEqual([old]));
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).not.toHaveAttribute('aria-disabled');
});

test('decided again, the decision that was not accepted goes when the new one is sent', async () => {
  const { anew, workbench, ids } = await decideAgain();
  await act(() => workbench.ledger.act(({ outbox }) => ok(sentFacts(outbox, anew))));
  await waitFor(() => expect(ids()).toEqual([anew]));
});

const listing = { subject: 'listing:p1', base: aListing({ publishId: 'p1' }), of: { publishId: 'p1', version: 2 } } as const;
const order = {
  subject: 'order:o1',
  base: anOrder({ status: 'pending_cancelled' }),
  of: { _id: 'o1', externalId: '2000012', version: 2 },
} as const;
const decisions: readonly {
  readonly command: string;
  readonly on: { readonly subject: Subject; readonly base: unknown; readonly of: object };
  readonly said: Readonly<Record<string, string | null>>;
}[] = [
  { command: 'listing.approve', on: listing, said: {} },
  { command: 'listing.refuse', on: listing, said: { warning: 'image', gtin: null } },
  { command: 'listing.observe', on: listing, said: { warning: 'image', sellerId: 's1' } },
  {
    command: 'mediation.close',
    on: { subject: 'mediation:o1', base: aMediation({ version: 9 }), of: close.prefill(aMediation({ version: 2 })) },
    said: { situation: 'resolved', anotation: 'Trocado' },
  },
  { command: 'order.fakeCancel', on: order, said: {} },
  { command: 'order.refuseCancel', on: order, said: {} },
  { command: 'order.editZip', on: order, said: { editedCep: '01310-100', previousCep: '20040-020' } },
  {
    command: 'money.check',
    on: { subject: 'money:o1', base: { _id: 'o1', version: 3, difference: -5, checked: null }, of: { _id: 'o1', version: 2 } },
    said: { note: 'Frete dobrado' },
  },
];
test.each(decisions)(
  '$command is not decided again on what has changed since: here nobody sees it, and the way there is named',
  async ({ command, on: { subject, base, of }, said }) => {
    const Again = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(base))} />;
    const actor = subject === 'listing:p1' ? {} : ({ role: 'superuser', isMoneyManager: true } as const);
    const { user, workbench, intents } = await renderConsole({ actor, children: <Again /> });
    const args = { ...of, ...said };
    await act(() => workbench.ledger.act(() => ok([recorded({ command, subject, args }), sent(intentId(1)), rejected(intentId(1))])));
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/^Mudou desde a sua decisão/u)).toBeInTheDocument();
    expect(intents()).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/(publish|detail|mediationdetail)\/[op]1$/u));
  },
);

test.each([
  ['mediation.close', 'mediation:o1', { ...close.prefill(aMediation()), situation: 'resolved', anotation: 'Trocado' }, aMediation()],
  ['order.cancel', 'order:o1', { _id: 'o1', externalId: '2000012', version: 3, type: 'stock', description: 'Acabou' }, anOrder()],
  ['secondLook.refuse', 'secondlook:p1', { id: 'p1', warning: 'image' }, null],
] as const)('what was written in %s goes back to its form from the tray', async (command, subject, args, base) => {
  const Rejected = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(base))} />;
  const { user, workbench, intents } = await renderConsole({ actor: { role: 'superuser' }, children: <Rejected /> });
  const { ledger } = workbench;
  await act(() => ledger.act(() => ok([recorded({ command, subject, args }), sent(intentId(1)), rejected(intentId(1))])));
  await user.click(screen.getByRole('button', { name: 'Voltar ao rascunho' }));
  await waitFor(() => expect(intents()).toEqual([]));
  const { formsByName, warningsByListing } = ledger.state().drafts;
  expect([...Object.keys(formsByName), ...Object.keys(warningsByListing)]).toHaveLength(1);
});

test('a second look that was not accepted is not decided again: it is kept nowhere, and nothing of it can be asked', async () => {
  const { workbench } = await renderConsole({ actor: { role: 'superuser' }, children: <Page /> });
  const facts = [recorded({ command: 'secondLook.refuse', subject: 'secondlook:p1', args: { id: 'p1', warning: 'image' } })];
  await act(() => workbench.ledger.act(() => ok([...facts, sent(intentId(1)), rejected(intentId(1))])));
  expect(screen.getByRole('button', { name: 'Dispensar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('notifications that were not marked as read are, when asked again: they are asked for in another way', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded({ subject: 'notifications:u1' }), sent(intentId(1)), rejected(intentId(1))])));
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
});

test('what is dismissed by key leaves the focus in the tray: at the next one, else at what closes it', async () => {
  const loadBase = vi.fn<TrayProps['loadBase']>(() => Promise.resolve(ok(aListing())));
  const InDialog = () => (
    <dialog open>
      <button type="button">{'sair'}</button>
      <Tray status={useOutboxStatus()} loadBase={loadBase} />
    </dialog>
  );
  const { user, workbench } = await renderConsole({ children: <InDialog /> });
  const twice = [intentId(1), intentId(2)].flatMap((id) => [recorded({ id, subject: `listing:${id}` }), sent(id), rejected(id)]);
  await act(() => workbench.ledger.act(() => ok(twice)));
  const [first, second] = screen.getAllByRole('listitem');
  within(first as HTMLElement)
    .getByRole('button', { name: 'Dispensar' })
    .focus();
  // Held down, it is for the one it was pressed on.
  await user.keyboard('{Enter>4/}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(loadBase).not.toHaveBeenCalled();
  expect(second).toContainElement(document.activeElement as HTMLElement);
  within(second as HTMLElement)
    .getByRole('button', { name: 'Dispensar' })
    .focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(second).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'sair' })).toHaveFocus();
});

test('what the server fails on while it answers others is told with its words, and can be given up', async () => {
  const Stuck = () => (
    <Tray status={{ ...useOutboxStatus(), stuck: { [intentId(1)]: 'Erro interno' } }} loadBase={() => Promise.resolve(ok(null))} />
  );
  const { user, workbench } = await renderConsole({ children: <Stuck /> });
  const { ledger } = workbench;
  await act(() =>
    ledger.act(() => ok([recorded(), sent(intentId(1)), recorded({ id: intentId(2), subject: 'listing:p2' }), sent(intentId(2))])),
  );
  expect(screen.getByText('O servidor atende as outras decisões, mas falha nesta: Erro interno')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Parar de tentar' }));
  expect(await screen.findByText('Você interrompeu as tentativas: não se sabe se foi feito.')).toBeInTheDocument();
  expect(screen.getByText('Erro interno')).toHaveClass('quiet');
  expect(Object.values(ledger.state().outbox.entriesById).map(({ stage }) => stage)).toEqual(['rejected', 'sent']);
});
