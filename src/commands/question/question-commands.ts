import type { AnyCommand } from '../command.ts';
import { answer } from './answer.ts';
import { questionActions } from './question-actions.ts';

/** What can be done with a buyer's question, in the order the palette shows it while nothing was searched. */
export const questionCommands: readonly AnyCommand[] = [answer, ...questionActions];
