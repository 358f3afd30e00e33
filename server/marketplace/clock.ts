import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { moveProcessing } from './move-processing.ts';

interface MarketplaceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** How long the marketplace takes to publish an approved listing. */
  readonly processingMs: number;
}

const tickMs = 2000;

/** The marketplace as the embedded server plays it: some seconds after an approval the listing is on the air. Answers how to stop it. */
export const startMarketplaceClock = ({ db, clock, log, processingMs }: MarketplaceDeps): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const tick = async (): Promise<void> => {
    const now = clock();
    await moveProcessing(db, new Date(now.getTime() - processingMs), now);
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = tick()
      .catch((error: unknown) => log.error({ err: error }, 'the marketplace clock missed a tick'))
      .finally(() => {
        isBusy = false;
      });
  }, tickMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
