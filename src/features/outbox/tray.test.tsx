import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { sentFacts } from '#outbox/outbox.ts';
import { useOutboxStatus } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { Tray } from './tray.tsx';

const Page = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(null))} />;

test('a decision of a newer version waits under its name, and the tray says how it gets sent', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded({ command: 'listing.pin' })])));
  expect(screen.getByText('Decisão de outra versão (listing.pin)')).toBeInTheDocument();
  expect(screen.getByText(/Recarregue a página para que seja enviada/u)).toBeInTheDocument();
});

test('a decision this version knows waits and asks for nothing', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded()])));
  expect(screen.getByText('Aprovar')).toBeInTheDocument();
  expect(screen.queryByText(/Recarregue a página/u)).toBeNull();
});

test('a decision that was not accepted is named, and said not to have been applied: others may have changed the listing', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded(), sent(intentId(1)), rejected(intentId(1))])));
  expect(screen.getByText('Furadeira de impacto')).toBeInTheDocument();
  expect(screen.getByText(/^Sua decisão não foi aplicada/u)).toBeInTheDocument();
  expect(screen.queryByText(/Nada mudou/u)).toBeNull();
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
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Desfazer/u }));
  await waitFor(() => expect(ids()).toEqual([old]));
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
});

test('decided again, the decision that was not accepted goes when the new one is sent', async () => {
  const { anew, workbench, ids } = await decideAgain();
  await act(() => workbench.ledger.act(({ outbox }) => ok(sentFacts(outbox, anew))));
  await waitFor(() => expect(ids()).toEqual([anew]));
});

const decisions: readonly { readonly command: string; readonly said: Readonly<Record<string, string | null>> }[] = [
  { command: 'listing.approve', said: {} },
  { command: 'listing.refuse', said: { warning: 'image', gtin: null } },
  { command: 'listing.observe', said: { warning: 'image', sellerId: 's1' } },
];
test.each(decisions)(
  '$command is not decided again on a listing that has changed since: here nobody sees it',
  async ({ command, said }) => {
    const Again = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(aListing({ publishId: 'p1' })))} />;
    const { user, workbench, intents } = await renderConsole({ children: <Again /> });
    const args = { publishId: 'p1', version: 2, ...said };
    await act(() => workbench.ledger.act(() => ok([recorded({ command, args }), sent(intentId(1)), rejected(intentId(1))])));
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/^Mudou desde a sua decisão/u)).toBeInTheDocument();
    expect(intents()).toHaveLength(1);
  },
);
