import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { Target } from '#commands/command.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { aMediation } from '#commands/mediation/mediation-fixture.ts';
import { anOrder } from '#commands/order/order-fixture.ts';
import { intentCommands } from '#commands/registry.ts';
import { usePriceStockForm } from '#entities/listing/use-price-stock-form.tsx';
import { CloseMediationDialog } from '#features/mediation/close/close-mediation-dialog.tsx';
import { useOrderForms } from '#features/orders/dialogs/use-order-forms.ts';
import { CancelReason } from '#features/orders/page/cancel-reason.tsx';
import { NotesBlock } from '#features/orders/page/notes-block.tsx';
import { useInPlace } from '#features/orders/page/use-in-place.tsx';
import { ZipFact } from '#features/orders/page/zip-fact.tsx';
import { ProfileScreen } from '#features/settings/profile-screen.tsx';
import { ok } from '#lib/result.ts';
import { useCommandForm, useCommands, useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { memoryDrafts } from '#ui/form/drafts-fixture.ts';
import { DraftStoreProvider } from '#ui/form/drafts.ts';

const order = anOrder({ status: 'cancelled', cancelMessage: { type: 'other', description: 'Sem estoque' } });
const orders: readonly Target[] = [{ subject: 'order:o1', label: '2000012', base: order }];
const listings = [{ subject: 'listing:p1', label: 'Mochila', base: aListing({ publishId: 'p1', status: 'active' }) }] as const;
const refused = [{ subject: 'listing:p1', label: 'Mochila', base: aListing({ publishId: 'p1', status: 'refused' }) }] as const;
const mediations = [{ subject: 'mediation:o1', label: '2000012', base: aMediation() }] as const;
const profile = {
  _id: 'u1',
  name: 'Ana Paula',
  nickname: null,
  mail: 'ana@loja.com.br',
  company: null,
  role: 'superuser',
  openSessions: [],
};
const standing = (status: string) => ({
  _id: 'c1',
  version: 2,
  name: 'Loja',
  status,
  blockReason: null,
  pausedAt: null,
  pauseReason: null,
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const ProfilePage = () => (
  <RouterContextProvider router={router}>
    <ProfileScreen password={null} />
  </RouterContextProvider>
);

/** The page of an order, whose boxes open where they stand. */
const OrderPage = () => {
  useTargets('page', orders);
  return (
    <>
      <CancelReason order={order} edit={useInPlace('order.editCancelReason')} />
      <ZipFact order={order} edit={useInPlace('order.editZip')} isEditable />
      <NotesBlock order={order} />
    </>
  );
};

/** Opens what the screens offer for the command, else the questions of the palette. */
const Opener = ({ name, targets }: { readonly name: string; readonly targets: readonly Target[] }) => {
  useOrderForms();
  useCommandForm('mediation.close', CloseMediationDialog);
  usePriceStockForm();
  const { contexts, palette } = useCommands();
  const command = intentCommands.find((each) => each.name === name);
  if (!command) throw new Error(`${name} is no command`);
  const open = (): void => {
    const form = contexts.state().forms.get(name);
    palette.open(form ? { kind: 'form', command, targets, form } : { kind: 'ask', command, targets, args: {} });
  };
  return (
    <button type="button" onClick={open}>
      {'abre'}
    </button>
  );
};

/** Where it is asked: what it acts on, a field and what was typed there; a box of a page by the button that opens it, null where it is open. */
interface Place {
  readonly targets: readonly Target[];
  readonly field: string;
  readonly typed: string;
  readonly part?: string;
  readonly button?: string | null;
}
const noteId = order.note[0]?._id ?? '';
const places: Readonly<Record<string, Place>> = {
  'order.cancel': { targets: orders, field: 'description', typed: 'Acabou' },
  'order.cancelOnMarketplace': { targets: orders, field: 'description', typed: 'Acabou' },
  'order.addReturn': { targets: orders, field: 'detail', typed: 'Avariado' },
  'order.editTracking': { targets: orders, field: 'trackingNumber', typed: 'PN123456785BR' },
  'order.ship': { targets: orders, field: 'carrier', typed: 'Veloz' },
  'mediation.close': { targets: mediations, field: 'anotation', typed: 'Trocado' },
  'listing.setPriceAndStock': { targets: listings, field: 'stock', typed: '17' },
  'order.editNote': { targets: orders, field: 'note', typed: 'Ligar', part: noteId, button: 'Editar observação' },
  'order.editCancelReason': { targets: orders, field: 'description', typed: 'Acabou', button: 'Editar motivo do cancelamento' },
  'order.editZip': { targets: orders, field: 'editedCep', typed: '20040-020', button: 'Editar CEP' },
  'profile.rename': { targets: [{ subject: 'profile:u1', label: '', base: profile }], field: 'nickname', typed: 'Aninha', button: null },
  'company.block': { targets: [{ subject: 'company:c1', label: 'Loja', base: standing('active') }], field: 'reason', typed: 'Fraude' },
  'marketplace.pause': {
    targets: [{ subject: 'marketplace:c1', label: 'Loja', base: standing('active') }],
    field: 'reason',
    typed: 'Férias',
  },
  'money.check': {
    targets: [{ subject: 'money:m1', label: '2000012', base: { _id: 'm1', version: 2, difference: -500, checked: null } }],
    field: 'note',
    typed: 'Frete dobrado',
  },
  'listing.resubmit': { targets: refused, field: 'answer', typed: 'Corrigido' },
};

const pageOf = (name: string, { targets, button }: Place) => {
  if (button === undefined) return <Opener name={name} targets={targets} />;
  return button === null ? <ProfilePage /> : <OrderPage />;
};
const answers: Readonly<Record<string, unknown>> = { getProfile: profile, getExpeditionFigures: { carriers: [] } };

const shown = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);

test('every command with a text has a place below, but those that go back to a composer or to marks', () => {
  const typed = intentCommands.filter(({ fields, hasComposer }) => hasComposer !== true && fields.some(({ kind }) => kind === 'text'));
  expect(Object.keys(places).toSorted()).toEqual(typed.map(({ name }) => name).toSorted());
});

test.each(Object.entries(places))('what was typed for %s stands in its form again', async (name, place) => {
  const { targets, field, typed, part, button } = place;
  const { kept, store } = memoryDrafts();
  const subjects = targets.map(({ subject }) => subject);
  kept.set(askedDraftKey(name, subjects, part), { values: { [field]: typed }, base: '{}' });
  const { user } = await renderConsole({
    actor: { role: name.startsWith('listing.') ? 'seller' : 'superuser', isMoneyManager: true },
    api: { send: (async (call: { readonly name: string }) => ok(answers[call.name] ?? [])) as never },
    wrapper: ({ children }) => <DraftStoreProvider value={store}>{children}</DraftStoreProvider>,
    children: pageOf(name, place),
  });
  expect(shown()).not.toContain(typed);
  if (button !== null) await user.click(screen.getByRole('button', { name: button ?? 'abre' }));
  await waitFor(() => expect(shown()).toContain(typed));
});
