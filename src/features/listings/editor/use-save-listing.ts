import { useRef, useState } from 'react';
import { fetchAnew } from '#api/fetch-anew.ts';
import { listingQuery, refetchListing } from '#api/listings.ts';
import type { Problem } from '#api/client.ts';
import { statusCategoryQuery, technicalSpecsQuery } from '#api/categories.ts';
import { uploadVariationImages } from '#api/listing-images.ts';
import { sellersQuery } from '#api/sellers.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { shippingRules } from '#contract/category-rules.ts';
import type { Listing } from '#contract/listing.ts';
import { saveListing, type ListingEdit } from '#contract/listing-edit.ts';
import { useT } from '#locale/locale.tsx';
import { stepSave, type SaveState, type SaveStep } from '#machines/screen/save-listing.ts';
import { toast } from '#ui/toast.tsx';
import { editOf, type EditorValues } from './editor-values.ts';
import { sayRules } from './say-rule.ts';
import { brokenWith } from './use-broken.ts';
import type { ImageDrafts, ImagesToSend } from './use-image-drafts.ts';
import type { EditorForm } from './use-editor-form.ts';
import { wasWritten } from './was-written.ts';

/** Which of how many files, and whose. */
export interface SendingImage {
  readonly sku: string;
  readonly n: number;
  readonly of: number;
}

interface Saving {
  readonly state: SaveState;
  /** Why nothing was saved, or not all of it; null while all is well. */
  readonly problem: string | null;
  /** The image on its way; null while none is. */
  readonly sending: SendingImage | null;
  readonly save: () => void;
  /** Something was typed after a save ended. */
  readonly edit: () => void;
  /** Only the images that are left: the listing was saved before. */
  readonly sendImages: () => void;
}

const isConflict = (problem: Problem): boolean =>
  problem.type === 'Refused' && problem.status === 409 && problem.body.code === 'changed-meanwhile';

