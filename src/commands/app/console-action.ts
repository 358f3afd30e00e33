import { everyRole } from '#contract/call.ts';
import { defineAction, type Action } from '../command.ts';

export type ConsoleAction = Omit<Action, 'kind' | 'roles' | 'scope' | 'name'> & { readonly name: `app.${string}` };

/** Something everybody can do everywhere: with the console itself. */
export const consoleAction = (action: ConsoleAction): Action => defineAction({ ...action, roles: everyRole, scope: 'global' });
