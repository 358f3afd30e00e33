import type { ReactNode } from 'react';
import type { AnyIntentCommand, Target } from './command.ts';

/** The command that is asked for, and its targets. */
export interface AskedCommand {
  readonly command: AnyIntentCommand;
  readonly targets: readonly Target[];
  readonly onClose: () => void;
}

/** A form a screen offers for a command, e.g. the observation dialog; without one the palette asks field by field. */
export type CommandForm = (asked: AskedCommand) => ReactNode;
