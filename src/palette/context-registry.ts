import type { CommandForm } from '#commands/command-form.ts';
import type { AnyIntentCommand, Handler, Layer, Scope, Target } from '#commands/command.ts';
import type { Subject } from '#events/record.ts';
import type { Message } from '#locale/translate.ts';

/** What the mounted screens offer right now: things to act on, ways to do an action, forms, and whose keys are live. */
export interface OfferedContext {
  readonly targets: Readonly<Record<Layer, readonly Target[]>>;
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Why what a screen offers can not be done with what is on it now. */
  readonly refusals: ReadonlyMap<string, Message>;
  readonly scopes: ReadonlySet<Scope>;
  readonly forms: ReadonlyMap<string, CommandForm>;
}

/** A run that began and is not on the disk yet: what was asked of which targets, and how each will look. */
export interface Running {
  readonly command: AnyIntentCommand;
  readonly targets: readonly { readonly target: Target; readonly view: unknown }[];
}

/** What became of one run over one or more targets; the refused ones are what a screen keeps selected. */
export interface Executed {
  readonly command: AnyIntentCommand;
  readonly asked: readonly Target[];
  readonly recorded: readonly string[];
  readonly refused: readonly Target[];
  /** Until when they can be withdrawn for free, in milliseconds since 1970; null when they are sent at once. */
  readonly undoUntil: number | null;
}

/** A command that was asked for and possible on none of its targets. */
export interface Refused {
  readonly command: AnyIntentCommand;
  readonly targets: readonly Target[];
}

/** The rejected intent that a command recorded on this subject stands in place of, if there is one. */
export type FindReplaced = (command: string, subject: Subject) => string | undefined;

/** A claim on the registry; calling it takes back exactly what was offered, whoever came after. */
type TakeBack = () => void;

/** A place for targets that its holder keeps up to date; laying down the same ones again changes nothing. */
export interface TargetsClaim {
  readonly set: (targets: readonly Target[]) => void;
  readonly takeBack: TakeBack;
}

/**
 * Where screens lay down what commands can reach. Outside React, because a cursor that moves thirty times a second must not
 * render whoever only reads the registry when a key is pressed.
 *
 * The last to offer wins while it is mounted, so a dialog over a page may speak for the page's subject.
 */
export interface ContextRegistry {
  readonly state: () => OfferedContext;
  readonly subscribe: (listener: () => void) => TakeBack;
  readonly claimTargets: (layer: Layer) => TargetsClaim;
  readonly offerHandler: (name: string, handler: Handler) => TakeBack;
  readonly offerRefusal: (name: string, why: Message) => TakeBack;
  readonly offerForm: (name: string, form: CommandForm) => TakeBack;
  readonly enterScope: (scope: Scope) => TakeBack;
  /** A screen shows what was recorded of these commands itself, while `isSeen` says so. */
  readonly offerToShow: (commands: readonly string[], isSeen: () => boolean) => TakeBack;
  readonly showsRecorded: (command: string) => boolean;
  /** A screen says which rejected intent a command recorded now on a subject stands in place of. */
  readonly offerReplaced: (find: FindReplaced) => TakeBack;
  readonly replacedBy: FindReplaced;
  readonly onRunning: (listener: (running: Running) => void) => TakeBack;
  readonly announceRunning: (running: Running) => void;
  readonly onExecuted: (listener: (executed: Executed) => void) => TakeBack;
  readonly announce: (executed: Executed) => void;
  readonly onRefused: (listener: (refused: Refused) => void) => TakeBack;
  readonly announceRefused: (refused: Refused) => void;
  /** Runs what a key asked for; until it first waits, `pressedKey` says which key that was. */
  readonly runByKey: <T>(key: KeyboardEvent, run: () => T) => T;
  /** Null for what was asked for in another way. */
  readonly pressedKey: () => KeyboardEvent | null;
}

type Offer =
  | { readonly kind: 'targets'; readonly layer: Layer; targets: readonly Target[] }
  | { readonly kind: 'handler'; readonly name: string; readonly handler: Handler }
  | { readonly kind: 'refusal'; readonly name: string; readonly why: Message }
  | { readonly kind: 'form'; readonly name: string; readonly form: CommandForm }
  | { readonly kind: 'scope'; readonly scope: Scope }
  | { readonly kind: 'shown'; readonly commands: readonly string[]; readonly isSeen: () => boolean }
  | { readonly kind: 'replaced'; readonly find: FindReplaced };

