import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createEntriesStore } from './entries-store.ts';
import { forgetWaitingFiles, waitingFilesName } from './forget-waiting-files.ts';
import { keepWaiting } from './keep-waiting.ts';
import { waitingFilesOf, type WaitingFiles } from './waiting-files.ts';

const file = (name: string, text = name): File => new File([text], name);
const waiting = (key: string) => ({ key, file: file(`${key}.jpg`), isPicture: true });
const keysOf = async (kept: WaitingFiles): Promise<readonly string[]> => (await kept.read()).map(({ key }) => key);

beforeEach(forgetWaitingFiles);

test('files come back whole and in their order, each place its own', async () => {
  await waitingFilesOf('u1:a').keep([waiting('two'), waiting('one')]);
  await waitingFilesOf('u2:a').keep([waiting('other')]);
  const kept = await waitingFilesOf('u1:a').read();
  expect(kept.map(({ key, isPicture }) => [key, isPicture])).toEqual([
    ['two', true],
    ['one', true],
  ]);
  expect(await kept[0]?.file.text()).toBe('two.jpg');
  expect(kept[0]?.file.name).toBe('two.jpg');
});

test('what no longer waits is no longer kept', async () => {
  const kept = waitingFilesOf('u1:a');
  await kept.keep([waiting('a'), waiting('b')]);
  await kept.keep([waiting('b')], new Set(['a', 'b']));
  expect(await keysOf(kept)).toEqual(['b']);
});

test('forgetting takes everybody’s, and does not wait for who just wrote', async () => {
  await Promise.all([waitingFilesOf('u1:a').keep([waiting('a')]), waitingFilesOf('u2:a').keep([waiting('b')])]);
  await forgetWaitingFiles();
  expect(await keysOf(waitingFilesOf('u1:a'))).toEqual([]);
});

const ports = {
  showPicture: (given: File): string => `blob:${given.name}`,
  onHomeless: (): void => undefined,
  onNothingKept: (): void => undefined,
};

test('a form keeps what waits, brings it back after a reload, and drops it once it is sent', async () => {
  const kept = waitingFilesOf('u1:form');
  const before = createEntriesStore([]);
  const { stop } = keepWaiting(before, kept, ports);
  before.step({ type: 'add', files: [{ key: 'a', file: file('a.jpg') }] });
  before.step({ type: 'take', key: 'a', stagedPic: 'blob:1' });
  await expect.poll(() => keysOf(kept)).toEqual(['a']);
  stop();

  const after = createEntriesStore([]);
  keepWaiting(after, kept, ports);
  await expect.poll(() => after.read().map(({ key, stagedPic }) => `${key} ${stagedPic}`)).toEqual(['a blob:a.jpg']);
  after.step({ type: 'send', key: 'a' });
  after.step({ type: 'confirm', key: 'a', url: '/a.jpg' });
  await expect.poll(() => keysOf(kept)).toEqual([]);
});

test('a file attached while the kept ones are being read takes nothing from them', async () => {
  const kept = waitingFilesOf('u1:form');
  await kept.keep([waiting('old')]);
  const store = createEntriesStore([]);
  const { stop } = keepWaiting(store, kept, ports);
  store.step({ type: 'add', files: [{ key: 'new', file: file('new.jpg') }] });
  store.step({ type: 'take', key: 'new', stagedPic: null });
  await expect.poll(async () => (await keysOf(kept)).toSorted()).toEqual(['new', 'old']);
  stop();
});

