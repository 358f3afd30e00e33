import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachedOf, entryOf, shownOf, stepEntries, type UploadEntry, type UploadStep } from './entries.ts';

const file = new File(['x'], 'foto.jpg');
const after = (...steps: readonly UploadStep[]): readonly UploadEntry[] => steps.reduce(stepEntries, [] as readonly UploadEntry[]);
const add = (...keys: readonly string[]): UploadStep => ({ type: 'add', files: keys.map((key) => ({ key, file })) });
const take = (key: string): UploadStep => ({ type: 'take', key, stagedPic: null });
const send = (key: string): UploadStep => ({ type: 'send', key });

test('a plain string is the url of a file attached before', () => {
  expect(entryOf('/a.png')).toMatchObject({ url: '/a.png', new: false, deleted: false, error: false, errorMsg: null, stage: 'sent' });
});

test('a file is looked into, waits, is sent, and then has its url', () => {
  const steps: UploadStep[] = [add('a'), take('a'), send('a'), { type: 'confirm', key: 'a', url: '/a.jpg' }];
  const stages = steps.map((_, index) => after(...steps.slice(0, index + 1))[0]?.stage);
  expect(stages).toEqual(['checking', 'waiting', 'sending', 'sent']);
  expect(after(...steps)[0]).toMatchObject({ new: true, url: '/a.jpg', progress: 1 });
});

test('a failed sending says why and waits until somebody asks again', () => {
  const failed = after(add('a'), take('a'), send('a'), { type: 'fail', key: 'a', errorMsg: 'Sem rede' });
  expect(failed[0]).toMatchObject({ stage: 'waiting', error: true, errorMsg: 'Sem rede', progress: 0 });
  expect(stepEntries(failed, { type: 'again', key: 'a' })[0]).toMatchObject({ stage: 'waiting', error: false, errorMsg: null });
});

test('what is deleted is off the screen and no longer counts, but is not forgotten; an answer that comes later changes nothing', () => {
  const gone = after(add('a'), take('a'), send('a'), { type: 'remove', key: 'a' });
  expect([shownOf(gone), attachedOf(gone), gone.length]).toEqual([[], [], 1]);
  expect(stepEntries(gone, { type: 'confirm', key: 'a', url: '/a' })).toEqual(gone);
});

test('a refused file leaves no trace, and one that was taken is not dropped', () => {
  expect(after(add('a'), { type: 'drop', key: 'a' })).toEqual([]);
  expect(after(add('a'), take('a'), { type: 'drop', key: 'a' })).toHaveLength(1);
});

test('a file put in the place of another moves that one aside', () => {
  const order = (key: string, before: string): string[] =>
    stepEntries(after(add('a', 'b', 'c', 'd')), { type: 'move', key, before }).map((entry) => entry.key);
  expect(order('a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(order('d', 'a')).toEqual(['d', 'a', 'b', 'c']);
  expect(order('a', 'nobody')).toEqual(['a', 'b', 'c', 'd']);
});

test('a file deleted while it was looked into stays deleted when it is found to be no good', () => {
  expect(after(add('a'), { type: 'remove', key: 'a' }, { type: 'drop', key: 'a' }).map(({ deleted }) => deleted)).toEqual([true]);
});

test('files brought back twice are there once', () => {
  const restore: UploadStep = { type: 'restore', files: [{ key: 'a', file, stagedPic: null }] };
  expect(after(restore, restore).map(({ stage }) => stage)).toEqual(['waiting']);
});

describe('whatever happens in whatever order', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const step: fc.Arbitrary<UploadStep> = fc.oneof(
    key.map((each) => add(each)),
    key.map(take),
    key.map(send),
    fc.record({ type: fc.constantFrom('drop', 'remove', 'again'), key }),
    fc.record({ type: fc.constant('move'), key, before: key }),
    fc.record({ type: fc.constant('progress'), key, share: fc.double({ min: -1, max: 2, noNaN: true }) }),
    fc.record({ type: fc.constant('confirm'), key, url: fc.constant('/u') }),
    fc.record({ type: fc.constant('fail'), key, errorMsg: fc.constant('não') }),
  );
  /** Each key is added once, as the widget does. */
  const steps = fc.array(step, { maxLength: 60 }).map((all) => {
    const seen = new Set<string>();
    return all.filter((each) => each.type !== 'add' || each.files.every((given) => !seen.has(given.key) && seen.add(given.key)));
  });

  test('keys stay one of a kind, progress stays a share, only what was sent has a url, only what waits has failed', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const entries = after(...all);
        const isSound = ({ progress, stage, url, error, deleted }: UploadEntry): boolean =>
          progress >= 0 && progress <= 1 && (url !== null) === (stage === 'sent') && (!error || deleted || stage === 'waiting');
        expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
        expect(entries.filter((entry) => !isSound(entry))).toEqual([]);
      }),
    );
  });

  test('what was deleted never comes back, and progress of a sending never falls', () => {
    const isAllowed = (old: UploadEntry, now: UploadEntry | undefined): boolean => {
      if (old.deleted) return now !== undefined && now.deleted && now.file === null && now.stagedPic === null;
      return old.stage !== 'sending' || now?.stage !== 'sending' || now.progress >= old.progress;
    };
    fc.assert(
      fc.property(steps, (all) => {
        const states = all.map((_, index) => after(...all.slice(0, index + 1)));
        const broken = states.flatMap((now, index) =>
          (states[index - 1] ?? []).filter(
            (old) =>
              !isAllowed(
                old,
                now.find((entry) => entry.key === old.key),
              ),
          ),
        );
        expect(broken).toEqual([]);
      }),
    );
  });

  test('moving only changes the order', () => {
    fc.assert(
      fc.property(steps, key, key, (all, moving, before) => {
        const entries = after(...all);
        const moved = stepEntries(entries, { type: 'move', key: moving, before });
        expect(new Set(moved)).toEqual(new Set(entries));
        expect(moved).toHaveLength(entries.length);
      }),
    );
  });
});

test('files that waited take the place they were left in; one that nobody placed comes last', () => {
  const stored = ['/a.png', '/b.png'].map(entryOf);
  const files = ['k1', 'k2'].map((key) => ({ key, file, stagedPic: null }));
  const back = stepEntries(stored, { type: 'restore', files, order: ['url:/b.png', 'k1', 'url:/a.png'] });
  expect(back.map(({ key }) => key)).toEqual(['url:/b.png', 'k1', 'url:/a.png', 'k2']);
});
