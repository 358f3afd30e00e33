import type { Target } from '#commands/command.ts';
import { findCommand } from '#commands/registry.ts';
import type { Intent } from '#events/record.ts';

/** A decision that is made once more, and the listing as it stands by now. */
export interface Again {
  readonly intent: Intent;
  readonly target: Target;
}

export interface AgainBatch {
  readonly command: string;
  readonly targets: readonly Target[];
  readonly args: Readonly<Record<string, unknown>>;
  readonly intents: readonly Intent[];
}

/** What a person said in it: the rest follows from the listing as it stands. */
const saidIn = ({ command, args }: Intent, { base }: Target): AgainBatch['args'] => {
  const known = findCommand(command);
  const follows = known?.kind === 'intent' ? known.prefillFrom(base) : {};
  return Object.fromEntries(Object.entries(args as Record<string, unknown>).filter(([name]) => !(name in follows)));
};

/** Those that say the same are one run, as they were: one line, one way back. */
export const inBatches = (all: readonly Again[]): readonly AgainBatch[] => {
  const batches = new Map<string, AgainBatch>();
  for (const { intent, target } of all) {
    const { command } = intent;
    const args = saidIn(intent, target);
    const name = JSON.stringify([command, args]);
    const { targets = [], intents = [] } = batches.get(name) ?? {};
    batches.set(name, { command, args, targets: [...targets, target], intents: [...intents, intent] });
  }
  return [...batches.values()];
};
