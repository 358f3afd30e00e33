import { Role } from './call.ts';

/** The one who takes a step: somebody by their role, or the marketplace, which is no person. */
export type Party = Role | 'marketplace';

/**
 * The parties that may take each step of a lifecycle, or make each change beside it. Such a table is the only place that says so: the roles
 * of calls and commands, the guards of machines, the reason of a refusal and the buttons of a screen are read from it. (decision 0057)
 */
export type PartyTable = Readonly<Record<string, readonly Party[]>>;

/** May `party` take the step at all, wherever the thing stands? */
export const mayTake = <Step extends string>(table: Readonly<Record<Step, readonly Party[]>>, step: NoInfer<Step>, party: Party): boolean =>
  table[step].includes(party);

/** The roles that may take at least one of the steps: those of a call or a command that takes them. */
export const rolesOf = <Step extends string>(
  table: Readonly<Record<Step, readonly Party[]>>,
  ...steps: readonly NoInfer<Step>[]
): readonly Role[] => Role.options.filter((role) => steps.some((step) => mayTake(table, step, role)));

/** One event of a machine for each step, none with anything beside its name. */
export type StepOf<Type extends string> = Type extends string ? { readonly type: Type } : never;
