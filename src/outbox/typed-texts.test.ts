import { describe, expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { AnyIntentCommand, Target } from '#commands/command.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { anOrder, aSuperuser } from '#commands/order/order-fixture.ts';
import { commandNamed, intentCommands, intentIndex } from '#commands/registry.ts';
import { returnedDraftsIn } from '#commands/returned-draft.ts';
import { intentId } from '#events/fact-fixture.ts';
import { formatCents } from '#lib/money.ts';
import { ok } from '#lib/result.ts';
import { run } from './run.ts';
import { openWorkbench } from './undo-fixture.ts';
import { undo, undoLast } from './undo.ts';

const intent = (name: string): AnyIntentCommand => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error(`${name} is no intent`);
  return command;
};

// Of those with a text, `src/app/typed-texts-forms.test.tsx` opens the form.
test('every command whose reasons one may write oneself says where they go back to', () => {
  const written = intentCommands.filter(({ fields }) => fields.some((field) => field.kind === 'choices' && field.allowsText));
  expect(written.length).toBeGreaterThan(1);
  expect(written.filter(({ isGivenBack }) => !isGivenBack).map(({ name }) => name)).toEqual([]);
});

const decided = { _id: 'o1', externalId: '2000012', version: 3 };
const noteId = anOrder().note[0]?._id ?? '';
const tracking = { trackingNumber: 'PN123456785BR', carrier: null };
const nothing = { warningsByListing: {}, queuedAtByListing: {}, formsByName: {} };

describe('what was typed stands in its form as it was typed', () => {
  test.each([
    [
      'order.cancel',
      { ...decided, type: 'stock', description: 'Acabou' },
      { type: 'stock', description: 'Acabou' },
      { type: '', description: '' },
    ],
    [
      'order.cancelOnMarketplace',
      { ...decided, type: 'stock', description: 'Acabou' },
      { type: 'stock', description: 'Acabou' },
      { type: '', description: '' },
    ],
    [
      'order.addReturn',
      { ...decided, trackingNumber: 'PN1', devolutionValue: 12_345, dateFrom: '2026-11-05', dateTo: '2026-11-20', detail: null },
      { trackingNumber: 'PN1', devolutionValue: formatCents(12_345), dateFrom: '05/11/2026', dateTo: '20/11/2026', detail: '' },
      { trackingNumber: '', devolutionValue: '', dateFrom: '', dateTo: '', detail: '' },
    ],
    ['order.editNote', { ...decided, noteId, note: 'Outra', previous: 'Cliente' }, { note: 'Outra' }, { note: 'Cliente' }],
    ['order.editCancelReason', { ...decided, description: 'Avariado', previous: null }, { description: 'Avariado' }, { description: '' }],
    [
      'order.editZip',
      { ...decided, editedCep: '20040020', previousCep: '01310-100' },
      { editedCep: '20040-020' },
      { editedCep: '01310-100' },
    ],
    [
      'order.editTracking',
      { ...decided, carrier: 'Rápida', previous: tracking },
      { trackingNumber: 'PN123456785BR', carrier: 'Rápida' },
      { trackingNumber: 'PN123456785BR', carrier: '' },
    ],
    [
      'order.ship',
      { ...decided, carrier: 'Rápida' },
      { trackingNumber: 'PN123456785BR', carrier: 'Rápida' },
      { trackingNumber: 'PN123456785BR', carrier: '' },
    ],
    ['money.check', { _id: 'm1', version: 2, note: 'Frete dobrado' }, { note: 'Frete dobrado' }, { note: '' }],
    [
      'listing.setPriceAndStock',
      { publishId: 'p1', version: 2, price: 9900, was: { price: 8900, stock: 4 } },
      { price: formatCents(9900), stock: '4', isBelowCostMeant: false },
      { price: formatCents(8900), stock: '4', isBelowCostMeant: false },
    ],
    [
      'profile.rename',
      { _id: 'u1', name: 'Ana', nickname: null, before: { name: 'Ana Paula', nickname: 'Aninha' } },
      { name: 'Ana', nickname: '' },
      { name: 'Ana Paula', nickname: 'Aninha' },
    ],
  ])('%s', (name, args, values, base) => {
    const draft = intent(name).draftFrom(args, nothing, anOrder(), ['order:o1']);
    expect(draft).toMatchObject({ draft: { values } });
    expect(draft && 'draft' in draft && JSON.parse((draft.draft as { readonly base: string }).base)).toEqual(base);
  });
});

const openDesk = () => openWorkbench({ index: intentIndex, actor: () => aSuperuser() });
const target = (id: string): Target => ({ subject: `order:${id}`, label: id, base: anOrder({ _id: id }) });
const cancelling = (id: string) => ({ args: { ...decided, _id: id, type: 'stock', description: 'Acabou' }, target: target(id) });

test('a cancellation that is taken back stands in its dialog again; of several, in the dialog of them all', async () => {
  const bench = await openDesk();
  const drafts = () => Object.keys(bench.ledger.state().drafts.formsByName);
  await run(bench, intent('order.cancel'), [cancelling('o1')]);
  await undo(bench, intentId(1));
  expect(drafts()).toEqual([askedDraftKey('order.cancel', ['order:o1'])]);
  await run(bench, intent('order.cancel'), [cancelling('o2'), cancelling('o3')]);
  await undoLast(bench);
  expect(drafts()).toContain(askedDraftKey('order.cancel', ['order:o2', 'order:o3']));
  expect(drafts()).toHaveLength(2);
});

test('several have one form, in whatever order they were chosen', () => {
  expect(askedDraftKey('order.cancel', ['order:b', 'order:a'])).toBe(askedDraftKey('order.cancel', ['order:a', 'order:b']));
});

test('what is taken back of several stands in the form it was asked in, one that was refused there too', async () => {
  const bench = await openDesk();
  const gone = { ...target('o3'), base: anOrder({ _id: 'o3', status: 'cancelled' }) };
  await run(bench, intent('order.cancel'), [cancelling('o2'), { ...cancelling('o3'), target: gone }, cancelling('o1')]);
  await undoLast(bench);
  const forms = Object.keys(bench.ledger.state().drafts.formsByName);
  expect(forms).toEqual([askedDraftKey('order.cancel', ['order:o1', 'order:o2', 'order:o3'])]);
});

test('a note that is taken back goes to the box of its order', async () => {
  const bench = await openDesk();
  await run(bench, intent('order.addNote'), [{ args: { ...decided, note: 'Ligar amanhã' }, target: target('o1') }]);
  await undo(bench, intentId(1));
  expect(returnedDraftsIn(bench.ledger.state().drafts.formsByName, 'order:o1')).toMatchObject([{ text: 'Ligar amanhã' }]);
});

test('a second look keeps its own way: its reasons are marks', () => {
  const draft = intent('secondLook.refuse').draftFrom({ id: 'p1', warning: 'image' }, nothing, aListing(), ['secondlook:p1']);
  expect(draft).toMatchObject({ type: 'review.warningsDrafted.v1', listingId: 'p1' });
  expect(ok(intent('secondLook.refuse').isGivenBack)).toEqual(ok(true));
});
