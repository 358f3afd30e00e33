import { z } from 'zod';
import type { Ledger } from '#events/ledger.ts';
import { ok } from '#lib/result.ts';
import type { DraftStore } from '#ui/form/drafts.ts';

const Kept = z.object({ values: z.record(z.string(), z.json()), base: z.string() });

/**
 * Drafts of forms live in the user's log: sealed at rest, in every tab, parked with it when the session ends from outside and
 * destroyed with it at logout. Nothing is added to what logout has to erase.
 */
export const createFormDrafts = (ledger: Ledger): DraftStore => {
  const append = (form: string, draft: z.infer<typeof Kept> | null): void =>
    // A draft that could not be kept is no reason to stop somebody typing; the log says by itself that nothing is being kept.
    void ledger.act<never>(({ drafts }) =>
      ok(draft === null && !Object.hasOwn(drafts.formsByName, form) ? [] : [{ type: 'form.drafted.v1', form, draft }]),
    );
  return {
    isDurable: ledger.isDurable,
    read: (form) => Kept.safeParse(ledger.state().drafts.formsByName[form]).data ?? null,
    keep: (form, draft) => append(form, Kept.parse(draft)),
    drop: (form) => append(form, null),
  };
};
