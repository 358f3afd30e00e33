import type { CommandForm } from '#commands/command-form.ts';
import type { AnyIntentCommand, Target } from '#commands/command.ts';
import type { CommandPhrase } from './command-phrase.ts';

/** What is asked to appear over the page. */
export type PaletteRequest =
  | { readonly kind: 'browse'; readonly query: string }
  /** Only the arguments that are still missing, or the review line. */
  | {
      readonly kind: 'ask';
      readonly command: AnyIntentCommand;
      /** None, where it is asked first what to act on. */
      readonly targets: readonly Target[];
      readonly args: Readonly<Record<string, unknown>>;
    }
  /** What a phrase left open, and the review line. */
  | { readonly kind: 'phrase'; readonly phrase: CommandPhrase }
  /** The form a screen offers for the arguments. */
  | { readonly kind: 'form'; readonly command: AnyIntentCommand; readonly targets: readonly Target[]; readonly form: CommandForm }
  | { readonly kind: 'shortcuts' };

/** Which request is on screen. Beside React for the same reason as the context registry: keys and buttons open, only the palette renders. */
export interface PaletteRequests {
  readonly current: () => PaletteRequest | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (request: PaletteRequest) => void;
  readonly close: () => void;
}

export const createPaletteRequests = (): PaletteRequests => {
  let current: PaletteRequest | null = null;
  const listeners = new Set<() => void>();
  const show = (request: PaletteRequest | null): void => {
    current = request;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: show,
    close: () => show(null),
  };
};
