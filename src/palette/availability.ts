import type { Action, Actor, AnyCommand, AnyIntentCommand, Handler, Layer, Target } from '#commands/command.ts';
import { mayBeLeftOut } from '#commands/field.ts';
import { onlyFor } from '#commands/only-for.ts';
import { newerAnswer, versionOf, viewOf, type CommandIndex } from '#commands/view.ts';
import type { Outbox } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { Refusal } from '#outbox/run.ts';
import type { OfferedContext } from './context-registry.ts';

/** Everything that decides whether a command may run now. */
export interface CommandContext {
  readonly offered: OfferedContext;
  readonly actor: Actor;
  readonly outbox: Outbox;
  readonly index: CommandIndex;
  /** The newest answer of the server about a subject; null when none is at hand, or only what is shown counts. */
  readonly baseOf: (subject: Subject) => unknown;
  readonly navigate: (to: string) => void;
}

/** A target as it stands: the answer that counts here with waiting intents over it. What may be done is judged by it. */
export const viewOfTarget = ({ subject, base }: Target, { outbox, index, actor, baseOf }: CommandContext): unknown =>
  viewOf(newerAnswer(base, baseOf(subject)), subject, outbox, index, actor);

/** The same under the version the operator has before their eyes: that goes with what they decide, so that nobody decides over what they did not see. */
export const decidedViewOf = (target: Target, context: CommandContext): unknown => {
  const view = viewOfTarget(target, context);
  const version = versionOf(target.base);
  return version === null || version === versionOf(view) ? view : { ...(view as object), version };
};

const nearestFirst = ['selection', 'page', 'global'] as const satisfies readonly Layer[];

/** What the command would act on, from the nearest layer that has something of its kind. (capabilities A2) */
export const targetsOf = (
  command: AnyIntentCommand,
  offered: OfferedContext,
): { readonly layer: Layer; readonly targets: readonly Target[] } => {
  for (const layer of nearestFirst) {
    const targets = offered.targets[layer].filter(({ subject }) => subject.startsWith(`${command.on}:`));
    if (targets.length > 0) return { layer, targets };
  }
  return { layer: 'global', targets: [] };
};

/** It is open on this screen and was not painted as it is now: asked at the key, because no screen is drawn again for it. */
export const isUnpainted = ({ shownAt }: Target): boolean => shownAt?.() === null;

const mayActOn = (command: AnyIntentCommand, target: Target, context: CommandContext): Result<unknown, Message> => {
  const can = command.isPossible(viewOfTarget(target, context), context.actor);
  if (can.ok && target.isUnseen === true) return refuse({ key: 'palette.unseen' });
  if (can.ok && target.isSwept === true && command.needsLook === true) return refuse({ key: 'palette.swept' });
  if (can.ok && target.justCame === true) return refuse({ key: 'palette.justCame' });
  return can.ok && target.isUnsaved === true && command.goesAsSaved === true ? refuse({ key: 'palette.unsaved' }) : can;
};

/** Does it need an answer that each thing has for itself? */
const isOneAtATime = ({ fields }: AnyIntentCommand): boolean => fields.some((field) => 'isOfOne' in field && !mayBeLeftOut(field));

/** Targets parted into those the command may act on now and those it may not, each with its reason. What is of one thing is done to none of several. */
export const sortTargets = (
  command: AnyIntentCommand,
  targets: readonly Target[],
  context: CommandContext,
): { readonly possible: readonly Target[]; readonly refused: readonly Refusal[] } => {
  const possible: Target[] = [];
  const refused: Refusal[] = [];
  for (const target of targets) {
    const can = mayActOn(command, target, context);
    if (can.ok) possible.push(target);
    else refused.push({ target, say: can.error });
  }
  if (possible.length < 2 || !isOneAtATime(command)) return { possible, refused };
  const say: Message = { key: `kind.${command.on}.choose` };
  return { possible: [], refused: [...possible.map((target) => ({ target, say })), ...refused] };
};

const intentRefusal = (command: AnyIntentCommand, targets: readonly Target[], context: CommandContext): Message | null => {
  if (targets.length === 0) return { key: `kind.${command.on}.choose` };
  const { possible, refused } = sortTargets(command, targets, context);
  return possible.length > 0 ? null : (refused[0]?.say ?? null);
};

/** What pressing the action would do now, or why nothing would happen. */
export const actionRun = (action: Action, { offered, actor, navigate }: CommandContext): Result<Handler, Message> => {
  const context = { navigate, handlers: offered.handlers, actor };
  const why = offered.refusals.get(action.name);
  if (why) return refuse(why);
  const allowed = action.isAvailable?.(context);
  if (allowed && !allowed.ok) return allowed;
  const run = action.run(context);
  return run ? ok(run) : refuse({ key: `palette.notHere.${action.scope}` });
};

/** Does any mounted screen know how to do it? A key of an action that nobody offers belongs to the page. */
export const isOffered = (command: AnyCommand, { offered, actor, navigate }: CommandContext): boolean =>
  command.kind === 'intent' || command.run({ navigate, handlers: offered.handlers, actor }) !== null;

/**
 * Why the command can not run now; null when it can, for at least one of its targets. (capabilities A5)
 *
 * The role comes first: a person who may never do it should not be told to select something.
 */
export const refusalOf = (
  command: AnyCommand,
  context: CommandContext,
  targets = command.kind === 'intent' ? targetsOf(command, context.offered).targets : [],
): Message | null => {
  if (!command.roles.includes(context.actor.role)) return onlyFor(command.roles);
  if (command.kind === 'intent') return intentRefusal(command, targets, context);
  const run = actionRun(command, context);
  return run.ok ? null : run.error;
};
