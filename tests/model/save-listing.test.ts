import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { isSaving, saveListingMachine, saveStates, type SaveState } from '#machines/screen/save-listing.ts';
import type { ActorStep } from './actor-walk.ts';
import { print } from './coverage.ts';
import { openHeldActor, walkActor } from './held-actor.ts';
import { edit, saveAnswers, saveWalk, twoSkus } from './save-walk.ts';

const mayBegin: ReadonlySet<SaveState> = new Set(['draft', 'blocked', 'failed', 'partlyDone', 'done']);

interface Place {
  readonly state: SaveState;
  /** SKUs whose images are still to be sent. */
  readonly left: number;
  readonly hasFailed: boolean;
}

const placeOf = (text: string): Place => {
  const [value, [left, hasFailed]] = JSON.parse(text) as [SaveState | { uploading: string }, [number, boolean]];
  return { state: typeof value === 'string' ? value : 'uploading', left, hasFailed };
};

const afterUpload = ({ left, hasFailed }: Place, isUploaded: boolean): SaveState => {
  if (left > 1) return 'uploading';
  return hasFailed || !isUploaded ? 'partlyDone' : 'done';
};

/**
 * Part 2, section 4 ('Saving'), and row LST-7, written from their text: blocking messages first, nothing saved; then the listing, then
 * the images; a partial save repeats only the rest; without an answer the listing itself is asked before anybody is told. Absent means
 * that nothing happens.
 */
const judge = (from: Place, { type, ...event }: ActorStep['event']): SaveState | 'nothing' => {
  const answer = event['output'] as { readonly type?: string; readonly isBlocked?: boolean; readonly images?: readonly unknown[] };
  const rest = from.left > 0 ? 'uploading' : 'done';
  switch (`${from.state} ${type}`) {
    case 'checking xstate.done.actor.check':
      return ({ passed: 'saving', blocked: 'blocked', unchecked: 'failed' } as const)[answer.type as 'passed'];
    case 'checking xstate.after.checkPatience.saveListing.checking':
      return 'failed';
    case 'saving xstate.done.actor.write':
      if (answer.type === 'saved') return rest;
      if (answer.type === 'refused') return answer.isBlocked ? 'blocked' : 'failed';
      return answer.type === 'conflict' ? 'conflicted' : 'confirming';
    case 'saving xstate.after.writePatience.saveListing.saving':
      return 'confirming';
    case 'confirming xstate.done.actor.confirm':
      return event['output'] === true ? rest : 'failed';
    case 'confirming xstate.after.confirmPatience.saveListing.confirming':
      return 'failed';
    case 'conflicted xstate.done.actor.meet':
    case 'conflicted xstate.after.meetPatience.saveListing.conflicted':
      return 'draft';
    case 'uploading xstate.done.actor.upload':
      return afterUpload(from, answer.type === 'uploaded');
    case 'uploading xstate.after.uploadPatience.saveListing.uploading.sending':
      return afterUpload(from, false);
    case 'uploading progress':
      return 'uploading';
    default:
  }
  if (!mayBegin.has(from.state)) return 'nothing';
  if (type === 'save') return 'checking';
  if (type === 'edit') return 'draft';
  return event['blocker'] === null ? 'uploading' : from.state;
};

let line = '';
afterAll(() => print(line));

test('every path of saving a listing is taken by its actor as its graph says, and goes where the specification says', async () => {
  const walked = await walkActor('save listing', saveWalk);
  ({ line } = walked);
  expect([walked.missing, walked.strayed]).toEqual([{ states: [], transitions: [] }, []]);
  const steps = walked.paths.flat();
  expect(steps.map(({ from, event, to }) => [from, event, placeOf(to).state])).toEqual(
    steps.map(({ from, event }) => [from, event, judge(placeOf(from), event)]),
  );
});

test('only what runs keeps the form closed', () => {
  expect(saveStates.filter(isSaving)).toEqual(['checking', 'saving', 'confirming', 'uploading']);
});

const save = { type: 'save' };
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const [passedAlone, passedWithImages] = saveAnswers.check;
const [saved, conflict, blocked, refused, unanswered] = saveAnswers.write;
const [uploaded, notUploaded] = saveAnswers.upload;

const open = () => {
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  const actions = Object.fromEntries(['settle', 'renew', 'refetch'].map((name) => [name, tell(name)]));
  let keys = 0;
  const machine = saveListingMachine.provide({ actions });
  const held = openHeldActor({ ...saveWalk, machine, input: { newKey: () => `key ${(keys += 1)}` } });
  const go = async (...events: readonly ActorStep['event'][]): Promise<void> => {
    for (const event of events) await held.take(event);
  };
  const state = (): SaveState => placeOf(held.place()).state;
  return { ...held, told, go, state, context: () => held.actor.getSnapshot().context };
};
const keysOf = (held: ReturnType<typeof open>) => held.of('write').map(({ input }) => (input as { readonly key: string }).key);

test('a refusal of what was typed blocks it with the server’s words, and the next save is another one', async () => {
  const held = open();
  await held.go(save, done('check', passedAlone), done('write', blocked));
  expect([held.state(), held.context().problem]).toEqual(['blocked', { type: 'said', text: 'Categoria não encontrada' }]);
  await held.go(save, done('check', passedAlone));
  expect(keysOf(held)).toEqual(['key 1', 'key 2']);
});

