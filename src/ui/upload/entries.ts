/**
 * What is attached, and what may happen to it. Pure: files go `checking → waiting → sending → sent`, a failed sending waits to
 * be sent again, and a deletion keeps the entry, so that a form can tell the server what is gone (part 2, section 4).
 */
export interface UploadEntry {
  /** Names the entry while it is on screen; two files may have one name. */
  readonly key: string;
  readonly url: string | null;
  /** What a stored file was called where it came from. */
  readonly name?: string | undefined;
  readonly file: File | null;
  /** Just added, as against attached before. */
  readonly new: boolean;
  readonly deleted: boolean;
  /** Link to the picture on this computer while it is on screen; null for what is no picture. */
  readonly stagedPic: string | null;
  readonly error: boolean;
  readonly errorMsg: string | null;
  readonly stage: 'checking' | 'waiting' | 'sending' | 'sent';
  /** Share of the file sent, 0 to 1. */
  readonly progress: number;
  /** Key of the entry whose place it takes when it comes in. */
  readonly instead?: string | undefined;
  /** Came in, or is to, as a picture that is not on white: so its person said. */
  readonly isOffWhite?: boolean | undefined;
}

export interface NewFile {
  readonly key: string;
  readonly file: File;
  readonly instead?: string | undefined;
  readonly isOffWhite?: boolean | undefined;
}

export type UploadStep =
  | { readonly type: 'add'; readonly files: readonly NewFile[] }
  /** Files that waited through a reload: looked into before, but for those that say so. */
  | {
      readonly type: 'restore';
      readonly files: readonly (NewFile & { readonly stagedPic: string | null; readonly isUnchecked?: boolean | undefined })[];
      /** Keys as they stood when the form was left; without them what waited comes last. */
      readonly order?: readonly string[];
    }
  | { readonly type: 'take'; readonly key: string; readonly stagedPic: string | null }
  | { readonly type: 'drop'; readonly key: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly before: string }
  /** What failed, or was called back, waits once more. */
  | { readonly type: 'again'; readonly key: string }
  | { readonly type: 'send'; readonly key: string }
  | { readonly type: 'progress'; readonly key: string; readonly share: number }
  | { readonly type: 'confirm'; readonly key: string; readonly url: string }
  | { readonly type: 'fail'; readonly key: string; readonly errorMsg: string };

const nothing = { url: null, file: null, new: false, deleted: false, stagedPic: null, error: false, errorMsg: null, progress: 0 } as const;

/** A plain string is the url of a file attached before (row IMG-5). */
export const entryOf = (given: string | UploadEntry): UploadEntry =>
  typeof given === 'string' ? { ...nothing, key: `url:${given}`, url: given, stage: 'sent', progress: 1 } : given;

const added = ({ key, file, instead, isOffWhite }: NewFile): UploadEntry => ({
  ...nothing,
  key,
  file,
  new: true,
  stage: 'checking',
  ...(instead !== undefined && { instead }),
  ...(isOffWhite && { isOffWhite }),
});

const restored = (given: Extract<UploadStep, { type: 'restore' }>['files'][number]): UploadEntry => ({
  ...added(given),
  stage: given.isUnchecked ? 'checking' : 'waiting',
  stagedPic: given.stagedPic,
});

/** On screen, in order. */
export const shownOf = (entries: readonly UploadEntry[]): readonly UploadEntry[] => entries.filter(({ deleted }) => !deleted);

/** What counts against the limit: neither what is deleted nor what is still being looked at. */
export const attachedOf = (entries: readonly UploadEntry[]): readonly UploadEntry[] =>
  entries.filter(({ deleted, stage }) => !deleted && stage !== 'checking');

/** A field that begins anew has it from its files: what was said is locked while there are any. */
export const isOffWhiteIn = (entries: readonly UploadEntry[]): boolean => shownOf(entries).some(({ isOffWhite }) => isOffWhite);

