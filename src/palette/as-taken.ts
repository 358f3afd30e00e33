import type { Actor, AnyIntentCommand } from '#commands/command.ts';
import type { Field } from '#commands/field.ts';

const isOurs = (field: Field): boolean => field.kind === 'text' && field.isOurs !== undefined;

/** The command as this person's server takes it: in front of a provider's API nobody is asked for what is ours (decision 0087). */
export const asTaken = (command: AnyIntentCommand, { hasSpecifiedOnly = false }: Pick<Actor, 'hasSpecifiedOnly'>): AnyIntentCommand =>
  hasSpecifiedOnly && command.fields.some(isOurs) ? { ...command, fields: command.fields.filter((field) => !isOurs(field)) } : command;
