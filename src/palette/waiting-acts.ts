import type { Handler } from '#commands/command.ts';
import { typedWithinMs } from './burst.ts';

/** Where no word has shown after so many more keys, keys are pressed: 'usual' and 'uuva' have their third letter by then. */
export const keysInDoubt = 4;

/**
 * Acts that keys asked for wait until no word can be typed any more, and until the acts before them are done. They run in the order in
 * which they were asked for, one after the other.
 */
export const createWaitingActs = () => {
  let acts: Handler[] = [];
  let running = 0;
  let turn: Promise<void> = Promise.resolve();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let heard = 0;

  const take = (): readonly Handler[] => {
    clearTimeout(quiet);
    return acts.splice(0);
  };
  const inTurn = (act: Handler): void => {
    running += 1;
    turn = turn
      .then(() => act())
      .catch((defect: unknown) => reportError(defect))
      .finally(() => {
        running -= 1;
      });
  };
  const runAll = (): void => {
    for (const act of take()) inTurn(act);
  };

  return {
    isBusy: (): boolean => acts.length > 0 || running > 0,
    /** Runs when no word can be typed any more, at the latest at the last key in doubt. */
    add: (act: Handler): void => {
      if (acts.length === 0) heard = 0;
      acts.push(act);
    },
    /** Runs behind what waits or is not done yet; at once where there is nothing of the kind. */
    follow: (act: Handler): void => {
      if (acts.length > 0) acts.push(act);
      else if (running > 0) inTurn(act);
      else void act();
    },
    /** A key was pressed that made no word: what waits, waits for the next one. */
    heardKey: (): void => {
      clearTimeout(quiet);
      heard += 1;
      if (heard >= keysInDoubt) runAll();
      quiet = setTimeout(runAll, typedWithinMs);
    },
    runAll,
    /** A word was typed: what its letters asked for never runs. */
    drop: (): void => void take(),
  };
};
