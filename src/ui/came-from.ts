import type { MessageKey } from '#locale/catalogue.ts';

/** A place of the console, and what its tab is called. */
interface Step {
  readonly path: string;
  readonly title: Extract<MessageKey, `shell.title.${string}`>;
}

/** By their index in the history, since this page was loaded. In memory alone: a logout leaves nothing of it (decision 8). */
const steps = new Map<number, Step>();

export const noteStep = (at: number, step: Step): void => void steps.set(at, step);

/** Where one came from; null where that was outside of the console, or before this page was loaded. */
export const stepBefore = (at: number): Step | null => steps.get(at - 1) ?? null;
