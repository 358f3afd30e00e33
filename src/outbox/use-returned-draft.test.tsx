import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { returnDraftFact, returnedDraftsIn, type Written } from '#commands/returned-draft.ts';
import { openLedger, type Ledger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import { ok } from '#lib/result.ts';
import type { Brought } from '#ui/upload/use-upload.ts';
import { useReturnedDraft } from './use-returned-draft.ts';
import { WorkbenchProvider, type Workbench } from './workbench.tsx';

const subject = 'mediation:o1';
const plain = (text: string): Written => ({ text, files: [], filesOwner: null });
const withPhoto: Written = { text: 'Segue a foto', files: ['foto.jpg'], filesOwner: 'm1' };

afterEach(() => vi.unstubAllGlobals());

/** One after the other, as the browser grants a lock to two tabs. */
const stubLocks = (): void => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>): Promise<unknown> => {
    turn = turn.then(work);
    return turn;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
};

const openBench = async () => {
  const ledger = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const files = createMemoryFiles();
  await files.keep('m1', [new File(['x'], 'foto.jpg')]);
  const give = async (written: Written): Promise<void> => {
    await act(() => ledger.act(({ drafts }) => ok([returnDraftFact(drafts.formsByName, subject, written)])));
  };
  return { ledger, files, give };
};
type ContextRegistry = Awaited<ReturnType<typeof openBench>>;

/** A form of one tab, and what it shows. */
const openForm = (
  { ledger, files }: Pick<ContextRegistry, 'files'> & { readonly ledger: Ledger },
  bring: () => Promise<Brought> = async () => 'here',
) => {
  let text = '';
  const said: string[] = [];
  const join = (more: string): string => (text === '' ? more : `${text}\n${more}`);
  const workbench = { ledger, files, actor: () => aReviewer() } as unknown as Workbench;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>;
  const { unmount, rerender } = renderHook(
    ({ attached }: { readonly attached: number }) =>
      useReturnedDraft(subject, {
        isReady: true,
        write: (more) => {
          text = join(more);
        },
        draftWith: (more) => ({ form: 'reply', draft: { values: { message: join(more) }, base: '' } }),
        files: { attached, bring, putBack: async () => void said.push('put back'), onLeft: () => said.push('left') },
        onDone: () => said.push('done'),
      }),
    { wrapper, initialProps: { attached: 0 } },
  );
  return { shown: () => text, said, unmount, rerender };
};
const stillBack = ({ ledger }: ContextRegistry): readonly Written[] => returnedDraftsIn(ledger.state().drafts.formsByName, subject);
const draft = ({ ledger }: ContextRegistry): unknown => ledger.state().drafts.formsByName['reply'];

test('text taken back is in the form and in its draft, and no longer waits', async () => {
  const bench = await openBench();
  await bench.give(plain('Um'));
  const form = openForm(bench);
  await waitFor(() => expect(form.said).toEqual(['done']));
  expect([form.shown(), stillBack(bench), draft(bench)]).toEqual(['Um', [], { values: { message: 'Um' }, base: '' }]);
});

test('what is taken back while files of the first are still being attached comes behind it', async () => {
  const bench = await openBench();
  let arrive: ((brought: Brought) => void) | undefined;
  await bench.give(withPhoto);
  const form = openForm(bench, () => new Promise((resolve) => (arrive = resolve)));
  await act(async () => {});
  await bench.give(plain('E outra'));
  expect(stillBack(bench)).toHaveLength(2);
  await act(async () => arrive?.('here'));
  await waitFor(() => expect(form.shown()).toBe('Segue a foto\nE outra'));
  expect(stillBack(bench)).toEqual([]);
});

test('who leaves before the files are attached finds text and files on the next visit', async () => {
  const bench = await openBench();
  let arrive: ((brought: Brought) => void) | undefined;
  await bench.give(withPhoto);
  const form = openForm(bench, () => new Promise((resolve) => (arrive = resolve)));
  await act(async () => {});
  form.unmount();
  await act(async () => arrive?.('here'));
  expect([stillBack(bench), draft(bench), await bench.files.read('m1')]).toEqual([[withPhoto], undefined, [expect.any(File)]]);
  const again = openForm(bench);
  await waitFor(() => expect(again.shown()).toBe('Segue a foto'));
});

test('files that find no room wait with their name, say so, and come when there is room', async () => {
  const bench = await openBench();
  let room: Brought = 'no-room';
  await bench.give(withPhoto);
  const form = openForm(bench, async () => room);
  await waitFor(() => expect(form.said).toEqual(['left']));
  expect([form.shown(), stillBack(bench)]).toEqual(['Segue a foto', [{ ...withPhoto, text: '' }]]);
  room = 'here';
  form.rerender({ attached: 1 });
  await waitFor(() => expect(stillBack(bench)).toEqual([]));
  expect([form.shown(), form.said]).toEqual(['Segue a foto', ['left', 'done']]);
});

test('files that can not be read are not given up, and nothing says that they came back', async () => {
  const bench = await openBench();
  await bench.files.drop('m1');
  await bench.give(withPhoto);
  const form = openForm(bench);
  await waitFor(() => expect(form.said).toEqual(['left']));
  expect(stillBack(bench)).toEqual([{ ...withPhoto, text: '' }]);
});

test('of two tabs with the same form one takes it', async () => {
  stubLocks();
  const bench = await openBench();
  await bench.give(withPhoto);
  const [one, other] = [openForm(bench), openForm(bench)];
  await waitFor(() => expect(stillBack(bench)).toEqual([]));
  await act(async () => {});
  expect([one.shown(), other.shown(), [...one.said, ...other.said]]).toEqual(['Segue a foto', '', ['done']]);
});

test('what could not be recorded as taken stays where it was', async () => {
  const bench = await openBench();
  await bench.give(withPhoto);
  const full: Ledger['act'] = () => Promise.resolve({ ok: false, error: { type: 'StorageFailed', reason: 'quota' } } as never);
  const form = openForm({ files: bench.files, ledger: { ...bench.ledger, act: full } });
  await waitFor(() => expect(form.said).toEqual(['put back']));
  expect([form.shown(), stillBack(bench)]).toEqual(['', [withPhoto]]);
});

test('where the page may have no locks, text taken back comes to the form all the same', async () => {
  const request = (): Promise<never> => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
  const bench = await openBench();
  await bench.give(plain('Um'));
  const form = openForm(bench);
  await waitFor(() => expect(form.said).toEqual(['done']));
  expect([form.shown(), stillBack(bench)]).toEqual(['Um', []]);
});
