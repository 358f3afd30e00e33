import type { QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { listings } from '#api/listings.ts';
import type { Api, Problem } from '#api/client.ts';
import { statusCategoryQuery, technicalSpecsQuery } from '#api/categories.ts';
import { keepAnalysis } from '#api/images.ts';
import { uploadVariationImages, type WaitingImage } from '#api/listing-images.ts';
import { companies } from '#api/people.ts';
import { platformOf } from '#commands/listing/listing-args.ts';
import { shippingRules } from '#contract/category-rules.ts';
import type { Listing } from '#contract/listing.ts';
import { isSaid, longestAnswer, saveListing } from '#contract/listing-edit.ts';
import { unreachable } from '#lib/result.ts';
import { lengthOf } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { CheckAnswer, Edit, SaveProblem, SendingImage, WriteAnswer } from '#machines/screen/save-listing-answers.ts';
import { saveListingMachine, saveStateOf, type SaveState } from '#machines/screen/save-listing.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { mayAnswer } from './closed.ts';
import { coverField, editOf, imageRoleOf, saveOf, valuesOf, type EditorValues } from './editor-values.ts';
import { sayRules } from './say-rule.ts';
import { brokenWith, toldApart } from './use-broken.ts';
import type { ImageDrafts } from './use-image-drafts.ts';
import type { EditorForm } from './use-editor-form.ts';
import { wasWritten } from './was-written.ts';

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

const whyOf = (error: Problem): string | null => {
  if (error.type === 'Refused') return error.body.message;
  return 'message' in error ? error.message : null;
};

const sayProblem = (t: Translate, problem: SaveProblem): string => {
  switch (problem.type) {
    case 'said':
      return problem.text;
    case 'unchecked':
      return t('editor.checkFailed');
    case 'unanswered':
      return t('editor.saveFailed', { why: t('editor.noAnswer') });
    case 'changedMeanwhile':
      return t('editor.changedMeanwhile');
    case 'partly': {
      const why = new Set(problem.failed.map((each) => each.why ?? t('editor.noAnswer')));
      return t('editor.partlyDone', { skus: problem.failed.map(({ sku }) => sku).join(', '), why: [...why].join(', ') });
    }
    default:
      return unreachable(problem);
  }
};

const answerOf = (t: Translate, error: Problem): WriteAnswer => {
  // An answer that breaks the contract is an answer: it was done.
  if (error.type === 'OffContract') return { type: 'saved' };
  const text = t('editor.saveFailed', { why: whyOf(error) ?? t('editor.noAnswer') });
  if (error.type !== 'Refused') return { type: 'unanswered', text };
  if (error.status === 409 && error.body.code === 'changed-meanwhile') return { type: 'conflict' };
  return error.status === 400
    ? { type: 'refused', text: error.body.message, isBlocked: true }
    : { type: 'refused', text, isBlocked: false };
};

/** What stood against a save is said of fields on the page, and means nothing on another; that a save failed is news anywhere. */
const isOfPage = (problem: SaveProblem): boolean => problem.type === 'said' && problem.brief !== undefined;

/** The one message a save shows: the next one takes it back. */
const createMessage = () => {
  let shown: { readonly id: string; readonly isOfPage: boolean } | null = null;
  const takeBack = (): void => {
    if (shown !== null) toast.dismiss(shown.id);
    shown = null;
  };
  return {
    complain: (text: string, ofPage: boolean): void => {
      shown = { id: toast.error(text), isOfPage: ofPage };
    },
    takeBack,
    leavePage: (): void => {
      if (shown?.isOfPage) takeBack();
    },
  };
};

/** What stands against a save: each in words, and in short where the fields and the list above the form say which they are. */
interface Blockers {
  readonly all: readonly string[];
  readonly brief: readonly string[];
}

/** The save machine with its calls: it asks, writes, and says what came of it. What is typed is never lost by it (row LST-7). */
export const useSaveListing = (listing: Listing, { methods, draft }: EditorForm, images: ImageDrafts): Saving => {
  const t = useT();
  const { api, queryClient, newId, actor: readActor } = useWorkbench();
  const [message] = useState(createMessage);
  useEffect(() => message.leavePage, [message]);

  /** Null when it could not be found out. */
  const findBlockers = async (values: EditorValues): Promise<Blockers | null> => {
    void methods.trigger();
    const [specs, rules] = await Promise.allSettled([
      queryClient.fetchQuery(technicalSpecsQuery(api, values.category.id)),
      readShipping(values),
    ]);
    const wrong = brokenWith(values, specs.status === 'fulfilled' ? specs.value : [], listing);
    const broken = sayRules(t, toldApart(wrong, valuesOf(listing), values).blocking);
    const others = [
      ...(images.unvalidated > 0 ? [t('editor.imageNotValidated')] : []),
      ...(lengthOf(values.answer) > longestAnswer ? [t('refusal.answerTooLong', { n: longestAnswer })] : []),
      ...(rules.status === 'fulfilled' ? sayRules(t, rules.value) : []),
    ];
    if (rules.status === 'rejected' && broken.length + others.length === 0) return null;
    return {
      all: [...broken, ...others],
      brief: [...(broken.length > 0 ? [t('editor.correctFirst', { n: broken.length })] : []), ...others],
    };
  };

  const readShipping = async ({ shipMode, sellerId, category }: EditorValues) => {
    const [{ me2 }, modes] = await Promise.all([
      companies.ask(queryClient, api, sellerId),
      queryClient.fetchQuery(statusCategoryQuery(api, { id: category.id, publish: listing.publishId })),
    ]);
    return shippingRules({ shipMode, me2, modes: modes.map(({ mode }) => mode) });
  };

  const check = async (): Promise<CheckAnswer> => {
    const values = methods.getValues();
    const blockers = await findBlockers(values);
    if (blockers === null) return { type: 'unchecked' };
    if (blockers.all.length > 0) return { type: 'blocked', text: blockers.all.join(', '), brief: blockers.brief.join(', ') };
    const said = { ...platformOf(readActor()), mayAnswer: mayAnswer(listing, readActor()), kit: listing.kit };
    const body = saveOf(editOf(listing, values, images.draftOf), values, said);
    const toSend = images.toSend(values.variations);
    // A provider's API has no such field, and may refuse the whole save for it (decision 0087).
    const isFollowed = toSend.length > 0 && readActor().hasSpecifiedOnly !== true;
    const edit = { version: listing.version, body: { ...body, ...(isFollowed && { picturesFollow: true as const }) } };
    return { type: 'passed', edit, images: toSend };
  };

  const actor = useActorRef(
    saveListingMachine.provide({
      actors: {
        check: fromPromise(check),
        write: fromPromise(async ({ input: { edit, key }, signal }) => {
          const call = { params: { publishId: listing.publishId }, body: edit.body };
          const answer = await api.send(saveListing, call, { idempotencyKey: key, ifMatch: edit.version, signal });
          return answer.ok ? { type: 'saved' } : answerOf(t, answer.error);
        }),
        confirm: fromPromise(({ input }) => isThere(queryClient, api, listing.publishId, input)),
        meet: fromPromise(async () => {
          await listings.refetch(queryClient, api, listing.publishId);
          await queryClient.invalidateQueries({ queryKey: listings.query(api, listing.publishId).queryKey });
        }),
        upload: fromPromise(async ({ input: { images: toSend, onProgress }, signal }) => {
          const { id, sku, files } = toSend;
          const onStored = ({ key, file }: WaitingImage, url: string): void =>
            keepAnalysis(queryClient, api, { key, file, url }, imageRoleOf(id));
          const of = { sku, publish: listing.publishId, isOwn: id === coverField };
          const answer = await uploadVariationImages(api, { ...of, files, newId, onProgress, onStored, signal });
          try {
            await images.forget(toSend, new Set(answer.ok ? files.map(({ key }) => key) : answer.error.sent));
          } catch {
            // The files still wait: sent again, a picture is there once.
            return { type: 'failed', why: t('editor.notForgotten') };
          }
          return answer.ok ? { type: 'uploaded' } : { type: 'failed', why: whyOf(answer.error.problem) };
        }),
      },
      actions: {
        beQuiet: message.takeBack,
        complain: ({ context: { problem: why } }) => {
          if (why) message.complain(sayProblem(t, why), isOfPage(why));
        },
        settle: ({ context }) => {
          toast.success(t('editor.done'));
          const answer = methods.getValues('answer');
          const isSent = context.attempt?.edit.body.answer === answer.trim();
          // It was said: the next refusal is answered anew.
          methods.setValue('answer', '');
          images.settle(context.images, draft.settle);
          // What did not go along, because the listing went to review meanwhile, stays to be read until it is discarded.
          if (!isSent && isSaid(answer)) methods.setValue('answer', answer, { shouldDirty: true });
        },
        renew: images.renew,
        refetch: () => void listings.refetch(queryClient, api, listing.publishId),
      },
    }),
    { input: { newKey: newId } },
  );
  const state = useSelector(actor, ({ value }) => saveStateOf(value));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const sending = useSelector(actor, ({ context }) => context.sending);
  const said = problem && (problem.type === 'said' && problem.brief !== undefined ? problem.brief : sayProblem(t, problem));
  return {
    state,
    problem: state === 'conflicted' ? t('editor.mergeFirst') : said,
    sending,
    save: () => actor.send({ type: 'save' }),
    edit: () => actor.send({ type: 'edit' }),
    sendImages: () =>
      actor.send({
        type: 'sendImages',
        images: images.toSend(methods.getValues('variations')),
        blocker: images.unvalidated > 0 ? t('editor.imageNotValidated') : null,
      }),
  };
};

/** Does the server have it, version and fields? Asked anew; not known is no. */
const isThere = async (queryClient: QueryClient, api: Api, publishId: string, { version, body }: Edit): Promise<boolean> => {
  const { picturesFollow: _follow, platformId: _platform, complete: _complete, ...written } = body;
  if (Object.keys(written).length === 0) return false;
  try {
    const found = await listings.ask(queryClient, api, publishId);
    return found.version > version && wasWritten(found, written);
  } catch {
    return false;
  }
};
