import { everyRole } from '#contract/call.ts';
import { defineAction, type Action, type ActionGiven } from '../command.ts';

type ConsoleAction = Omit<ActionGiven, 'roles' | 'scope' | 'name'> & { readonly name: `app.${string}` };

/** Something everybody can do everywhere: with the console itself. */
export const consoleAction = (action: ConsoleAction): Action => defineAction({ ...action, roles: everyRole });
