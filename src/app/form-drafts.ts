import { z } from 'zod';
import type { Ledger } from '#events/ledger.ts';
import { ok } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { storageFailedSay } from '#outbox/run.ts';
import type { DraftStore, KeptDraft } from '#ui/form/drafts.ts';

const Kept = z.object({
  values: z.record(z.string(), z.json()),
  base: z.string(),
  version: z.int().nullable().default(null),
  isUntold: z.boolean().default(false),
  contested: z.array(z.string()).default([]),
  id: z.string().exactOptional(),
});

interface FormDrafts extends DraftStore {
  /** Told why nothing is kept, once until something is again: whoever types goes on typing. */
  readonly onRefused: (say: (why: Message) => void) => () => void;
}

interface Unwritten {
  readonly draft: KeptDraft | null;
  /** What the log said when the disk refused it; null where it is on its way there. */
  readonly refusedOver: { readonly was: unknown } | null;
}

/**
 * Drafts of forms live in the user's log: sealed at rest, in every tab, parked with it when the session ends from outside and
 * destroyed with it at logout. Nothing is added to what logout has to erase.
 */
export const createFormDrafts = (ledger: Ledger): FormDrafts => {
  /**
   * On their way to the disk, or refused by it. Read before the log: a form that is closed and opened again has what was typed in it, until
   * the log says something later than what it said when it was refused.
   */
  const unwritten = new Map<string, Unwritten>();
  const inLog = (form: string): unknown => ledger.state().drafts.formsByName[form];
  const listeners = new Set<() => void>();
  const sayers = new Set<(why: Message) => void>();
  let isSaid = false;
  const put = (form: string, mine: Unwritten | null): void => {
    if (mine) unwritten.set(form, mine);
    else unwritten.delete(form);
    for (const listener of listeners) listener();
  };
  const append = async (form: string, draft: z.infer<typeof Kept> | null): Promise<void> => {
    // One that was refused before is not called kept on its way.
    const mine = { draft, refusedOver: unwritten.get(form)?.refusedOver ? { was: inLog(form) } : null };
    put(form, mine);
    const written = await ledger.act<never>(({ drafts }) =>
      ok(draft === null && !Object.hasOwn(drafts.formsByName, form) ? [] : [{ type: 'form.drafted.v1', form, draft }]),
    );
    if (unwritten.get(form) === mine) put(form, written.ok ? null : { draft, refusedOver: { was: inLog(form) } });
    // A log that this page gave up says so by itself.
    if (!written.ok && !isSaid && written.error.reason !== 'closed') for (const say of sayers) say(storageFailedSay(written.error));
    isSaid = !written.ok;
  };
  return {
    isDurable: ledger.isDurable,
    read: (form) => {
      const mine = unwritten.get(form);
      const isNewest = mine && (!mine.refusedOver || mine.refusedOver.was === inLog(form));
      return isNewest ? mine.draft : (Kept.safeParse(inLog(form)).data ?? null);
    },
    keep: (form, draft) => void append(form, Kept.parse(draft)),
    drop: (form) => void append(form, null),
    isUnwritten: (form) => {
      const mine = unwritten.get(form);
      return mine !== undefined && mine.refusedOver !== null && mine.draft !== null;
    },
    onRefused: (say) => {
      sayers.add(say);
      return () => sayers.delete(say);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = ledger.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
};