test('refused for where the listing stands, it is asked how it stands now', async () => {
  const held = open();
  await held.go(save, done('check', passedAlone), done('write', refused));
  expect([held.state(), held.told]).toEqual(['failed', ['refetch']]);
});

test('unreachable, the listing itself is asked; the same edit sent again is the same save, another edit is another', async () => {
  const held = open();
  await held.go(save, done('check', passedAlone), done('write', unanswered));
  expect([held.state(), held.of('confirm')[0]?.input]).toEqual(['confirming', edit]);
  await held.go(done('confirm', false));
  expect([held.state(), held.context().problem]).toEqual(['failed', { type: 'said', text: 'Sem resposta' }]);
  const other = { ...passedAlone, edit: { ...edit, body: { title: 'Terceiro' } } };
  await held.go(save, done('check', passedAlone), done('write', unanswered), done('confirm', false), save, done('check', other));
  expect(keysOf(held)).toEqual(['key 1', 'key 1', 'key 2']);
});

test('unreachable, but written after all: it is saved, and nobody is told otherwise', async () => {
  const held = open();
  await held.go(save, done('check', passedAlone), done('write', unanswered), done('confirm', true));
  expect([held.state(), held.told]).toEqual(['done', ['settle', 'renew', 'refetch']]);
});

test('each call that hangs is ended: check, write, confirm, meet and upload', async () => {
  const held = open();
  const isEnded = (id: string) => held.of(id).at(-1)?.signal.aborted;
  await held.go(save);
  held.clock.increment(60_000);
  expect([held.state(), isEnded('check'), held.context().problem]).toEqual(['failed', true, { type: 'unchecked' }]);
  await held.go(save, done('check', passedWithImages));
  held.clock.increment(45_000);
  expect([held.state(), isEnded('write')]).toEqual(['confirming', true]);
  held.clock.increment(45_000);
  expect([held.state(), isEnded('confirm'), held.context().problem]).toEqual(['failed', true, { type: 'unanswered' }]);
  await held.go(save, done('check', passedAlone), done('write', conflict));
  held.clock.increment(60_000);
  expect([held.state(), isEnded('meet'), held.context().problem]).toEqual(['draft', true, { type: 'changedMeanwhile' }]);
  await held.go({ type: 'sendImages', images: twoSkus.slice(0, 1), blocker: null });
  held.clock.increment(201_000);
  expect([held.state(), isEnded('upload'), held.context().failed]).toEqual(['partlyDone', true, [{ sku: 'LUM-01', why: null }]]);
});

test('somebody else was faster, or this person in a second tab: it is merged first, and said that nothing was saved', async () => {
  const held = open();
  await held.go(save, done('check', passedAlone), done('write', conflict));
  expect([held.state(), held.actor.getSnapshot().can(save)]).toEqual(['conflicted', false]);
  await held.go(done('meet', null));
  expect([held.state(), held.context().problem]).toEqual(['draft', { type: 'changedMeanwhile' }]);
});

test('nothing is written twice: pressed again while it runs nothing happens, and a partial save repeats its images alone', async () => {
  const held = open();
  await held.go(save, save, done('check', passedWithImages), save, done('write', saved), save);
  expect([held.of('check').length, held.of('write').length, held.of('upload').length]).toEqual([1, 1, 1]);
  await held.go(done('upload', notUploaded), done('upload', uploaded));
  expect([held.state(), held.context().failed]).toEqual(['partlyDone', [{ sku: 'LUM-01', why: 'Limitado a 5 anexos!' }]]);
  await held.go({ type: 'sendImages', images: twoSkus.slice(0, 1), blocker: null }, done('upload', uploaded));
  expect([held.state(), held.of('write').length, held.context().problem]).toEqual(['done', 1, null]);
});

test('which of how many files is on its way is told, SKU after SKU', async () => {
  const held = open();
  await held.go(save, done('check', passedWithImages), done('write', saved));
  expect(held.context().sending).toEqual({ sku: 'LUM-01', n: 1, of: 2 });
  await held.go({ type: 'progress', sent: 1 }, done('upload', uploaded));
  expect(held.context().sending).toEqual({ sku: 'LUM-02', n: 2, of: 2 });
  await held.go(done('upload', uploaded));
  expect([held.context().sending, held.told]).toEqual([null, ['settle', 'renew', 'refetch']]);
});

test.each([
  ['check', [save]],
  ['write', [save, done('check', passedAlone)]],
  ['confirm', [save, done('check', passedAlone), done('write', unanswered)]],
  ['meet', [save, done('check', passedAlone), done('write', conflict)]],
  ['upload', [save, done('check', passedWithImages), done('write', saved)]],
] as const)('left in the middle of its %s, the call is aborted and nothing follows', async (id, events) => {
  const held = open();
  await held.go(...events);
  const told = [...held.told];
  held.actor.stop();
  held.of(id)[0]?.answer(saveAnswers[id][0]);
  await turn();
  expect([held.of(id)[0]?.signal.aborted, held.told]).toEqual([true, told]);
});
