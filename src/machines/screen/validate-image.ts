/** Validating one image: analysed once, with an end to the waiting. (row IMG-1, decision 17) */
import { assign, fromPromise, setup } from 'xstate';
import type { ImageAnalysis, ImageRole } from '#contract/sku.ts';
import { outcomeOf, stepImage, type ImageState } from '../lifecycle/image.ts';
import { notProvided } from './not-provided.ts';

/** A stored image by its address, or a file of this computer. */
export interface ImageToValidate {
  /** Stands for its bytes: an image that replaces another has a key of its own. */
  readonly key: string;
  readonly file: File | null;
  readonly url: string | null;
  /** What it is judged as. */
  readonly role: ImageRole;
}

export interface ImageStanding {
  readonly state: ImageState;
  readonly analysis: ImageAnalysis | null;
}

/** In milliseconds: its bytes are read, sent and looked at. */
const analysisPatience = 60_000;

/** As the lifecycle of an image says, for one that is being looked at. */
const standingAfter = (analysis: ImageAnalysis | null): ImageStanding => {
  const next = stepImage('loading', outcomeOf(analysis));
  if (!next.ok) throw new Error(`An image in work refused ${next.error.step}`);
  return { state: next.value, analysis };
};

export const validateImageMachine = setup({
  types: {} as {
    input: ImageToValidate;
    output: ImageStanding;
    context: { readonly image: ImageToValidate; readonly standing: ImageStanding };
  },
  // Answers null where nothing could be found out: that is no error of the image.
  actors: { analyse: fromPromise<ImageAnalysis | null, ImageToValidate>(notProvided) },
  actions: { judge: assign((_, analysis: ImageAnalysis | null) => ({ standing: standingAfter(analysis) })) },
  delays: { analysisPatience },
}).createMachine({
  id: 'validateImage',
  context: ({ input }) => ({ image: input, standing: { state: 'loading', analysis: null } }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'analyse',
        src: 'analyse',
        input: ({ context }) => context.image,
        onDone: { target: 'judged', actions: { type: 'judge', params: ({ event }) => event.output } },
      },
      after: { analysisPatience: { target: 'judged', actions: { type: 'judge', params: null } } },
    },
    judged: { type: 'final' },
  },
  output: ({ context }) => context.standing,
});
