import type { Ledger } from '#events/ledger.ts';

/** A disk that takes its time: nothing is recorded until it is let go. */
export const holdLedger = (ledger: Ledger): (() => void) => {
  const { act } = ledger;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const slow: Ledger['act'] = async (decide) => {
    await gate;
    return act(decide);
  };
  Object.assign(ledger, { act: slow });
  return letGo;
};
