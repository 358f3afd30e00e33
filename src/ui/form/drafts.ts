import { createContext, useContext } from 'react';

/** What was typed and not saved, as it is kept between two visits. */
export interface KeptDraft {
  readonly values: Readonly<Record<string, unknown>>;
  /** What the server had when the draft was begun, as JSON: another text then, and the record changed in between. */
  readonly base: string;
  /** Of the record, then; a new one has none, nor has a draft of before this was kept. */
  readonly version?: number | null;
  /** Somebody else changed what was typed too, and nobody was told of it yet. */
  readonly isUntold?: boolean;
}

/** Where drafts are kept: a place of the signed-in user, gone with their logout. Without one a form keeps none. */
export interface DraftStore {
  /** False where nothing survives this page. */
  readonly isDurable: boolean;
  readonly read: (form: string) => KeptDraft | null;
  readonly keep: (form: string, draft: KeptDraft) => void;
  readonly drop: (form: string) => void;
}

const DraftStoreContext = createContext<DraftStore | null>(null);
export const DraftStoreProvider = DraftStoreContext.Provider;
export const useDraftStore = (): DraftStore | null => useContext(DraftStoreContext);