/** The save machine with its hands: it asks, writes, and tells what came of it. What is typed is never lost by it (row LST-7). */
export const useSaveListing = (listing: Listing, { methods, draft }: EditorForm, images: ImageDrafts): Saving => {
  const t = useT();
  const { api, queryClient, newId } = useWorkbench();
  const [state, setState] = useState<SaveState>('draft');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<SendingImage | null>(null);
  const now = useRef<SaveState>('draft');
  const toasted = useRef<string | null>(null);
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

  const beQuiet = (): void => {
    if (toasted.current !== null) toast.dismiss(toasted.current);
    setProblem(null);
  };

  const save = async (): Promise<void> => {
    if (!go({ type: 'save' })) return;
    beQuiet();
    const values = methods.getValues();
    const blockers = await check(values);
    if (blockers === null) {
      go({ type: 'fail' });
      complain(t('editor.checkFailed'));
    } else if (blockers.length > 0) {
      go({ type: 'block' });
      complain(blockers.join(', '));
    } else {
      const toSend = images.toSend(values.variations);
      go({ type: 'pass', writes: true, uploads: toSend.length });
      await write(values, toSend);
    }
  };

  /** What stands against a save, in words; null when it could not be found out. */
  const check = async (values: EditorValues): Promise<readonly string[] | null> => {
    void methods.trigger();
    const [specs, rules] = await Promise.allSettled([
      queryClient.fetchQuery(technicalSpecsQuery(api, values.category.id)),
      readShipping(values),
    ]);
    const broken = sayRules(t, brokenWith(values, specs.status === 'fulfilled' ? specs.value : []));
    const unvalidated = images.unvalidated > 0 ? [t('editor.imageNotValidated')] : [];
    const found = [...broken, ...unvalidated];
    if (rules.status === 'fulfilled') return [...found, ...sayRules(t, rules.value)];
    return found.length > 0 ? found : null;
  };

  const readShipping = async ({ shipMode, sellerId, category }: EditorValues) => {
    const [sellers, modes] = await Promise.all([
      queryClient.fetchQuery({ ...sellersQuery(api), staleTime: 0 }),
      queryClient.fetchQuery(statusCategoryQuery(api, { id: category.id, publish: listing.publishId })),
    ]);
    const company = sellers.find(({ _id }) => _id === sellerId);
    return company ? shippingRules({ shipMode, me2: company.me2, modes: modes.map(({ mode }) => mode) }) : [];
  };

  const write = async (values: EditorValues, toSend: readonly ImagesToSend[]): Promise<void> => {
    const body = editOf(listing, values, images.draftOf);
    const of = JSON.stringify([listing.version, body]);
    if (attempt.current.of !== of) attempt.current = { of, key: newId() };
    const answer = await api.send(
      saveListing,
      { params: { publishId: listing.publishId }, body },
      { idempotencyKey: attempt.current.key, ifMatch: listing.version },
    );
    // An answer that breaks the contract is an answer: it was done.
    if (answer.ok || answer.error.type === 'OffContract') await settle(toSend);
    else if (isConflict(answer.error)) await meet();
    else if (await wasSavedAfterAll(body)) await settle(toSend);
    else refuse(answer.error);
  };

  /** No answer is no refusal: it may have been written all the same. Asked of the server, before anybody is told it was not. */
  const wasSavedAfterAll = async (body: ListingEdit): Promise<boolean> => {
    if (Object.keys(body).length === 0) return false;
    try {
      const found = await fetchAnew(queryClient, listingQuery(api, listing.publishId));
      return found.version > listing.version && wasWritten(found, body);
    } catch {
      return false;
    }
  };

  const settle = async (toSend: readonly ImagesToSend[]): Promise<void> => {
    toast.success(t('editor.done'));
    images.settle(toSend, draft.settle);
    go({ type: 'saved', uploads: toSend.length });
    if (toSend.length > 0) await sendAll(toSend);
    else images.renew();
    await refetchListing(queryClient, api, listing.publishId);
  };

  /** SKU after SKU; one that fails holds no other up, and is what is left. */
  const sendAll = async (toSend: readonly ImagesToSend[]): Promise<void> => {
    const failed = new Map<string, string>();
    const of = toSend.reduce((sum, { files }) => sum + files.length, 0);
    let before = 0;
    for (const [at, each] of toSend.entries()) {
      const { sku, files } = each;
      const first = before + 1;
      setSending({ sku, n: first, of });
      const why = await sendOf(each, (sent) => setSending({ sku, n: first + Math.min(sent, files.length - 1), of }));
      before += files.length;
      if (why !== null) failed.set(each.sku, why);
      else go({ type: 'uploaded', rest: toSend.length - at - 1 + failed.size });
    }
    setSending(null);
    images.renew();
    if (failed.size === 0) return;
    go({ type: 'fail' });
    complain(t('editor.partlyDone', { skus: [...failed.keys()].join(', '), why: [...new Set(failed.values())].join(', ') }));
  };

  /** Why the images of one SKU are not all there, in words; null when they are. */
  const sendOf = async ({ id, sku, place, files }: ImagesToSend, onProgress: (sent: number) => void): Promise<string | null> => {
    try {
      const answer = await uploadVariationImages(api, { sku, publish: listing.publishId, files, newId, onProgress });
      await images.forget({ id, place }, new Set(answer.ok ? files.map(({ key }) => key) : answer.error.sent));
      return answer.ok ? null : (whyOf(answer.error.problem) ?? t('editor.noAnswer'));
    } catch {
      // The files still wait: sent again, a picture is there once.
      return t('editor.notForgotten');
    }
  };

  const sendImages = async (): Promise<void> => {
    if (images.unvalidated > 0) {
      beQuiet();
      complain(t('editor.imageNotValidated'));
      return;
    }
    const toSend = images.toSend(methods.getValues('variations'));
    const isOn = go({ type: 'retry' }) || (go({ type: 'save' }) && go({ type: 'pass', writes: false, uploads: toSend.length }));
    if (!isOn) return;
    beQuiet();
    await sendAll(toSend);
    await refetchListing(queryClient, api, listing.publishId);
  };

  /** Somebody was faster: what they left is fetched, and what is shown is merged with it before it can be saved. */
  const meet = async (): Promise<void> => {
    go({ type: 'conflict' });
    setProblem(t('editor.mergeFirst'));
    await refetchListing(queryClient, api, listing.publishId);
    await queryClient.invalidateQueries({ queryKey: listingQuery(api, listing.publishId).queryKey });
    go({ type: 'merged' });
    // Whatever came of the merging: who pressed to save has to know that nothing was.
    complain(t('editor.changedMeanwhile'));
  };

  const refuse = (error: Problem): void => {
    // A refusal is kept by its key: what caused it may be gone when the same is sent again.
    if (error.type === 'Refused') attempt.current = { of: '', key: '' };
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
    sending,
    save: () => void save(),
    edit: () => {
      if (go({ type: 'edit' })) setProblem(null);
    },
    sendImages: () => void sendImages(),
  };
};

const whyOf = (error: Problem): string | null => {
  if (error.type === 'Refused') return error.body.message;
  return 'message' in error ? error.message : null;
};
