import { z } from 'zod';
import type { Actor, AnyIntentCommand } from '#commands/command.ts';
import { defineCommand } from '#commands/command.ts';
import { call } from '#contract/call.ts';
import { ok, refuse } from '#lib/result.ts';

/** The smallest thing two kinds of decision can be made about, in an order that shows. `marks` name the intents it contains. */
export interface Book {
  readonly version: number;
  readonly marks: readonly string[];
}

const Args = z.object({ book: z.string(), mark: z.string() });

const lineOf = (name: string) =>
  call(name, `PUT /${name}`, { roles: ['reviewer'], body: Args, reply: z.object({ done: z.literal(true) }) });
const sign = lineOf('sign');
const stamp = lineOf('stamp');

const commandOf = (line: typeof sign, isHeld: boolean): AnyIntentCommand =>
  defineCommand<z.infer<typeof Args>, Book>({
    name: `book.${line.name}`,
    version: 1,
    title: 'common.retry',
    icon: 'x',
    aliases: [],
    roles: ['reviewer'],
    scope: 'global',
    on: 'listing',
    args: Args,
    fields: [],
    prefill: () => ({}),
    subject: ({ book }) => `listing:${book}`,
    can: () => ok(undefined),
    // Over a book that already contains it there is nothing left to do.
    decide: (book, { mark }) =>
      book.marks.includes(mark) ? refuse({ key: 'palette.argsInvalid' }) : ok({ ...book, marks: [...book.marks, mark] }),
    send: (api, body, intentId) => api.send(line, { body }, { idempotencyKey: intentId }),
    isHeld,
    inverse: null,
    review: null,
    done: 'common.retry',
    onLostAnswer: 'retry',
  });

/** Two commands for one subject: one is held back, one goes at once. */
export const commands: readonly AnyIntentCommand[] = [commandOf(sign, true), commandOf(stamp, false)];

export const reviewer: Actor = {
  id: 'u1',
  name: 'Rita',
  role: 'reviewer',
  isMoneyManager: false,
  leases: 'off',
  now: '2026-11-21T12:00:00.000Z',
};
