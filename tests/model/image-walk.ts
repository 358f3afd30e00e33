import { stepImage, type ImageState, type ImageStep } from '#machines/lifecycle/image.ts';
import type { Lifecycle } from './paths.ts';

export const imageWalk: Lifecycle<ImageState, ImageStep> = {
  initial: 'pending',
  events: [{ type: 'validate' }, { type: 'pass' }, { type: 'fail' }, { type: 'giveUp' }, { type: 'replace' }],
  step: stepImage,
};
