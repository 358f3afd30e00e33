import type { Intent } from '#events/record.ts';
import type { AnyIntentCommand } from './command.ts';
import { versionOf } from './view.ts';

/**
 * What was asked, asked again of how things are now: with the version that is seen now. With the one decided on at first the server
 * would say for ever that somebody changed it meanwhile.
 */
export const argsAgain = (command: Pick<AnyIntentCommand, 'prefillFrom'>, args: Intent['args'], base: unknown): Intent['args'] => {
  const { version } = command.prefillFrom(base);
  const carriesVersion = typeof args === 'object' && args !== null && !Array.isArray(args) && 'version' in args;
  return carriesVersion && typeof version === 'number' ? { ...args, version } : args;
};

/**
 * Is it to be looked at before it is decided again? A listing under review always, and whatever nothing takes back, once it is another than
 * the one decided on: nobody has seen what it became (decision 0088).
 *
 * @param before The arguments it was decided with.
 * @param again The same of how things are now.
 */
export const asksForLook = (
  { scope, ofWhatWasSeen, reviewOf, inverseOf }: Pick<AnyIntentCommand, 'scope' | 'ofWhatWasSeen' | 'reviewOf' | 'inverseOf'>,
  before: unknown,
  again: unknown,
): boolean => {
  if (versionOf(before) === versionOf(again)) return false;
  const isForGood = reviewOf !== null && (inverseOf?.(again, '') ?? null) === null;
  return scope === 'queue' || ofWhatWasSeen === true || isForGood;
};