const noTargets: readonly Target[] = [];

const isSame = (a: Target, b: Target | undefined): boolean =>
  a.subject === b?.subject &&
  a.base === b.base &&
  a.label === b.label &&
  a.isUnsaved === b.isUnsaved &&
  a.isUnseen === b.isUnseen &&
  a.isSwept === b.isSwept &&
  a.justCame === b.justCame;
const areSame = (a: readonly Target[], b: readonly Target[]): boolean =>
  a.length === b.length && a.every((each, at) => isSame(each, b[at]));

const stateOf = (offers: ReadonlySet<Offer>): OfferedContext => {
  const targets: Record<Layer, readonly Target[]> = { selection: noTargets, page: noTargets, global: noTargets };
  const handlers = new Map<string, Handler>();
  const refusals = new Map<string, Message>();
  const forms = new Map<string, CommandForm>();
  const scopes = new Set<Scope>(['global']);
  for (const offer of offers) {
    if (offer.kind === 'targets') targets[offer.layer] = offer.targets.length > 0 ? offer.targets : targets[offer.layer];
    else if (offer.kind === 'handler') handlers.set(offer.name, offer.handler);
    else if (offer.kind === 'refusal') refusals.set(offer.name, offer.why);
    else if (offer.kind === 'form') forms.set(offer.name, offer.form);
    else if (offer.kind === 'scope') scopes.add(offer.scope);
  }
  return { targets, handlers, refusals, scopes, forms };
};

const listen = <Listener>(to: Set<Listener>, listener: Listener): TakeBack => {
  to.add(listener);
  return () => void to.delete(listener);
};

export const createContextRegistry = (): ContextRegistry => {
  const offers = new Set<Offer>();
  const listeners = new Set<() => void>();
  const runningListeners = new Set<(running: Running) => void>();
  const executedListeners = new Set<(executed: Executed) => void>();
  const refusedListeners = new Set<(refused: Refused) => void>();
  // Worked out when somebody looks, not when somebody offers: a step of the cursor takes back and offers several times.
  let state: OfferedContext | null = null;
  let pressed: KeyboardEvent | null = null;

  const changed = (): void => {
    state = null;
    for (const listener of listeners) listener();
  };
  const add = (offer: Offer): TakeBack => {
    offers.add(offer);
    changed();
    return () => {
      if (offers.delete(offer)) changed();
    };
  };
  return {
    state: () => (state ??= stateOf(offers)),
    subscribe: (listener) => listen(listeners, listener),
    claimTargets: (layer) => {
      const offer: Extract<Offer, { readonly kind: 'targets' }> = { kind: 'targets', layer, targets: noTargets };
      const takeBack = add(offer);
      const set = (targets: readonly Target[]): void => {
        if (areSame(offer.targets, targets)) return;
        offer.targets = targets;
        changed();
      };
      return { set, takeBack };
    },
    offerHandler: (name, handler) => add({ kind: 'handler', name, handler }),
    offerRefusal: (name, why) => add({ kind: 'refusal', name, why }),
    offerForm: (name, form) => add({ kind: 'form', name, form }),
    enterScope: (scope) => add({ kind: 'scope', scope }),
    offerToShow: (commands, isSeen) => add({ kind: 'shown', commands, isSeen }),
    showsRecorded: (command) => [...offers].some((offer) => offer.kind === 'shown' && offer.commands.includes(command) && offer.isSeen()),
    offerReplaced: (find) => add({ kind: 'replaced', find }),
    replacedBy: (command, subject) =>
      [...offers].flatMap((offer) => (offer.kind === 'replaced' ? (offer.find(command, subject) ?? []) : [])).at(-1),
    onRunning: (listener) => listen(runningListeners, listener),
    announceRunning: (running) => {
      for (const listener of runningListeners) listener(running);
    },
    onExecuted: (listener) => listen(executedListeners, listener),
    announce: (executed) => {
      for (const listener of executedListeners) listener(executed);
    },
    onRefused: (listener) => listen(refusedListeners, listener),
    announceRefused: (refused) => {
      for (const listener of refusedListeners) listener(refused);
    },
    runByKey: (key, run) => {
      pressed = key;
      try {
        return run();
      } finally {
        pressed = null;
      }
    },
    pressedKey: () => pressed,
  };
};
