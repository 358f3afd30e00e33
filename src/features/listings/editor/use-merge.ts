import { useEffect, useEffectEvent } from 'react';
import type { Listing } from '#contract/listing.ts';
import { lastChangedBy } from '#entities/listing/last-event.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { valuesOf } from './editor-values.ts';
import { fieldNames } from './field-names.ts';
import { clashingCodes, contestedChoices, mergeValues, theirFields, type Choice, type Versions } from './merge-values.ts';
import { useDerived } from './use-derived.ts';
import type { EditorForm } from './use-editor-form.ts';

interface Merge {
  /** What has to be chosen; null while there is nothing to choose. */
  readonly contested: { readonly versions: Versions; readonly choices: readonly Choice[] } | null;
  readonly resolve: (takesTheirs: ReadonlySet<string>) => void;
  /** The name of the person who changed it last. */
  readonly by: string;
}

/**
 * Somebody else saved this listing while it was being edited: field by field, and entry by entry, theirs and mine together (row LST-7).
 * @param onClash what came together breaks a rule that neither broke alone.
 */
export const useMerge = ({ methods, draft }: EditorForm, listing: Listing, onClash: () => void): Merge => {
  const t = useT();
  const { actor } = useWorkbench();
  const last = lastChangedBy(listing);
  const by = last?.name ?? t('editor.somebody');
  const theirs = valuesOf(listing);
  const base = draft.isOutdated ? draft.base() : null;
  // Told anew as somebody types: what is contested, and what theirs would take the place of, changes with it.
  const open = useDerived(methods, (mine) => base && { mine, choices: contestedChoices({ base, mine, theirs }) });
  const versions = base && open ? { base, mine: open.mine, theirs } : null;
  const choices = open?.choices ?? [];

  const resolve = (takesTheirs: ReadonlySet<string>): void => {
    let clashing: readonly string[] = [];
    draft.merge((before, mine) => {
      const all = { base: before, mine, theirs };
      const merged = mergeValues(all, takesTheirs);
      clashing = clashingCodes(all, merged);
      return merged;
    });
    if (clashing.length === 0) return;
    toast.error(t('editor.mergedSameSku', { name: by, skus: clashing.join(', ') }));
    onClash();
  };

  const mergeQuietly = useEffectEvent((): void => {
    if (!versions) return;
    const mine = methods.getValues();
    const incoming = theirFields(versions).filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]));
    resolve(new Set());
    // A person who saved the rest themselves needs not be told that they did.
    if (incoming.length > 0 && last?.id !== actor().id) toast.info(t('editor.merged', { name: by, fields: fieldNames(t, incoming) }));
  });
  // Nothing both changed: nobody is asked.
  const isQuiet = versions !== null && choices.length === 0;
  useEffect(() => {
    if (isQuiet) mergeQuietly();
  }, [isQuiet]);

  return { contested: versions && choices.length > 0 ? { versions, choices } : null, resolve, by };
};
