import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { commandNamed } from '#commands/registry.ts';
import type { AnyIntentCommand } from '#commands/command.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { listingTarget, renderConsole } from '#palette/palette-fixture.tsx';
import { untilSaid } from '../../../tests/support/until-said.ts';
import { WarningsDialog } from './warnings-dialog.tsx';

const takenBack = '00000000-0000-4000-8000-0000000000ff';

/** A refusal being written of a listing as it stood while it was processed: that it was taken back is on its way. */
const writeRefusal = async (newest: ReturnType<typeof aListing>) => {
  const shown = listingTarget({ publishId: 'p1', status: 'processing', version: 2 });
  let known = shown.base;
  const console = await renderConsole({
    baseOf: () => known,
    children: (
      <QueryClientProvider client={new QueryClient()}>
        <WarningsDialog command={commandNamed('listing.refuse') as AnyIntentCommand} targets={[shown]} onClose={() => {}} />
      </QueryClientProvider>
    ),
  });
  const { ledger } = console.workbench;
  const drafted = () => ledger.state().drafts.warningsByListing['p1'];
  const tell = (...facts: readonly Fact[]) => act(() => ledger.act<never>(() => ok(facts)));
  await tell(
    {
      type: 'intent.recorded.v1',
      intent: {
        id: takenBack,
        command: 'listing.returnToPending',
        version: 1,
        args: { publishId: 'p1', version: 2, undoes: null },
        subject: 'listing:p1',
        label: 'x',
        sendAfter: '2026-11-21T12:00:00.000Z',
      },
    },
    { type: 'intent.sent.v1', intentId: takenBack, attempt: 1 },
    { type: 'intent.confirmed.v1', intentId: takenBack },
  );
  await console.user.keyboard('1oFoto desfocada');
  await waitFor(() => expect(drafted()).toHaveLength(1));
  known = newest;
  await tell({ type: 'intent.settled.v1', intentId: takenBack });
  await console.user.keyboard('{Enter}{Enter}');
  return { ...console, drafted };
};

test('a refusal written while what it follows settles is recorded, on the version that was shown, and its draft is gone', async () => {
  const { intents, drafted } = await writeRefusal(aListing({ publishId: 'p1', version: 3 }));
  await waitFor(() =>
    expect(intents()).toMatchObject([
      { command: 'listing.refuse', args: { publishId: 'p1', version: 2, warning: 'wigth*/Foto desfocada' } },
    ]),
  );
  await waitFor(() => expect(drafted()).toBeUndefined());
});

test('a refusal that can not be made any more says why, and what was written is in the form when it is next opened', async () => {
  const { intents, drafted } = await writeRefusal(aListing({ publishId: 'p1', version: 4, status: 'active' }));
  await untilSaid('Anúncio já está ativo');
  expect(intents()).toEqual([]);
  await waitFor(() => expect(drafted()).toEqual(['wigth', 'Foto desfocada']));
});

test('a refusal begins with what the checks found for certain, in fixed words or in ours; what is worth a look is left to the reviewer', async () => {
  const found = { place: 'description', values: {}, spans: [], others: [] } as const;
  const checked = {
    findings: [
      { ...found, check: 'contact', severity: 'red', code: 'contactPhone', values: { said: '98888-7777' }, proposes: 'contact' },
      { ...found, check: 'weight', severity: 'red', code: 'weightMissing', place: 'weight', proposes: 'wigth' },
      { ...found, check: 'gtinShared', severity: 'yellow', code: 'gtinShared', place: 'gtin', proposes: 'gtin' },
      { ...found, check: 'duplicate', severity: 'yellow', code: 'duplicateOwn', place: 'title', proposes: 'duplicate' },
    ],
    failed: [],
    images: [],
  } as unknown as NonNullable<Listing['checked']>;
  const target = { ...listingTarget({ publishId: 'p1' }), base: aListing({ publishId: 'p1', checked }) };
  await renderConsole({
    children: (
      <QueryClientProvider client={new QueryClient()}>
        <WarningsDialog command={commandNamed('listing.refuse') as AnyIntentCommand} targets={[target]} onClose={() => {}} />
      </QueryClientProvider>
    ),
  });
  expect(screen.getAllByRole('checkbox', { checked: true }).map((each) => each.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Peso incorreto'),
  ]);
  expect(screen.getByText('Retire do anúncio telefone, e-mail, links e redes sociais')).toBeVisible();
  expect(screen.queryByText(/Anúncio repetido/u)).toBeNull();
});

test('reasons that are too long together are counted, and not sent before there is room', async () => {
  const target = { ...listingTarget({ publishId: 'p1' }), base: aListing({ publishId: 'p1' }) };
  const said = (ends: string): string => ends.padStart(397, 'x');
  const Opened = () => {
    const [isOpen, setOpen] = useState(false);
    const command = commandNamed('listing.refuse') as AnyIntentCommand;
    return isOpen ? (
      <WarningsDialog command={command} targets={[target]} onClose={() => {}} />
    ) : (
      <button onClick={() => setOpen(true)}>Abrir</button>
    );
  };
  const { workbench, user, intents } = await renderConsole({ children: <Opened /> });
  const warnings = Array.from({ length: 10 }, (_, at) => said(`${at}`));
  await act(() => workbench.ledger.act<never>(() => ok([{ type: 'review.warningsDrafted.v1', listingId: 'p1', warnings }])));
  await user.click(screen.getByText('Abrir'));
  expect(screen.getByText('Restam 12 caracteres')).toBeVisible();
  await user.keyboard('oFoto desfocada');
  expect(screen.getByText('As observações juntas passam do limite em 4 caracteres')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recusar!' })).toBeDisabled();
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(screen.getByText('Restam 0 caracteres')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recusar!' }));
  await waitFor(() => expect(intents()).toHaveLength(1));
});
