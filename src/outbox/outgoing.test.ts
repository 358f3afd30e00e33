import { describe, expect, test } from 'vitest';
import { reply } from '#commands/mediation/reply.ts';
import { returnedDraftForm, returnedDraftsIn } from '#commands/returned-draft.ts';
import { indexCommands } from '#commands/view.ts';
import { openLedger, type Ledger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { createMemoryFiles, type OutgoingFiles } from '#events/outgoing-files.ts';
import { anIntent, intentId } from '#events/fact-fixture.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { keepOutgoing } from './outgoing.ts';
import { givenBack } from './undo.ts';

const subject = 'mediation:o1';
const owner = '00000000-0000-4000-8000-0000000000c1';
const index = indexCommands([reply]);
const id = intentId(1);
const args = {
  _id: 'o1',
  externalId: '2000012',
  message: 'Segue a foto',
  messageId: owner,
  at: '2026-11-21T12:00:00.000Z',
  files: [{ name: 'foto.jpg', size: 1 }],
};
const intent = anIntent({ id, command: reply.name, version: reply.version, args, subject });

const open = async (): Promise<{
  readonly ledger: Ledger;
  readonly files: OutgoingFiles;
  readonly put: (...facts: Fact[]) => Promise<unknown>;
}> => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const files = createMemoryFiles();
  await files.keep(owner, [new File(['x'], 'foto.jpg')]);
  const put = (...facts: Fact[]): Promise<unknown> => ledger.act(() => ok(facts));
  await put({ type: 'intent.recorded.v1', intent });
  keepOutgoing(ledger, index, files);
  return { ledger, files, put };
};
const kept = async (files: OutgoingFiles): Promise<number | undefined> => (await files.read(owner))?.length;

test('files stay while their message waits or was rejected, and go when it settled', async () => {
  const { files, put } = await open();
  await put({ type: 'intent.sent.v1', intentId: id, attempt: 1 });
  await put({ type: 'intent.confirmed.v1', intentId: id });
  expect(await kept(files)).toBe(1);
  await put({ type: 'intent.settled.v1', intentId: id });
  expect(await kept(files)).toBe(0);
});

test('a rejected message that is tried again keeps its files when the first is dismissed, and loses them with the last', async () => {
  const { files, put } = await open();
  await put(
    { type: 'intent.sent.v1', intentId: id, attempt: 1 },
    { type: 'intent.rejected.v1', intentId: id, problem: { code: 'x', message: '' } },
  );
  await put({ type: 'intent.recorded.v1', intent: { ...intent, id: intentId(2) } }, { type: 'intent.dismissed.v1', intentId: id });
  expect(await kept(files)).toBe(1);
  await put({ type: 'intent.withdrawn.v1', intentId: intentId(2) });
  expect(await kept(files)).toBe(0);
});

test('what is taken back keeps text and files until its form has taken them', async () => {
  const { ledger, files, put } = await open();
  await put({ type: 'intent.withdrawn.v1', intentId: id }, ...givenBack({ index }, intent, ledger.state().drafts, null));
  expect(returnedDraftsIn(ledger.state().drafts.formsByName, subject)).toEqual([
    { text: 'Segue a foto', files: ['foto.jpg'], filesOwner: owner },
  ]);
  expect(await kept(files)).toBe(1);
  await put({ type: 'form.drafted.v1', form: returnedDraftForm(subject), draft: null });
  expect(await kept(files)).toBe(0);
});

test('two messages taken back one after the other are both given back, in order', async () => {
  const { ledger, put } = await open();
  const second = { ...intent, id: intentId(2), args: { ...args, message: 'E outra', messageId: intentId(9), files: [] } };
  await put(...givenBack({ index }, intent, ledger.state().drafts, null));
  await put(...givenBack({ index }, second, ledger.state().drafts, null));
  expect(returnedDraftsIn(ledger.state().drafts.formsByName, subject).map(({ text }) => text)).toEqual(['Segue a foto', 'E outra']);
});

/** What the sweep of a tab that opens spares; null where it sweeps nothing. */
const namedAtStart = (ledger: Pick<Ledger, 'state' | 'subscribe' | 'catchUp' | 'quarantined'>): Promise<ReadonlySet<string> | null> =>
  new Promise((resolve) => {
    keepOutgoing(ledger, index, { ...createMemoryFiles(), sweep: async (named) => resolve(await named()) });
  });

test('what a page that ended had no time to drop is swept by the next one, and nothing that is still named', async () => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  await ledger.act(() => ok([{ type: 'intent.recorded.v1', intent }]));
  expect(await namedAtStart(ledger)).toEqual(new Set([owner]));
  await ledger.act(() =>
    ok([
      { type: 'intent.sent.v1', intentId: id, attempt: 1 },
      { type: 'intent.confirmed.v1', intentId: id },
      { type: 'intent.settled.v1', intentId: id },
    ]),
  );
  expect(await namedAtStart(ledger)).toEqual(new Set());
});

describe('of what a newer build recorded, and this one can not read,', () => {
  const newer = { ...intent, id: intentId(2), version: reply.version + 1 };

  test('nothing is swept: whose a file is, only a tab of that build knows', async () => {
    const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
    await ledger.act(() => ok([{ type: 'intent.recorded.v1', intent: newer }]));
    expect(await namedAtStart(ledger)).toBeNull();
  });

  test('nothing is swept where a row was set aside: it may name one', async () => {
    const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
    expect(await namedAtStart({ ...ledger, quarantined: () => 1 })).toBeNull();
  });

  test('no file is dropped with the message in whose place it stands', async () => {
    const { files, put } = await open();
    await put({ type: 'intent.recorded.v1', intent: newer }, { type: 'intent.withdrawn.v1', intentId: id });
    expect(await kept(files)).toBe(1);
  });
});
