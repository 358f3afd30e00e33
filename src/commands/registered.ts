import type { AnyCommand, AnyIntentCommand } from './command.ts';
import { indexCommands, type CommandIndex } from './view.ts';

let commands: readonly AnyCommand[] = [];
let byName: ReadonlyMap<string, AnyCommand> = new Map();
let intents: CommandIndex = new Map();

/** Called once, by the registry: whoever runs commands by name reads them from here, since the registry imports their forms. */
export const registerCommands = (all: readonly AnyCommand[]): void => {
  commands = all;
  byName = new Map(all.map((command) => [command.name, command]));
  intents = indexCommands(all.filter((command): command is AnyIntentCommand => command.kind === 'intent'));
};

/** In the order of the registry. */
export const registeredCommands = (): readonly AnyCommand[] => commands;

/** What the outbox may carry, by name and version. */
export const registeredIntents = (): CommandIndex => intents;

/** Null for what a newer build recorded, or what there was once: names that come out of the log. */
export const findCommand = (name: string): AnyCommand | null => byName.get(name) ?? null;

/** @throws when nobody registered that name: a button or a handler is misspelled. */
export const commandNamed = (name: string): AnyCommand => {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command named ${name}`);
  return command;
};
