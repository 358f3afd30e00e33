import { QueryClient } from '@tanstack/react-query';
import { orders } from '#api/orders.ts';
import { createApi } from '#api/create-api.ts';
import type { Actor, AnyIntentCommand } from '#commands/command.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands, viewOf } from '#commands/view.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { ProblemNote } from '#events/record.ts';
import { shownStatus } from '#features/outbox/shown-status.ts';
import { consoleTexts } from '#locale/console-texts.ts';
import { translateIn } from '#locale/translate.ts';
import { screenTexts } from '#locale/screen-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { holdUntilRefetched } from '#outbox/hold-until-refetched.ts';
import { createDrain } from '#outbox/outbox-runner.ts';
import { countOutbox } from '#outbox/outbox-status.ts';
import { createRecent } from '#outbox/recent.ts';
import { run, type RunAnswer } from '#outbox/run.ts';
import { people, type PersonId } from './people.ts';

chooseTexts(consoleTexts, screenTexts);
await loadWords('br');
const t = translateIn('br');

/** All of a console but its screen: the product's own client, outbox and cache over a real connection. Only its waits are short. */
export interface OrderConsole {
  readonly open: (orderId: string) => Promise<OrderView>;
  /** The order as its page shows it, what waits included. */
  readonly shown: (orderId: string) => OrderView;
  readonly ask: (command: AnyIntentCommand, args: Readonly<Record<string, unknown>>, order: OrderView) => Promise<RunAnswer>;
  /** Everything the header's indicator said so far, in order. */
  readonly said: () => readonly string[];
  /** Resolves once nothing of this order waits: the server took it, and what it then said of the order is here. */
  readonly untilSettled: (orderId: string) => Promise<void>;
  /** Resolves as soon as the indicator says this. */
  readonly untilItSays: (text: string) => Promise<void>;
  /** Why the server did not take it; null unless it said no. */
  readonly problemOf: (intentId: string) => ProblemNote | null;
  readonly timesThrownOut: () => number;
  /** The same person signed in again. */
  readonly signInAgain: () => void;
  readonly close: () => void;
}

export const openOrderConsole = async (origin: string, person: PersonId, token: string): Promise<OrderConsole> => {
  const { name, role } = people[person];
  const actor = (): Actor => ({ id: person, name, role, isMoneyManager: false, leases: 'optional', now: new Date().toISOString() });
  let thrownOut = 0;
  const api = createApi({ baseUrl: `${origin}/v2`, token: () => token, onSessionEnded: () => void (thrownOut += 1) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const raw = await openLedger(createMemoryLog(() => new Date().toISOString()));
  const index = indexCommands(intentCommands);
  const lingering = holdUntilRefetched(raw, (subject) => orders.refetch(queryClient, api, subject.slice('order:'.length)), {
    holds: () => true,
    onAnswer: () => undefined,
  });
  const files = createMemoryFiles();
  let ahead = 0;
  const drain = createDrain({
    ledger: raw,
    files,
    index,
    api,
    refetch: lingering.refetch,
    peer: actor,
    isOffline: () => false,
    clock: Date.now,
    monotonic: () => performance.now() + ahead,
    random: () => 0,
    // A minute of waiting is over at once, and everybody's clock knows.
    setTimer: (wake, ms) => {
      const timer = setTimeout(() => {
        ahead += ms;
        wake();
      }, 2);
      return () => clearTimeout(timer);
    },
  });
  drain.hold();

  const says = (): string => shownStatus({ ...drain.status(), ...countOutbox(lingering.ledger.state().outbox) }, t).text;
  const said: string[] = [];
  const hearing = new Set<() => void>();
  const note = (): void => {
    const text = says();
    if (said.at(-1) !== text) said.push(text);
    for (const hear of hearing) hear();
  };
  lingering.ledger.subscribe(note);
  drain.subscribe(note);

  const shown = (orderId: string): OrderView => {
    const base = orders.newest(queryClient, orderId);
    if (!base) throw new Error(`Nobody opened ${orderId}`);
    return viewOf(base, `order:${orderId}`, lingering.ledger.state().outbox, index, actor());
  };

  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const hear = (): void => {
        if (!isSo()) return;
        hearing.delete(hear);
        resolve();
      };
      hearing.add(hear);
      hear();
    });

  return {
    open: (orderId) => queryClient.fetchQuery(orders.query(api, orderId)),
    shown,
    ask: (command, args, order) =>
      run(
        {
          api,
          ledger: lingering.ledger,
          outbox: drain,
          index,
          actor,
          queryClient,
          newId: () => crypto.randomUUID(),
          clock: Date.now,
          undoWindowMs: () => 0,
          baseOf: (subject) => orders.newest(queryClient, subject.slice('order:'.length)),
          recent: createRecent(),
          files,
        },
        command,
        [
          {
            args: { ...command.prefillFrom(order), ...args },
            target: { subject: `order:${order._id}`, label: order.externalId, base: order },
          },
        ],
      ),
    said: () => said,
    untilSettled: (orderId) => until(() => raw.state().outbox.idsBySubject[`order:${orderId}`] === undefined),
    untilItSays: (text) => until(() => says() === text),
    problemOf: (intentId) => lingering.ledger.state().outbox.entriesById[intentId]?.problem ?? null,
    timesThrownOut: () => thrownOut,
    signInAgain: drain.resume,
    close: () => {
      drain.stop();
      raw.close();
      queryClient.clear();
    },
  };
};
