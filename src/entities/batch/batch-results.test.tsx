import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CommandForm } from '#commands/command-form.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentId, recorded, rejected, sent, settled, withdrawn } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { sentFacts } from '#outbox/outbox.ts';
import { stopped } from '#outbox/problem-note.ts';
import { undo } from '#outbox/undo.ts';
import { useCommandForm, useTargets } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { listingTarget, renderConsole } from '#palette/palette-fixture.tsx';
import { BatchResults } from './batch-results.tsx';

const two = [listingTarget({ publishId: 'a', title: 'Luminária' }), listingTarget({ publishId: 'b', title: 'Mesa' })];

const WarningForm: CommandForm = ({ command, targets, onClose }) => {
  const execute = useExecute();
  const send = (): void => {
    onClose();
    void execute(command.name, { targets, args: { warning: ['Foto escura'] } });
  };
  return (
    <>
      <button onClick={send}>Recusar de novo</button>
      <button onClick={onClose}>Desistir</button>
    </>
  );
};

const Listings = ({ version = 3 }: { readonly version?: number }) => {
  useTargets('selection', two);
  useCommandForm('listing.refuse', WarningForm);
  const execute = useExecute();
  const refuse = (): void => void execute('listing.refuse', { targets: two, args: { warning: ['Foto'] } });
  return (
    <>
      <button onClick={refuse}>Recusar as duas</button>
      <BatchResults on="listing" fetchNow={(publishId) => Promise.resolve(aListing({ publishId, version }))} link={(_id, label) => label} />
    </>
  );
};

const press = async (user: Awaited<ReturnType<typeof renderConsole>>['user'], name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

test('what was not accepted stays in the tray while it is corrected, and goes when the corrected one is on its way', async () => {
  const { user, workbench, intents } = await renderConsole({ children: <Listings /> });
  const { ledger } = workbench;
  const stages = (): readonly (string | undefined)[] => {
    const { entriesById } = ledger.state().outbox;
    return [1, 2, 3, 4].map((n) => entriesById[intentId(n)]?.stage);
  };
  await press(user, 'Recusar as duas');
  await waitFor(() => expect(intents()).toHaveLength(2));
  const refusals = [1, 2].flatMap((n) => [sent(intentId(n)), rejected(intentId(n))]);
  await act(async () => void (await ledger.act<never>(() => ok(refusals))));
  await press(user, 'Corrigir e reenviar (2)');
  await press(user, 'Desistir');
  expect(stages()).toEqual(['rejected', 'rejected', undefined, undefined]);
  await press(user, 'Corrigir e reenviar (2)');
  await press(user, 'Recusar de novo');
  await waitFor(() => expect(stages()).toEqual(['rejected', 'rejected', 'recorded', 'recorded']));
  await act(() => undo(workbench, intentId(3)));
  await act(async () => void (await ledger.act<never>(({ outbox }) => ok(sentFacts(outbox, intentId(4))))));
  await waitFor(() => expect(stages()).toEqual(['rejected', undefined, undefined, 'sent']));
});

test('those that are others by now are not repeated: which is said once', async () => {
  const { user, workbench, intents } = await renderConsole({ children: <Listings version={4} /> });
  await press(user, 'Recusar as duas');
  await waitFor(() => expect(intents()).toHaveLength(2));
  const refusals = [1, 2].flatMap((n) => [sent(intentId(n)), rejected(intentId(n))]);
  await act(async () => void (await workbench.ledger.act<never>(() => ok(refusals))));
  await press(user, 'Repetir (2)');
  expect(await screen.findAllByText(/^Mudou desde a sua decisão/u)).toHaveLength(1);
  expect(screen.getByText('Mudou desde a sua decisão: abra Luminária · Mesa, olhe e decida de novo.')).toBeInTheDocument();
  expect(intents()).toHaveLength(2);
});

test('of what the operator stopped it is not said that the server refused it, but that it may have been done', async () => {
  const { user, workbench, intents } = await renderConsole({ children: <Listings /> });
  await press(user, 'Recusar as duas');
  await waitFor(() => expect(intents()).toHaveLength(2));
  const problem = stopped('Erro interno');
  const facts = [sent(intentId(1)), { type: 'intent.rejected.v1', intentId: intentId(1), problem } as const];
  await act(async () => void (await workbench.ledger.act<never>(() => ok(facts))));
  expect(await screen.findByText('Não aceito: Você interrompeu as tentativas: não se sabe se foi feito.')).toBeInTheDocument();
  expect(screen.queryByText(/pelo servidor|Erro interno/u)).toBeNull();
});

test('of a batch it stays told how each ended, however much is done after it', async () => {
  const { user, workbench, intents } = await renderConsole({ children: <Listings /> });
  const happens = (...facts: readonly Fact[]) => act(async () => void (await workbench.ledger.act<never>(() => ok(facts))));
  await press(user, 'Recusar as duas');
  await waitFor(() => expect(intents()).toHaveLength(2));
  await happens(withdrawn(intentId(1)), sent(intentId(2)), settled(intentId(2)));
  const later = Array.from({ length: 500 }, (_, n) => intentId(n + 10));
  await happens(...later.flatMap((id) => [recorded({ id }), settled(id)]));
  expect(workbench.ledger.state().activity.order).not.toContain(intentId(1));
  expect(screen.getByText('Desfeito')).toBeInTheDocument();
  expect(screen.getByText('1 enviado, 0 a enviar, 1 não aceito')).toBeInTheDocument();
});
