import type { AnyIntentCommand } from '#commands/command.ts';
import type { Intent } from '#events/record.ts';

/**
 * What was asked, asked again of how things are now: with the version that is seen now. With the one decided on at first the server
 * would say for ever that somebody changed it meanwhile.
 */
export const argsAgain = (command: Pick<AnyIntentCommand, 'prefillFrom'>, args: Intent['args'], base: unknown): Intent['args'] => {
  const { version } = command.prefillFrom(base);
  const carriesVersion = typeof args === 'object' && args !== null && !Array.isArray(args) && 'version' in args;
  return carriesVersion && typeof version === 'number' ? { ...args, version } : args;
};