/** A step that does not fit the entry's stage changes nothing: an answer may come after the file was deleted. */
export const stepEntries = (entries: readonly UploadEntry[], step: UploadStep): readonly UploadEntry[] => {
  if (step.type === 'add') return [...entries, ...step.files.map(added)];
  if (step.type === 'restore') {
    const again = step.files.filter(({ key }) => entries.every((entry) => entry.key !== key)).map(restored);
    return again.length === 0 ? entries : inOrder([...entries, ...again], step.order ?? []);
  }
  // What was deleted while it was looked into stays deleted, whatever is found.
  if (step.type === 'drop') return entries.filter(({ key, stage, deleted }) => key !== step.key || stage !== 'checking' || deleted);
  if (step.type === 'move') return moved(entries, step.key, step.before);
  return entries.map((entry) => (entry.key === step.key && !entry.deleted ? stepEntry(entry, step) : entry));
};

type EntryStep = Exclude<UploadStep, { type: 'add' | 'restore' | 'drop' | 'move' }>;
type Stage = UploadEntry['stage'];

/** In which stages a step may happen, and what it makes of the entry. */
const entrySteps: {
  readonly [Type in EntryStep['type']]: {
    readonly from: readonly Stage[];
    readonly change: (entry: UploadEntry, step: Extract<EntryStep, { type: Type }>) => Partial<UploadEntry>;
  };
} = {
  take: { from: ['checking'], change: (_entry, { stagedPic }) => ({ stage: 'waiting', stagedPic }) },
  remove: { from: ['checking', 'waiting', 'sending', 'sent'], change: () => ({ deleted: true, file: null, stagedPic: null }) },
  again: { from: ['waiting', 'sending'], change: () => ({ stage: 'waiting', progress: 0, error: false, errorMsg: null }) },
  send: { from: ['waiting'], change: () => ({ stage: 'sending', progress: 0, error: false, errorMsg: null }) },
  progress: { from: ['sending'], change: (entry, { share }) => ({ progress: Math.min(1, Math.max(entry.progress, share)) }) },
  confirm: { from: ['sending'], change: (_entry, { url }) => ({ stage: 'sent', url, progress: 1 }) },
  fail: { from: ['sending'], change: (_entry, { errorMsg }) => ({ stage: 'waiting', progress: 0, error: true, errorMsg }) },
};

const stepEntry = (entry: UploadEntry, step: EntryStep): UploadEntry => {
  const { from, change } = entrySteps[step.type];
  // The table pairs each type with its own step; the compiler can not follow that through an index.
  return from.includes(entry.stage)
    ? { ...entry, ...(change as (entry: UploadEntry, step: EntryStep) => Partial<UploadEntry>)(entry, step) }
    : entry;
};

/**
 * As they stood when the form was left. An entry that was not there then keeps its neighbour: behind what it follows now, or last
 * when it is a file that waits.
 */
export const inOrder = (entries: readonly UploadEntry[], order: readonly string[]): readonly UploadEntry[] => {
  const place = new Map(order.map((key, at) => [key, at]));
  const placeOf = ({ key }: UploadEntry): number => place.get(key) ?? order.length;
  const known = entries.filter(({ key }) => place.has(key)).toSorted((one, other) => placeOf(one) - placeOf(other));
  const stood = entries.reduce<readonly UploadEntry[]>((now, entry, at) => {
    if (place.has(entry.key) || entry.file !== null) return now;
    const [follows] = entries.slice(Math.max(0, at - 1), at);
    return now.toSpliced(follows ? now.indexOf(follows) + 1 : 0, 0, entry);
  }, known);
  return [...stood, ...entries.filter(({ key, file }) => file !== null && !place.has(key))];
};

/** Puts an entry where another is, which moves aside. */
const moved = (entries: readonly UploadEntry[], key: string, before: string): readonly UploadEntry[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  const to = entries.findIndex((entry) => entry.key === before);
  const entry = entries[from];
  return entry && to >= 0 ? entries.toSpliced(from, 1).toSpliced(to, 0, entry) : entries;
};
