import type { Ledger } from '#events/ledger.ts';
import { countOutbox } from '#outbox/outbox-status.ts';

/** Beyond the longest hold (30 s) a person who wants to go home is told, not kept. */
const PATIENCE_MS = 45_000;

/** True once nothing waits to be sent; false when that takes too long. What is still held goes when its time comes. */
export const waitForOutbox = (ledger: Pick<Ledger, 'state' | 'subscribe'>, patienceMs = PATIENCE_MS): Promise<boolean> =>
  new Promise((resolve) => {
    const isSent = (): boolean => countOutbox(ledger.state().outbox).waiting === 0;
    const finish = (answer: boolean): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(false), patienceMs);
    const unsubscribe = ledger.subscribe(() => {
      if (isSent()) finish(true);
    });
    if (isSent()) finish(true);
  });
