import { z } from 'zod';
import type { Ledger } from '#events/ledger.ts';
import { ok } from '#lib/result.ts';
import type { DraftStore, KeptDraft } from '#ui/form/drafts.ts';

const Kept = z.object({
  values: z.record(z.string(), z.json()),
  base: z.string(),
  version: z.int().nullable().default(null),
  isUntold: z.boolean().default(false),
});

/**
 * Drafts of forms live in the user's log: sealed at rest, in every tab, parked with it when the session ends from outside and
 * destroyed with it at logout. Nothing is added to what logout has to erase.
 */
export const createFormDrafts = (ledger: Ledger): DraftStore => {
  /** On their way to the disk. Read before the log: a form that is closed and opened again within that time has what was typed in it. */
  const unwritten = new Map<string, { readonly draft: KeptDraft | null }>();
  const append = async (form: string, draft: z.infer<typeof Kept> | null): Promise<void> => {
    const mine = { draft };
    unwritten.set(form, mine);
    try {
      // A draft that could not be kept is no reason to stop somebody typing; the log says by itself that nothing is being kept.
      await ledger.act<never>(({ drafts }) =>
        ok(draft === null && !Object.hasOwn(drafts.formsByName, form) ? [] : [{ type: 'form.drafted.v1', form, draft }]),
      );
    } finally {
      if (unwritten.get(form) === mine) unwritten.delete(form);
    }
  };
  return {
    isDurable: ledger.isDurable,
    read: (form) => {
      const mine = unwritten.get(form);
      return mine ? mine.draft : (Kept.safeParse(ledger.state().drafts.formsByName[form]).data ?? null);
    },
    keep: (form, draft) => void append(form, Kept.parse(draft)),
    drop: (form) => void append(form, null),
  };
};
