import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { AnyIntentCommand, Command } from '#commands/command.ts';
import { intentCommands } from '#commands/registry.ts';
import type { Call } from '#contract/call.ts';
import { ok } from '#lib/result.ts';

/** Stands for any arguments, files and answers: whatever is read of it is there, and it can be called, walked and put into words. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, key) => {
    // No promise: who waits for it would wait for ever.
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '1';
    // Of files there may be none; of ways to ship it is one of four.
    if (key === 'files') return [];
    if (key === 'modes') return 'both';
    if (key === Symbol.iterator) return () => [anything].values();
    return anything;
  },
});

/** Every call that the command sends when all of them are answered. */
const sentBy = async (command: AnyIntentCommand): Promise<readonly Call[]> => {
  const sent: Call[] = [];
  const send = (async (call: Call) => {
    sent.push(call);
    return ok(anything);
  }) as unknown as Api['send'];
  const { send: run } = command as unknown as Pick<Command<unknown, unknown>, 'send'>;
  await run({ send }, anything, 'i1', anything as never);
  return sent;
};

/** By a specified call, which without what is ours in it does something else: a note that is corrected would be added once more. */
const asksOurs: ReadonlySet<string> = new Set(['order.editNote']);

test.each(intentCommands.map((command) => [command.name, command] as const))(
  '%s says that it is ours exactly where a call it sends is',
  async (_name, command) => {
    const sent = await sentBy(command);
    expect(sent).not.toEqual([]);
    expect(command.isOurs ?? false).toBe(sent.some(({ ours }) => ours) || asksOurs.has(command.name));
  },
);
