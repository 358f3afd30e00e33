import { createContext, useContext, useSyncExternalStore } from 'react';
import { isSameJson } from '#lib/same-json.ts';

/** Typing rests this long before it is kept. What is typed last is kept when it is sent and when the page is hidden. */
export const draftRestMs = 300;

/** What was typed and not saved, as it is kept between two visits. */
export interface KeptDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** What the server had when the draft was begun, as JSON: another text then, and the record changed in between. */
  readonly base: string;
  /** Of the record, then; a new one has none, nor has a draft of before this was kept. */
  readonly version?: number | null;
  /** Somebody else changed what was typed too, and nobody was told of it yet. */
  readonly isUntold?: boolean;
  /** Which fields those are, by their names. */
  readonly contested?: readonly string[];
  /** Of one text, however it was gone on with, by whom and where; one that is written over another's is another. */
  readonly id?: string;
}

/** The fields a person typed in; the others stand in the draft as the record had them then. */
export const touchedIn = ({ values, base }: KeptDraft): Record<string, unknown> => {
  const before = JSON.parse(base) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameJson(value, before[name])));
};

/** Where drafts are kept: a place of the signed-in user, gone with their logout. Without one a form keeps none. */
export interface DraftStore {
  /** False where nothing survives this page. */
  readonly isDurable: boolean;
  readonly read: (form: string) => KeptDraft | null;
  readonly keep: (form: string, draft: KeptDraft) => void;
  readonly drop: (form: string) => void;
  /** It could not be written: what was typed is in this page and nowhere else. */
  readonly isUnwritten: (form: string) => boolean;
  /** Hears when that changes, and when something is kept or dropped, in another tab too. */
  readonly subscribe: (listener: () => void) => () => void;
}

const DraftStoreContext = createContext<DraftStore | null>(null);
export const DraftStoreProvider = DraftStoreContext.Provider;
export const useDraftStore = (): DraftStore | null => useContext(DraftStoreContext);

const toNobody = () => (): void => {};

/** Does what is typed in the form outlive the page? */
export const useIsKept = (form: string | undefined): boolean => {
  const store = useDraftStore();
  return useSyncExternalStore(
    store?.subscribe ?? toNobody,
    () => form !== undefined && store?.isDurable === true && !store.isUnwritten(form),
  );
};
