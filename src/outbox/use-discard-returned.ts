import { returnedDraftForm } from '#commands/returned-draft.ts';
import type { Subject } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { useWorkbench } from './workbench.tsx';

/** What was given back and has not come yet is thrown away. */
export const useDiscardReturned = (subject: Subject): (() => void) => {
  const { ledger } = useWorkbench();
  const form = returnedDraftForm(subject);
  return () =>
    void ledger.act<never>(({ drafts: { formsByName } }) =>
      ok(Object.hasOwn(formsByName, form) ? [{ type: 'form.drafted.v1', form, draft: null }] : []),
    );
};
