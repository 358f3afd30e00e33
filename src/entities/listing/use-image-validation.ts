import type { QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { fileAnalysisQuery, imageAnalysisQuery, oversizeOf } from '#api/images.ts';
import type { ImageAnalysis } from '#contract/sku.ts';
import { validateImageMachine, type ImageStanding, type ImageToValidate } from '#machines/screen/validate-image.ts';
import { validateImagesMachine } from '#machines/screen/validate-images.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

const untouched: ImageStanding = { state: 'pending', analysis: null };

const queryOf = (api: Api, { key, file, url, role }: ImageToValidate) =>
  file ? fileAnalysisQuery(api, { key, file }, role) : imageAnalysisQuery(api, url ?? '', role);

/** Answers null where it could not be looked at, which is no error of the image (decision 17). */
const analyse = async (api: Api, queryClient: QueryClient, image: ImageToValidate, signal: AbortSignal): Promise<ImageAnalysis | null> => {
  const query = queryOf(api, image);
  const cancel = (): void => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await queryClient.fetchQuery(query);
  } catch {
    return null;
  }
};

export interface ImageValidation {
  /** Where an image stands in its lifecycle; a verdict of another screen counts, since it belongs to the bytes. */
  readonly of: (image: ImageToValidate) => ImageStanding;
  readonly validate: (image: ImageToValidate) => void;
  /** Those not yet analysed, two at a time. */
  readonly validateAll: (images: readonly ImageToValidate[]) => void;
}

/**
 * Validates the images of a screen (row IMG-1). Verdicts outlive it in the query cache.
 * @param onOutcome told when all that was asked for together has an outcome, with how each of them stands; keep its identity.
 */
export const useImageValidation = (onOutcome?: (standings: readonly ImageStanding[]) => void): ImageValidation => {
  const { api, queryClient } = useWorkbench();
  const machine = useMemo(() => {
    const validateImage = validateImageMachine.provide({
      actors: { analyse: fromPromise(({ input, signal }) => analyse(api, queryClient, input, signal)) },
    });
    return validateImagesMachine.provide({
      actors: { validateImage },
      actions: { tell: ({ context }) => onOutcome?.(context.about.map((image) => standingOf(context.standings, api, queryClient, image))) },
    });
  }, [api, onOutcome, queryClient]);
  const actor = useActorRef(machine);
  const standings = useSelector(actor, ({ context }) => context.standings);
  return useMemo(() => {
    const of = (image: ImageToValidate): ImageStanding => standingOf(standings, api, queryClient, image);
    return {
      of,
      validate: (image) => actor.send({ type: 'validate', image }),
      validateAll: (about) =>
        actor.send({ type: 'validateAll', about, images: about.filter((image) => ['pending', 'unverified'].includes(of(image).state)) }),
    };
  }, [actor, api, queryClient, standings]);
};

/** What is too large needs nobody to say it, and what was said of these bytes on another screen is known. */
const standingOf = (
  standings: ReadonlyMap<string, ImageStanding>,
  api: Api,
  queryClient: QueryClient,
  image: ImageToValidate,
): ImageStanding => {
  const standing = standings.get(image.key);
  if (standing) return standing;
  const analysis = (image.file && oversizeOf(image.file)) ?? queryClient.getQueryData(queryOf(api, image).queryKey);
  return analysis ? { state: analysis.valid ? 'validated' : 'errored', analysis } : untouched;
};
