import type { AnyCommand } from '#commands/command.ts';
import type { KindName } from '#contract/kinds.ts';
import { targetsOf, type CommandContext } from './availability.ts';

/** Kinds of things that this person's server finds: a command asks for one of them where none is here. */
export type AskableKinds = ReadonlySet<KindName>;

/** Whether the command asks first what it is to act on: somebody of this role may run it, and nothing of its kind is chosen or open. */
export const asksForTarget = (command: AnyCommand, { offered, actor }: CommandContext, askable: AskableKinds): boolean =>
  command.kind === 'intent' &&
  askable.has(command.on) &&
  command.needsLook !== true &&
  command.roles.includes(actor.role) &&
  !(command.isOurs === true && actor.hasSpecifiedOnly === true) &&
  targetsOf(command, offered).targets.length === 0;
