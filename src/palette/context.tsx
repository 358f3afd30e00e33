import { createContext, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { CommandForm } from '#commands/command-form.ts';
import type { Handler, Layer, Scope, Target } from '#commands/command.ts';
import type { Message } from '#locale/translate.ts';
import type { Doubts } from './doubts.ts';
import type { ContextRegistry, Executed, FindReplaced, Refused, Running, TargetsClaim } from './context-registry.ts';
import type { PaletteRequests } from './palette-request.ts';

/** A place in the menu, as the palette and the header search offer it. */
export interface MenuLink {
  readonly key: string;
  readonly name: string;
  readonly link: string;
  readonly icon: string;
}

/** What every command hook reaches; made once by CommandsProvider. */
export interface CommandsContextValue {
  readonly contexts: ContextRegistry;
  readonly palette: PaletteRequests;
  readonly doubts: Doubts;
  readonly navigate: (to: string) => void;
  readonly links: readonly MenuLink[];
}

const CommandsContext = createContext<CommandsContextValue | null>(null);
export const CommandsContextProvider = CommandsContext.Provider;

export const useCommands = (): CommandsContextValue => {
  const value = useContext(CommandsContext);
  if (!value) throw new Error('A command hook is used outside CommandsProvider');
  return value;
};

const useContextRegistry = (): ContextRegistry => useCommands().contexts;

/**
 * Says what commands act on while this is mounted: `selection` for selected rows or the cursor's row, `page` for what is open.
 * `base` is the server's answer; waiting intents are laid over it by the command itself. A fresh array of the same targets
 * changes nothing. In a layout effect: the key pressed right after a step must find the new row.
 */
export const useTargets = (layer: Layer, targets: readonly Target[]): void => {
  const contexts = useContextRegistry();
  const claim = useRef<TargetsClaim | null>(null);
  useLayoutEffect(() => {
    const claimed = contexts.claimTargets(layer);
    claim.current = claimed;
    return claimed.takeBack;
  }, [contexts, layer]);
  useLayoutEffect(() => claim.current?.set(targets));
};

/** Offers this screen's way of doing actions, keyed by command name. Handlers may be new functions on every render. */
export const useHandlers = (handlers: Readonly<Record<string, Handler>>): void => {
  const contexts = useContextRegistry();
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const names = Object.keys(handlers).toSorted().join(' ');
  useLayoutEffect(() => {
    const takeBacks = names
      .split(' ')
      .filter(Boolean)
      .map((name) => contexts.offerHandler(name, (args) => latest.current[name]?.(args)));
    return () => {
      for (const takeBack of takeBacks) takeBack();
    };
  }, [contexts, names]);
};

/** Says why an action that this screen offers can not be done with what is on it; null, or left out, where it can. */
export const useRefusals = (refusals: Readonly<Record<string, Message | null>>): void => {
  const contexts = useContextRegistry();
  const told = JSON.stringify(refusals);
  useLayoutEffect(() => {
    const takeBacks = Object.entries(JSON.parse(told) as typeof refusals).flatMap(([name, why]) =>
      why === null ? [] : [contexts.offerRefusal(name, why)],
    );
    return () => {
      for (const takeBack of takeBacks) takeBack();
    };
  }, [contexts, told]);
};

/** Makes the keys of `scope` live while this is mounted. */
export const useScope = (scope: Scope): void => {
  const contexts = useContextRegistry();
  useLayoutEffect(() => contexts.enterScope(scope), [contexts, scope]);
};

/** While `place` is on screen it shows what was recorded of these commands, and no message says it. `commands` keeps its identity. */
export const useShowsRecorded = (commands: readonly string[], place: RefObject<HTMLElement | null>): void => {
  const contexts = useContextRegistry();
  useLayoutEffect(
    () => contexts.offerToShow(commands, () => (place.current?.getClientRects().length ?? 0) > 0),
    [contexts, commands, place],
  );
};

/** Says which rejected intent a command stands in place of while this is mounted. It is asked when the command runs. */
export const useReplaced = (find: FindReplaced): void => {
  const contexts = useContextRegistry();
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  useLayoutEffect(() => contexts.offerReplaced((command, subject) => latest.current(command, subject)), [contexts]);
};

/** Asks for the arguments of the command `name` in this form while mounted; without one the palette asks field by field. */
export const useCommandForm = (name: string, form: CommandForm): void => {
  const contexts = useContextRegistry();
  useLayoutEffect(() => contexts.offerForm(name, form), [contexts, name, form]);
};

/** Hears of every run before it is on the disk, in the task of the key that asked for it. */
export const useRunning = (listener: (running: Running) => void): void => {
  const contexts = useContextRegistry();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => contexts.onRunning((running) => latest.current(running)), [contexts]);
};

/** Hears of every run of a command that the outbox carries: which intents it recorded, which targets refused. */
export const useExecuted = (listener: (executed: Executed) => void): void => {
  const contexts = useContextRegistry();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => contexts.onExecuted((executed) => latest.current(executed)), [contexts]);
};

/** Hears of every command that was asked for and possible on none of its targets: it was said why, and nothing was run. */
export const useRefused = (listener: (refused: Refused) => void): void => {
  const contexts = useContextRegistry();
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => contexts.onRefused((refused) => latest.current(refused)), [contexts]);
};
