import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CommandForm } from '#commands/command.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { intentId, rejected, sent } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { sentFacts } from '#outbox/outbox.ts';
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

const Listings = () => {
  useTargets('selection', two);
  useCommandForm('listing.refuse', WarningForm);
  const execute = useExecute();
  const refuse = (): void => void execute('listing.refuse', { targets: two, args: { warning: ['Foto'] } });
  return (
    <>
      <button onClick={refuse}>Recusar as duas</button>
      <BatchResults on="listing" fetchNow={(publishId) => Promise.resolve(aListing({ publishId }))} link={(_id, label) => label} />
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
