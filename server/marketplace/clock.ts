import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { askQuestion, moderateAnswer, type AskThere } from './ask-question.ts';
import { receiveMessage } from './receive-message.ts';
import { movable, moveOrder } from './move-order.ts';
import { moveProcessing } from './move-processing.ts';
import { syncSettlements } from './sync-settlements.ts';

interface MarketplaceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** How long the marketplace takes to publish an approved listing. */
  readonly processingMs: number;
  /** How often an order is taken one step forward. */
  readonly orderMs: number;
  /** How often a buyer or a mediator answers. */
  readonly mediationMs: number;
  /** How often a buyer asks something. */
  readonly questionMs: number;
  /** Asks at the fake Mercado Livre; null where none runs. */
  readonly askThere: AskThere | null;
}

const tickMs = 2000;

/**
 * The marketplace as the embedded server plays it: some seconds after an approval the listing is on the air, and now and then an order
 * is paid, invoiced, sent or delivered, each status in its turn, a buyer or a mediator answers, somebody asks
 * about a listing, and the statement says what became of the money. What it is told goes through the sender, as to any other marketplace.
 * Answers how to stop it.
 */
export const startMarketplaceClock = ({
  db,
  clock,
  log,
  processingMs,
  orderMs,
  mediationMs,
  questionMs,
  askThere,
}: MarketplaceDeps): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let turn = 0;
  const startedAt = clock();
  let movedAt = startedAt.getTime();
  let heardAt = movedAt;
  let askedAt = movedAt;
  let questions = 0;
  /** What one of them throws is no reason for the others to stand still. */
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, step: name }, 'the marketplace clock missed a step');
    }
  };
  const tick = async (): Promise<void> => {
    const now = clock();
    await step('processing', () => moveProcessing(db, new Date(now.getTime() - processingMs), now));
    if (now.getTime() - heardAt >= mediationMs) {
      heardAt = now.getTime();
      await step('mediation', () => receiveMessage(db, now));
    }
    await step('answer', () => moderateAnswer(db, now));
    await step('money', () => syncSettlements(db, startedAt, now));
    if (now.getTime() - askedAt >= questionMs) {
      askedAt = now.getTime();
      questions += 1;
      await step('question', () => askQuestion(db, now, questions, askThere));
    }
    if (now.getTime() - movedAt < orderMs) return;
    movedAt = now.getTime();
    await step('order', () => moveNextOrder(now));
  };
  /** A status nobody waits in gives its turn away. */
  const moveNextOrder = async (now: Date): Promise<void> => {
    for (const _each of movable) {
      const status = movable[turn % movable.length] ?? 'shipped';
      turn += 1;
      if (await moveOrder(db, status, now)) return;
    }
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = tick().finally(() => {
      isBusy = false;
    });
  }, tickMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
