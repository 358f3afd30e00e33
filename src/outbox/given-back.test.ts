import { describe, expect, test } from 'vitest';
import { askedDraftKey } from '#commands/asked-draft.ts';
import type { Target } from '#commands/command.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import { refuseWithWarnings } from '#commands/listing/refuse.ts';
import { returnToPending } from '#commands/listing/return-to-pending.ts';
import { close } from '#commands/mediation/close.ts';
import { aMediation } from '#commands/mediation/mediation-fixture.ts';
import { reply } from '#commands/mediation/reply.ts';
import { returnedDraftsIn } from '#commands/returned-draft.ts';
import { indexCommands } from '#commands/view.ts';
import { confirmed, intentId, rejected, sent, settled } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { run } from './run.ts';
import { openWorkbench, waiting } from './undo-fixture.ts';
import { restoreDraft, undo, undoLast, undoTogether } from './undo.ts';
import type { Workbench } from './workbench.tsx';

describe('the reasons of a refusal go back to its listing', () => {
  const listing = aListing({ queuedAt: '2026-11-20T12:00:00.000Z' });
  const openReview = () => openWorkbench({ index: indexCommands([refuseWithWarnings]), baseOf: () => listing });
  const refused = (publishId: string) => {
    const target: Target = { subject: `listing:${publishId}`, label: publishId, base: aListing({ publishId }) };
    return { args: { ...refuseWithWarnings.prefillFrom(target.base), warning: ['image', 'Foto borrada'] }, target };
  };
  const marked = ({ ledger }: Workbench): unknown => ledger.state().drafts.warningsByListing;

  test('taken back before it was sent, in the round it was in', async () => {
    const bench = await openReview();
    await run(bench, refuseWithWarnings, [refused('p1')]);
    await undo(bench, intentId(1));
    expect(marked(bench)).toEqual({ p1: ['image', 'Foto borrada'] });
    expect(bench.ledger.state().drafts.queuedAtByListing).toEqual({ p1: listing.queuedAt });
  });

  test('not once it was sent: the listing is decided until the server has taken it back', async () => {
    const index = indexCommands([refuseWithWarnings, returnToPending]);
    let known = aListing({ publishId: 'p1' });
    const bench = await openWorkbench({ index, baseOf: () => known });
    await run(bench, refuseWithWarnings, [refused('p1')]);
    known = aListing({ publishId: 'p1', status: 'refused', version: 4 });
    await bench.happens(sent(intentId(1)), confirmed(intentId(1)), settled(intentId(1)));
    expect(await undo(bench, intentId(1))).toMatchObject(ok({ reversed: [{ id: intentId(1) }] }));
    expect([waiting(bench), marked(bench)]).toEqual([['listing.returnToPending'], {}]);
  });

  test('behind what was marked there since', async () => {
    const bench = await openReview();
    await run(bench, refuseWithWarnings, [refused('p1')]);
    await bench.happens({ type: 'review.warningsDrafted.v1', listingId: 'p1', warnings: ['gtin', 'image'], queuedAt: listing.queuedAt });
    await undo(bench, intentId(1));
    expect(marked(bench)).toEqual({ p1: ['gtin', 'image', 'Foto borrada'] });
  });

  test.each([
    ['the key', (bench: Workbench) => undoLast(bench)],
    // What the line of a toast has: the deeds it tells of.
    ['their toast', (bench: Workbench) => undoTogether(bench, bench.recent.batches().flat())],
  ])('not of several that were refused together, by %s: nobody sees as many marks', async (_by, takeBack) => {
    const bench = await openReview();
    await run(bench, refuseWithWarnings, [refused('p1'), refused('p2')]);
    await takeBack(bench);
    expect([waiting(bench), marked(bench)]).toEqual([[], {}]);
  });

  test('a rejected one that is let go of leaves its text to the listing; the tray shows it until then', async () => {
    const bench = await openReview();
    await run(bench, refuseWithWarnings, [refused('p1')]);
    await bench.happens(sent(intentId(1)), rejected(intentId(1)));
    expect(refuseWithWarnings.writtenIn(bench.ledger.state().outbox.entriesById[intentId(1)]?.intent.args)?.text).toBe('Foto borrada');
    expect(await restoreDraft(bench, intentId(1), aListing())).toEqual(ok(undefined));
    expect([waiting(bench), marked(bench)]).toEqual([[], { p1: ['image', 'Foto borrada'] }]);
  });
});

describe('what was written goes back to its form', () => {
  const subject = 'mediation:o1';
  const openMediation = () => openWorkbench({ index: indexCommands([reply, close]), actor: () => ({ ...aReviewer(), role: 'superuser' }) });
  const target: Target = { subject, label: '2000012', base: aMediation() };
  const said = { ...reply.prefill(aMediation()), message: 'Segue a foto' };
  const closing = { ...close.prefill(aMediation()), situation: 'resolved', anotation: 'Trocado' };
  const dialogOf = ({ ledger }: Workbench): unknown => ledger.state().drafts.formsByName[askedDraftKey('mediation.close', [subject])];

  test('a rejected reply, when the mediation is still open', async () => {
    const bench = await openMediation();
    await run(bench, reply, [{ args: said, target }]);
    await bench.happens(sent(intentId(1)), rejected(intentId(1)));
    expect(await restoreDraft(bench, intentId(1), aMediation())).toEqual(ok(undefined));
    expect(waiting(bench)).toEqual([]);
    expect(returnedDraftsIn(bench.ledger.state().drafts.formsByName, subject).map(({ text }) => text)).toEqual(['Segue a foto']);
  });

  test('not where no form would take it: it stays in the tray, and says why', async () => {
    const bench = await openMediation();
    await run(bench, reply, [{ args: said, target }]);
    await bench.happens(sent(intentId(1)), rejected(intentId(1)));
    expect(await restoreDraft(bench, intentId(1), aMediation({ status: 'closed' }))).toMatchObject({
      ok: false,
      error: { key: 'mediation.refused.status' },
    });
    expect(waiting(bench)).toEqual(['mediation.reply']);
    expect(bench.ledger.state().drafts.formsByName).toEqual({});
  });

  test('the annotation of a close that is undone stands in its dialog, and in no composer', async () => {
    const bench = await openMediation();
    await run(bench, close, [{ args: closing, target }]);
    await undo(bench, intentId(1));
    expect(dialogOf(bench)).toMatchObject({ values: { situation: 'resolved', anotation: 'Trocado' } });
    expect(returnedDraftsIn(bench.ledger.state().drafts.formsByName, subject)).toEqual([]);
  });

  test.each([
    ['Ligar antes', 'Ligar antes\nTrocado'],
    ['Trocado', 'Trocado'],
  ])('behind what another tab has typed there: %s', async (typed, both) => {
    const bench = await openMediation();
    await run(bench, close, [{ args: closing, target }]);
    await bench.happens({
      type: 'form.drafted.v1',
      form: askedDraftKey('mediation.close', [subject]),
      draft: { values: { situation: '', anotation: typed }, base: '' },
    });
    await undo(bench, intentId(1));
    expect(dialogOf(bench)).toMatchObject({ values: { anotation: both } });
  });
});
