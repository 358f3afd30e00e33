/**
 * One image of a listing and what is known of it. (part 2, sections 4 and 5; decision 17)
 *
 * Pure like every lifecycle machine. An analysis that could not run is no image error: it is `unverified`, with a retry.
 * A verdict belongs to the bytes: `replace` forgets it.
 */
import { getNextSnapshot, setup } from 'xstate';
import type { ImageAnalysis } from '#contract/sku.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export const imageStates = ['pending', 'loading', 'validated', 'errored', 'unverified'] as const;
export type ImageState = (typeof imageStates)[number];

export type ImageStep =
  | { readonly type: 'validate' }
  | { readonly type: 'pass' }
  | { readonly type: 'fail' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'replace' };

const validate = { target: 'loading' } as const;
const replace = { target: 'pending' } as const;

const states = {
  pending: { on: { validate, replace } },
  loading: { on: { pass: 'validated', fail: 'errored', giveUp: 'unverified', replace } },
  validated: { on: { validate, replace } },
  errored: { on: { validate, replace } },
  unverified: { on: { validate, replace } },
} as const satisfies Record<ImageState, object>;

export const imageLifecycle = setup({
  types: {} as { events: ImageStep },
}).createMachine({
  id: 'image',
  initial: 'pending',
  states,
});

export interface ImageStepRefused {
  readonly type: 'ImageStepRefused';
  readonly from: ImageState;
  readonly step: ImageStep['type'];
}

export const stepImage = (state: ImageState, step: ImageStep): Result<ImageState, ImageStepRefused> => {
  const here = imageLifecycle.resolveState({ value: state });
  if (!here.can(step)) return refuse({ type: 'ImageStepRefused', from: state, step: step.type });
  return ok(getNextSnapshot(imageLifecycle, here, step).value);
};

/** What the analyser's answer does to the image it looked at; null, where nothing could be found out. */
export const outcomeOf = (analysis: ImageAnalysis | null): ImageStep => {
  if (analysis === null) return { type: 'giveUp' };
  return { type: analysis.valid ? 'pass' : 'fail' };
};
