import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatMessage, type Message } from '#locale/translate.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { createEntriesStore, type EntriesStore } from './entries-store.ts';
import { attachedOf, isOffWhiteIn, type NewFile, type UploadEntry } from './entries.ts';
import { refusalOf, shownName, sizeRefusal, type FileKind, type Refusal } from './file-kind.ts';
import { keepWaiting, type Keeping } from './keep-waiting.ts';
import { openInspector, type Inspector } from './inspect.ts';
import { usePictures } from './use-pictures.ts';
import type { FilePublish } from './upload.tsx';
import { useSending } from './use-sending.ts';
import { waitingFilesOf } from './waiting-files.ts';

interface UploadSetup {
  readonly start: readonly (string | UploadEntry)[];
  readonly kinds: ReadonlySet<FileKind>;
  readonly limit: number;
  /** Kilobytes. */
  readonly sizeLimit: number;
  readonly mustBeWhite: 'all' | 'first' | 'none';
  /** Said of the files that are added from now on. */
  readonly isOffWhite: boolean;
  readonly notAllowed: Message | undefined;
  readonly publish: FilePublish | undefined;
  readonly place: string | undefined;
  readonly order: readonly string[] | undefined;
  readonly onChange: ((entries: readonly UploadEntry[]) => void) | undefined;
}

export interface UploadState {
  readonly entries: readonly UploadEntry[];
  /** Resolves when each was looked into, and what came in is kept. */
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly bring: (owner: string, files: readonly File[]) => Promise<Brought>;
  readonly remove: (key: string) => void;
  readonly clear: (keys: readonly string[]) => Promise<void>;
  readonly move: (key: string, before: string) => void;
  readonly retry: (key: string) => void;
  /** Takes a file in the place of an entry, which is then deleted; a refused one leaves it where it is. */
  readonly replace: (key: string, file: File) => Promise<void>;
}

/** What became of files that lay elsewhere: they are here, they would be more than may be attached, or they can not be had or kept. */
export type Brought = 'here' | 'no-room' | 'failed';