describe('two tabs on one form', () => {
  const openTab = () => {
    const store = createEntriesStore([]);
    keepWaiting(store, waitingFilesOf('u1:form'), ports);
    const attach = (key: string): void => {
      store.step({ type: 'add', files: [{ key, file: file(`${key}.jpg`) }] });
      store.step({ type: 'take', key, stagedPic: null });
    };
    const shows = () => store.read().map(({ key }) => key);
    return { store, attach, shows };
  };
  const keptKeys = async () => (await keysOf(waitingFilesOf('u1:form'))).toSorted();

  test('what one attaches takes nothing from what the other keeps', async () => {
    const [one, other] = [openTab(), openTab()];
    one.attach('x');
    await expect.poll(keptKeys).toEqual(['x']);
    other.attach('y');
    await expect.poll(keptKeys).toEqual(['x', 'y']);
    one.store.step({ type: 'remove', key: 'x' });
    await expect.poll(keptKeys).toEqual(['y']);
  });

  test('what one sent is not kept again by the other, which still shows it', async () => {
    await waitingFilesOf('u1:form').keep([waiting('x')]);
    const [one, other] = [openTab(), openTab()];
    await expect.poll(() => [one.shows(), other.shows()]).toEqual([['x'], ['x']]);
    one.store.step({ type: 'send', key: 'x' });
    one.store.step({ type: 'confirm', key: 'x', url: '/x.jpg' });
    await expect.poll(keptKeys).toEqual([]);
    other.attach('y');
    await expect.poll(keptKeys).toEqual(['y']);
  });

  /** As by a page of its own, which knows nothing of this one. */
  const attachElsewhere = async (place: string, key: string): Promise<void> => {
    const db = await openDB(waitingFilesName, 1);
    await db.put('files', { ...waiting(key), place, position: 1 });
    db.close();
  };

  test('what one throws away takes nothing from what the other attached since, and all of what was here before', async () => {
    const kept = waitingFilesOf('u1:thrown');
    await kept.keep([waiting('mine')]);
    await attachElsewhere('u1:thrown', 'seen');
    expect(await keysOf(kept)).toEqual(['mine', 'seen']);
    await attachElsewhere('u1:thrown', 'unseen');
    await kept.clear();
    expect(await keysOf(kept)).toEqual(['unseen']);
  });

  test('a place that was never read here is thrown away whole', async () => {
    await waitingFilesOf('u1:other').keep([waiting('x')]);
    await attachElsewhere('u1:unread', 'left');
    await waitingFilesOf('u1:unread').clear();
    expect(await keysOf(waitingFilesOf('u1:unread'))).toEqual([]);
  });
});

test('a writing that failed is not the last: the next file is kept, and that one with it', async () => {
  const kept = waitingFilesOf('u1:form');
  const onNothingKept = vi.fn<() => void>();
  const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Lost', 'UnknownError');
  });
  const store = createEntriesStore([]);
  const { stop, untilKept } = keepWaiting(store, kept, { ...ports, onNothingKept });
  const attach = async (key: string) => {
    store.step({ type: 'add', files: [{ key, file: file(`${key}.jpg`) }] });
    store.step({ type: 'take', key, stagedPic: null });
    return (await untilKept()).map(({ name }) => name);
  };
  await untilKept();
  expect([await attach('a'), await attach('b')]).toEqual([['a.jpg'], ['a.jpg', 'b.jpg']]);
  broken.mockRestore();
  expect(await attach('c')).toEqual([]);
  expect([await keysOf(kept), onNothingKept.mock.calls.length]).toEqual([['a', 'b', 'c'], 1]);
  stop();
});

test('who finds no room is named once, and the others are kept', async () => {
  const names: string[] = [];
  const full: WaitingFiles = {
    read: async () => [],
    keep: async (files) => files.slice(1).map((each) => each.file),
    drop: async () => {},
    clear: async () => {},
  };
  const store = createEntriesStore([]);
  const { stop } = keepWaiting(store, full, { ...ports, onHomeless: (name) => names.push(name) });
  for (const key of ['a', 'b']) {
    store.step({ type: 'add', files: [{ key, file: file(`${key}.jpg`) }] });
    store.step({ type: 'take', key, stagedPic: null });
  }
  store.step({ type: 'add', files: [{ key: 'c', file: file('c.jpg') }] });
  await expect.poll(() => names).toEqual(['b.jpg']);
  stop();
});
