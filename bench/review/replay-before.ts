import { isRefused, type Case } from './case.ts';
import type { Step } from './operators.ts';
import { before } from './steps.ts';

export interface Diligence {
  /** `v` for each listing: else nobody knows whether its pictures are large, sharp and on white. */
  readonly validatesImages: boolean;
  /** Each description is read: else nobody knows whether a telephone number stands in it. */
  readonly readsDescription: boolean;
}

/** One listing after the other, as before Review. */
export const replayBefore = (cases: readonly Case[], { validatesImages, readsDescription }: Diligence): readonly Step[] =>
  cases.flatMap((each) => [
    before.look,
    ...(each.isFaultedThen ? [before.readFound] : []),
    ...(validatesImages ? [before.validateImages] : []),
    ...(readsDescription ? [before.readDescription] : []),
    isRefused(each) ? before.refuse({ ticked: each.tickedThen, wanted: each.warnings }) : before.approve,
  ]);
