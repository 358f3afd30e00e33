import type { DraftStore, KeptDraft } from './drafts.ts';

/** Drafts in memory, and what is kept of them by their forms. */
export const memoryDrafts = (): { readonly kept: Map<string, KeptDraft>; readonly store: DraftStore } => {
  const kept = new Map<string, KeptDraft>();
  const store: DraftStore = {
    isDurable: true,
    read: (form) => kept.get(form) ?? null,
    keep: (form, draft) => void kept.set(form, draft),
    drop: (form) => void kept.delete(form),
  };
  return { kept, store };
};
