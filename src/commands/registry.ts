import { consoleActions } from './app/console-actions.ts';
import type { AnyCommand, AnyIntentCommand } from './command.ts';
import { entityCommands } from './entities.ts';
import { indexCommands, type CommandIndex } from './view.ts';

/**
 * Every command there is, in the order the palette shows them while nothing was searched. Buttons, keys, palette, help and tests read it.
 */
export const commands: readonly AnyCommand[] = [...entityCommands, ...consoleActions];

/** What the outbox may carry. */
export const intentCommands: readonly AnyIntentCommand[] = commands.filter((command) => command.kind === 'intent');

/** The same, by name and version. */
export const intentIndex: CommandIndex = indexCommands(intentCommands);

const byName: ReadonlyMap<string, AnyCommand> = new Map(commands.map((command) => [command.name, command]));

/** Null for what a newer build recorded, or what there was once: names that come out of the log. */
export const findCommand = (name: string): AnyCommand | null => byName.get(name) ?? null;

/** @throws when there is none of that name: a button or a handler is misspelled. */
export const commandNamed = (name: string): AnyCommand => {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command named ${name}`);
  return command;
};
