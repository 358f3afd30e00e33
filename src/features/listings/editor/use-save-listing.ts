import { useRef, useState } from 'react';
import { listingQuery, refetchListing } from '#api/listings.ts';
import { unwrap, type Problem } from '#api/client.ts';
import { sellersQuery } from '#api/sellers.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { getCategoryStatus } from '#contract/category.ts';
import type { Listing } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { useT } from '#locale/locale.tsx';
import { stepSave, type SaveState, type SaveStep } from '#machines/screen/save-listing.ts';
import { toast } from '#ui/toast.tsx';
import { brokenBy, editOf, type EditorValues } from './editor-values.ts';
import { sayRules } from './say-rule.ts';
import { shippingRules } from './shipping-rules.ts';
import type { EditorForm } from './use-editor-form.ts';

interface Saving {
  readonly state: SaveState;
  /** Why nothing was saved, or not all of it; null while all is well. */
  readonly problem: string | null;
  readonly save: () => void;
  /** Something was typed after a save ended. */
  readonly edit: () => void;
  readonly merged: () => void;
}

const isConflict = (problem: Problem): boolean =>
  problem.type === 'Refused' && problem.status === 409 && problem.body.code === 'changed-meanwhile';

/** The save machine with its hands: it asks, writes, and tells what came of it. What is typed is never lost by it (row LST-7). */
export const useSaveListing = (listing: Listing, { methods, draft }: EditorForm): Saving => {
  const t = useT();
  const { api, queryClient, newId } = useWorkbench();
  const [state, setState] = useState<SaveState>('draft');
  const [problem, setProblem] = useState<string | null>(null);
  const now = useRef<SaveState>('draft');
  const toasted = useRef<string | number | null>(null);
  /** The same body sent again is the same save: a lost answer does not make it two. */
  const attempt = useRef({ of: '', key: '' });

  const go = (step: SaveStep): boolean => {
    const next = stepSave(now.current, step);
    if (!next.ok) return false;
    now.current = next.value;
    setState(next.value);
    return true;
  };

  const complain = (text: string): void => {
    setProblem(text);
    toasted.current = toast.error(text);
  };

  const save = async (): Promise<void> => {
    if (!go({ type: 'save' })) return;
    if (toasted.current !== null) toast.dismiss(toasted.current);
    setProblem(null);
    const values = methods.getValues();
    const blockers = await check(values);
    if (blockers === null) {
      go({ type: 'fail' });
      complain(t('editor.checkFailed'));
    } else if (blockers.length > 0) {
      go({ type: 'block' });
      complain(blockers.join(', '));
    } else {
      go({ type: 'pass', writes: true, uploads: 0 });
      await write(values);
    }
  };

  /** What stands against a save, in words; null when it could not be found out. */
  const check = async (values: EditorValues): Promise<readonly string[] | null> => {
    void methods.trigger();
    const broken = sayRules(t, brokenBy(values));
    try {
      const rules = await readShipping(values);
      return [...broken, ...rules.map((rule) => t(`editor.shipping.${rule}`))];
    } catch {
      return broken.length > 0 ? broken : null;
    }
  };

  const readShipping = async ({ shipMode, sellerId, category }: EditorValues) => {
    const [sellers, modes] = await Promise.all([
      queryClient.fetchQuery({ ...sellersQuery(api), staleTime: 0 }),
      api.send(getCategoryStatus, { query: { id: category.id, publish: listing.publishId } }).then(unwrap),
    ]);
    const company = sellers.find(({ _id }) => _id === sellerId);
    return company ? shippingRules({ shipMode, me2: company.me2, modes: modes.map(({ mode }) => mode) }) : [];
  };

  const write = async (values: EditorValues): Promise<void> => {
    const body = editOf(listing, values);
    const of = JSON.stringify([listing.version, body]);
    if (attempt.current.of !== of) attempt.current = { of, key: newId() };
    const answer = await api.send(
      saveListing,
      { params: { publishId: listing.publishId }, body },
      { idempotencyKey: attempt.current.key, ifMatch: listing.version },
    );
    // An answer that breaks the contract is an answer: it was done.
    if (answer.ok || answer.error.type === 'OffContract') await settle();
    else if (isConflict(answer.error)) await meet();
    else refuse(answer.error);
  };

  const settle = async (): Promise<void> => {
    toast.success(t('editor.done'));
    draft.settle();
    go({ type: 'saved', uploads: 0 });
    await refetchListing(queryClient, api, listing.publishId);
  };

  /** Somebody was faster: what they left is fetched, and what is shown is merged with it before it can be saved. */
  const meet = async (): Promise<void> => {
    go({ type: 'conflict' });
    setProblem(t('editor.mergeFirst'));
    await queryClient.cancelQueries({ queryKey: listingQuery(api, listing.publishId).queryKey });
    await refetchListing(queryClient, api, listing.publishId);
    await queryClient.invalidateQueries({ queryKey: listingQuery(api, listing.publishId).queryKey });
    setProblem(null);
    go({ type: 'merged' });
  };

  const refuse = (error: Problem): void => {
    if (error.type === 'Refused' && error.status === 400) {
      go({ type: 'block' });
      complain(error.body.message);
      return;
    }
    go({ type: 'fail' });
    complain(t('editor.saveFailed', { why: whyOf(error) ?? t('editor.noAnswer') }));
    // Where it stands may be what refused it.
    if (error.type === 'Refused') void refetchListing(queryClient, api, listing.publishId);
  };

  return {
    state,
    problem,
    save: () => void save(),
    edit: () => {
      if (go({ type: 'edit' })) setProblem(null);
    },
    merged: () => void go({ type: 'merged' }),
  };
};

const whyOf = (error: Problem): string | null => {
  if (error.type === 'Refused') return error.body.message;
  return 'message' in error ? error.message : null;
};
