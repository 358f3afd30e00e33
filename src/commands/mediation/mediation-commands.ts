import type { AnyCommand } from '../command.ts';
import { close } from './close.ts';
import { mediationActions } from './mediation-actions.ts';
import { reply } from './reply.ts';

/** What can be done with a mediation, in the order the palette shows it while nothing was searched. */
export const mediationCommands: readonly AnyCommand[] = [reply, close, ...mediationActions];
