import type { EntriesStore } from './entries-store.ts';
import type { NewFile, UploadEntry } from './entries.ts';
import { shownName } from './file-kind.ts';
import type { WaitingFile, WaitingFiles } from './waiting-files.ts';

interface KeepPorts {
  readonly showPicture: (file: File) => string;
  /** A file found no room on this computer: its name. */
  readonly onHomeless: (name: string) => void;
  /** Files wait and none can be kept: told once, until one could be. */
  readonly onNothingKept: () => void;
  /** Came back before anybody had looked into them. */
  readonly onUnchecked?: (files: readonly NewFile[]) => void;
  /** What waited is there, or can not be had. */
  readonly onRead?: () => void;
  readonly order?: readonly string[] | undefined;
}

const waitingIn = (store: EntriesStore): readonly WaitingFile[] =>
  store.read().flatMap(({ key, file, deleted, stage, stagedPic, instead, isOffWhite }: UploadEntry) =>
    file === null || deleted || stage === 'sent'
      ? []
      : [
          {
            key,
            file,
            isPicture: stagedPic !== null,
            ...(stage === 'checking' && { isUnchecked: true, instead }),
            ...(isOffWhite && { isOffWhite }),
          },
        ],
  );

const keysOf = (files: readonly WaitingFile[]): readonly string[] => files.map(({ key }) => key);

export interface Keeping {
  /** What is kept stays kept. */
  readonly stop: () => void;
  /** Resolves, always, when whatever waits now is kept; answers what could not be. */
  readonly untilKept: () => Promise<readonly File[]>;
}

/**
 * Brings back the files that waited through a reload, then keeps what waits as it changes, from the moment it is attached: one still being
 * looked into is there for the field that begins anew meanwhile.
 */
export const keepWaiting = (store: EntriesStore, kept: WaitingFiles, ports: KeepPorts): Keeping => {
  const { showPicture, onHomeless, onNothingKept, onUnchecked, onRead, order } = ports;
  let isStopped = false;
  let signature = '';
  const said = new Set<File>();
  let isFailing = false;
  let homeless: readonly File[] = [];
  /** Keys that were read or given to be kept here; another tab may keep more. */
  let known: ReadonlySet<string> = new Set();
  const isChanged = (): boolean => {
    const before = signature;
    signature = waitingIn(store)
      .map(({ key, isUnchecked }) => `${key}${isUnchecked ? '?' : ''}`)
      .join(' ');
    return before !== signature;
  };
  /** Never throws: what can not be kept now is tried again with whatever changes next. */
  const keep = async (): Promise<void> => {
    const files = waitingIn(store);
    const before = known;
    known = new Set(keysOf(files));
    try {
      homeless = await kept.keep(files, before);
      isFailing = false;
    } catch {
      // Nor can be taken away what went.
      known = new Set([...known, ...before]);
      homeless = files.flatMap(({ key, file }) => (before.has(key) && !homeless.includes(file) ? [] : [file]));
      if (homeless.length > 0 && !isFailing) onNothingKept();
      isFailing ||= homeless.length > 0;
      return;
    }
    // Of what is not looked into yet it is not known whether it stays.
    const cameIn = new Set(files.flatMap(({ file, isUnchecked }) => (isUnchecked ? [] : [file])));
    for (const file of homeless.filter((each) => cameIn.has(each) && !said.has(each))) {
      said.add(file);
      onHomeless(shownName(file.name));
    }
  };
  const restore = (files: readonly WaitingFile[]): void => {
    if (isStopped) return;
    const here = new Set(store.read().map(({ key }) => key));
    const hasOwn = signature !== '';
    known = new Set([...known, ...keysOf(files)]);
    isRestoring = true;
    store.step({
      type: 'restore',
      files: files.map(({ isPicture, ...waiting }) => ({ ...waiting, stagedPic: isPicture ? showPicture(waiting.file) : null })),
      ...(order && { order }),
    });
    isRestoring = false;
    isChanged();
    if (hasOwn) keepNow();
    onRead?.();
    const unchecked = files.filter(({ key, isUnchecked }) => isUnchecked && !here.has(key));
    if (unchecked.length > 0) onUnchecked?.(unchecked);
  };
  let isRestoring = false;
  // First in line: what lies there is read before anything is written.
  let work: Promise<void> = kept.read().then(restore);
  const keepNow = (): void => {
    const now = keep();
    work = work.then(() => now);
  };
  const keepChanged = (): void => {
    if (!isRestoring && isChanged()) keepNow();
  };
  keepChanged();
  const unsubscribe = store.subscribe(keepChanged);
  return {
    stop: () => {
      isStopped = true;
      unsubscribe();
    },
    untilKept: () => work.then(() => homeless),
  };
};
