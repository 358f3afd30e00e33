import type { EntriesStore } from './entries-store.ts';
import type { UploadEntry } from './entries.ts';
import { shownName } from './file-kind.ts';
import type { WaitingFiles } from './waiting-files.ts';

interface KeepPorts {
  readonly showPicture: (file: File) => string;
  /** A file found no room on this computer: its name. */
  readonly onHomeless: (name: string) => void;
  /** Files wait and none can be kept: told once, until one could be. */
  readonly onNothingKept: () => void;
  /** What waited is there, or can not be had. */
  readonly onRead?: () => void;
  readonly order?: readonly string[] | undefined;
}

const isWaiting = ({ file, deleted, stage }: UploadEntry): boolean =>
  file !== null && !deleted && (stage === 'waiting' || stage === 'sending');

export interface Keeping {
  /** What is kept stays kept. */
  readonly stop: () => void;
  /** Resolves, always, when whatever waits now is kept; answers what could not be. */
  readonly untilKept: () => Promise<readonly File[]>;
}

/** Brings back the files that waited through a reload, then keeps what waits as it changes. */
export const keepWaiting = (
  store: EntriesStore,
  kept: WaitingFiles,
  { showPicture, onHomeless, onNothingKept, onRead, order }: KeepPorts,
): Keeping => {
  let unsubscribe: (() => void) | null = null;
  let isStopped = false;
  let signature = '';
  const said = new Set<File>();
  let isFailing = false;
  let homeless: readonly File[] = [];
  /** Keys that lie there by what is known here; another tab may keep more. */
  let known: ReadonlySet<string> = new Set();
  /** Never throws: what can not be kept now is tried again with whatever changes next. */
  const keep = async (): Promise<void> => {
    const waiting = store.read().filter(isWaiting);
    const files = waiting.flatMap(({ key, file, stagedPic }) => (file ? [{ key, file, isPicture: stagedPic !== null }] : []));
    try {
      homeless = await kept.keep(files, known);
      isFailing = false;
      known = new Set(files.flatMap(({ key, file }) => (homeless.includes(file) ? [] : [key])));
    } catch {
      homeless = files.flatMap(({ key, file }) => (known.has(key) ? [] : [file]));
      if (homeless.length > 0 && !isFailing) onNothingKept();
      isFailing ||= homeless.length > 0;
      return;
    }
    for (const file of homeless.filter((each) => !said.has(each))) {
      said.add(file);
      onHomeless(shownName(file.name));
    }
  };
  // What can not be read now stays where it lies.
  const before = kept.read().catch((): Awaited<ReturnType<WaitingFiles['read']>> => []);
  // One writing at a time, and the first after the reading: what had not been read yet is never overwritten.
  let work: Promise<void> = before.then((files) => {
    if (isStopped) return;
    const isChanged = (): boolean => {
      const before = signature;
      signature = store
        .read()
        .filter(isWaiting)
        .map(({ key }) => key)
        .join(' ');
      return before !== signature;
    };
    known = new Set(files.map(({ key }) => key));
    const already = isChanged();
    store.step({
      type: 'restore',
      files: files.map(({ key, file, isPicture }) => ({ key, file, stagedPic: isPicture ? showPicture(file) : null })),
      ...(order && { order }),
    });
    isChanged();
    unsubscribe = store.subscribe(() => {
      if (isChanged()) work = work.then(keep);
    });
    // Files attached while the kept ones were being read.
    if (already) work = work.then(keep);
  });
  work = work.then(() => {
    if (!isStopped) onRead?.();
  });
  return {
    stop: () => {
      isStopped = true;
      unsubscribe?.();
    },
    untilKept: () => work.then(() => homeless),
  };
};
