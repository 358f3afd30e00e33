import { consoleActions } from './app/console-actions.ts';
import type { AnyCommand, AnyIntentCommand } from './command.ts';
import { notificationCommands } from './notification/notification-commands.ts';
import { commandKey, type CommandIndex } from './view.ts';

/** Those that any screen may need as soon as it is there: the console's own and the bell's. */
let atHand: readonly AnyCommand[] = [...notificationCommands, ...consoleActions];

const byName = new Map<string, AnyCommand>();
const intents = new Map<string, AnyIntentCommand>();
const watchers = new Set<() => void>();
let tellWhole: () => void;

const learn = (commands: readonly AnyCommand[]): void => {
  for (const command of commands) {
    byName.set(command.name, command);
    if (command.kind === 'intent') intents.set(commandKey({ command: command.name, version: command.version }), command);
  }
};
learn(atHand);

/** All of them are at hand. */
export const whole = new Promise<void>((resolve) => {
  tellWhole = resolve;
});

const tellWatchers = (): void => {
  for (const watcher of watchers) watcher();
};

/** Those of a screen that does not wait for the registry come with it. */
export const bringToHand = (commands: readonly AnyCommand[]): void => {
  const absent = commands.filter(({ name }) => !byName.has(name));
  if (absent.length === 0) return;
  atHand = [...absent, ...atHand];
  learn(absent);
  tellWatchers();
};

/** The registry came, with a screen that runs any command or behind the first one: from here on every command is at hand. */
export const takeUp = (commands: readonly AnyCommand[]): void => {
  atHand = commands;
  learn(commands);
  tellWhole();
  tellWatchers();
};

/** What can be run now, in the order of the registry. */
export const commandsAtHand = (): readonly AnyCommand[] => atHand;
export const onTakenUp = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** One object as long as the page lives: who holds it finds those that come later too. */
export const intentsAtHand: CommandIndex = intents;

/** @throws when nobody registered that name: a button or a handler is misspelled, or its route did not wait for every command. */
export const commandNamed = (name: string): AnyCommand => {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command named ${name}`);
  return command;
};