/** The same at every try, so that what was brought before is known again. */
export const broughtKeys = (owner: string, count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${owner}/${at}`);

/** How many refused files a summary names; of the rest it says how many. */
const namedInSummary = 4;

interface Refused {
  readonly name: string;
  readonly why: string;
  /** The words name the file themselves. */
  readonly namesFile: boolean;
}

/** Entries with everything around them: looking into files, sending them, keeping them, and saying what became of a batch. */
export const useUpload = (setup: UploadSetup): UploadState => {
  const { kinds, limit, sizeLimit, mustBeWhite, notAllowed, publish, place, onChange } = setup;
  const [order] = useState(setup.order);
  const { t, locale } = useLocale();
  const [store] = useState(() => createEntriesStore(setup.start));
  const entries = useSyncExternalStore(store.subscribe, store.read);
  const { step } = store;
  /** Before what waited was read nobody knows what is attached: a form told so would take it for a change. */
  const [isRead, setRead] = useState(place === undefined);
  useEffect(() => {
    if (isRead) onChange?.(entries);
  }, [entries, isRead, onChange]);
  const keeping = useRef<Keeping | null>(null);
  const isHere = useIsHere();
  /** Into what came back unchecked. */
  const looking = useRef<Promise<void>>(Promise.resolve());
  const showPicture = usePictures(entries);
  useSending(entries, publish, step);
  const words = ({ message, hint }: Refusal): string => [message, ...(hint ? [hint] : [])].map((each) => formatMessage(t, each)).join(' ');

  const asSaid = (file: File, refusal: Refusal): Refused => ({
    name: shownName(file.name),
    why: words(refusal),
    namesFile: refusal.message.key === 'upload.tooLarge',
  });

  /** Not kept for another field to say so. */
  const tooLargeIn = ({ file }: NewFile): readonly Refused[] => {
    const refusal = sizeRefusal(file, sizeLimit, tagOf[locale]);
    return refusal ? [asSaid(file, refusal)] : [];
  };

  const judge = async (
    inspector: Inspector,
    { file, isOffWhite }: NewFile,
  ): Promise<{ readonly refusal: Refusal | null; readonly isPicture: boolean }> => {
    const tooLarge = sizeRefusal(file, sizeLimit, tagOf[locale]);
    if (tooLarge) return { refusal: tooLarge, isPicture: false };
    const facts = await inspector.inspect(file);
    const isFirst = attachedOf(store.read()).length === 0;
    return {
      refusal: refusalOf(file.name, facts, {
        kinds,
        mustBeWhite: !isOffWhite && (mustBeWhite === 'all' || (mustBeWhite === 'first' && isFirst)),
        notAllowed,
      }),
      isPicture: facts.kind === 'jpeg' || facts.kind === 'png',
    };
  };

  /** A batch gets one message, however many files it had. A refused file is named, also where it is the only one. */
  const sayBatch = (taken: number, refused: readonly Refused[]): void => {
    const [only] = refused;
    if (!only) return void (taken > 0 && toast.success(t('upload.summary', { taken, refused: 0 })));
    const lines = refused
      .slice(0, namedInSummary)
      .map(({ name, why, namesFile }) => (namesFile ? why : t('upload.refusedLine', { name, why })));
    if (taken === 0 && refused.length === 1) return void toast.error(lines.join('\n'));
    const rest = refused.length - lines.length;
    toast.error(
      [t('upload.summary', { taken, refused: refused.length }), ...lines, ...(rest > 0 ? [t('upload.more', { n: rest })] : [])].join('\n'),
    );
  };

  /** A batch that came in: each is taken or refused. When the field goes meanwhile, the one that begins anew looks into what is left. */
  const lookInto = async (batch: readonly NewFile[]): Promise<void> => {
    const hadRoom = batch.some(({ instead }) => roomIn(store, limit, instead) > 0);
    const inspector = openInspector();
    let taken = 0;
    const refused: Refused[] = [];
    for (const [at, each] of batch.entries()) {
      const { key, file, instead } = each;
      const room = (): number => roomIn(store, limit, instead);
      // One file at a time: the first ones get the room.
      const judged = room() > 0 ? await judge(inspector, each) : { refusal: tooMany(hadRoom, limit), isPicture: false };
      if (!isHere()) {
        refused.push(...batch.slice(at).flatMap(tooLargeIn));
        break;
      }
      // Another batch may have taken the room while this file was looked into.
      const refusal = judged.refusal ?? (room() > 0 ? null : tooMany(hadRoom, limit));
      if (refusal) {
        step({ type: 'drop', key });
        refused.push(asSaid(file, refusal));
      } else {
        taken += 1;
        step({ type: 'take', key, stagedPic: judged.isPicture ? showPicture(file) : null });
        if (instead !== undefined) {
          step({ type: 'move', key, before: instead });
          step({ type: 'remove', key: instead });
        }
      }
    }
    inspector.close();
    // Each is told of by the field that looked into it.
    sayBatch(taken, refused);
  };
  const latestLook = useRef(lookInto);
  useEffect(() => {
    latestLook.current = lookInto;
  });

  useEffect(() => {
    if (place === undefined) return undefined;
    const onHomeless = (name: string): void => void toast.error(t('upload.notKept', { name }));
    const onNothingKept = (): void => void toast.error(t('upload.nothingKept'));
    const onRead = (): void => setRead(true);
    const onUnchecked = (files: readonly NewFile[]): void => {
      looking.current = latestLook.current(files);
    };
    const ports = { showPicture, onHomeless, onNothingKept, onUnchecked, onRead, order };
    keeping.current = keepWaiting(store, waitingFilesOf(place), ports);
    return keeping.current.stop;
  }, [order, place, store, showPicture, t]);

  const add = async (files: readonly NewFile[]): Promise<void> => {
    const batch = files.map((each) => ({ ...each, isOffWhite: setup.isOffWhite || isOffWhiteIn(store.read()) }));
    step({ type: 'add', files: batch.filter((each) => tooLargeIn(each).length === 0) });
    await lookInto(batch);
    await keeping.current?.untilKept();
  };

  const clear = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) step({ type: 'remove', key });
    await keeping.current?.untilKept();
  };

  const bring = async (owner: string, files: readonly File[]): Promise<Brought> => {
    // What waited since before counts too, and may be these very files.
    await keeping.current?.untilKept();
    await looking.current;
    const keys = broughtKeys(owner, files.length);
    const isAttached = (key: string): boolean => attachedOf(store.read()).some((entry) => entry.key === key);
    const fresh = files.flatMap((file, at) => (isAttached(keys[at] ?? '') ? [] : { key: keys[at] ?? '', file }));
    if (fresh.length > roomIn(store, limit)) return 'no-room';
    if (fresh.length > 0) await add(fresh);
    // The next visit knows what is kept of them by its keys.
    if (!isHere()) return 'failed';
    const homeless = (await keeping.current?.untilKept()) ?? [];
    if (keys.every(isAttached) && !fresh.some(({ file }) => homeless.includes(file))) return 'here';
    await clear(fresh.map(({ key }) => key));
    return 'failed';
  };

  return {
    entries,
    add: (files) => add(named(files)),
    bring,
    remove: (key) => step({ type: 'remove', key }),
    clear,
    move: (key, before) => step({ type: 'move', key, before }),
    retry: (key) => step({ type: 'again', key }),
    replace: (key, file) => add(named([file]).map((each) => ({ ...each, instead: key }))),
  };
};

const named = (files: readonly File[]): readonly NewFile[] => files.map((file) => ({ key: crypto.randomUUID(), file }));

/** What goes when the file comes in makes room for it. */
const roomIn = (store: EntriesStore, limit: number, instead?: string): number =>
  limit - attachedOf(store.read()).filter(({ key }) => key !== instead).length;

/** Nothing fitted from the start, or only the first of the batch did. */
const tooMany = (hadRoom: boolean, n: number): Refusal => ({
  message: hadRoom ? { key: 'upload.limited', values: { n } } : { key: 'upload.full' },
});
