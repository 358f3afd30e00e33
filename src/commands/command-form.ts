import type { ReactNode } from 'react';
import type { AnyIntentCommand, Target } from './command.ts';

/** A form a screen offers for a command, e.g. the observation dialog; without one the palette asks field by field. */
export type CommandForm = (props: {
  readonly command: AnyIntentCommand;
  readonly targets: readonly Target[];
  readonly onClose: () => void;
}) => ReactNode;
