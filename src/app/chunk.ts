import { openVolume, type Volume } from '#locale/words.ts';

/**
 * A part of the console did not arrive: no network, or a newer console took its place on the server. In words of its own: the router
 * knows those of the browsers by their beginning, and reloads the page at them.
 */
export class ChunkUnavailable extends Error {
  override readonly name = 'ChunkUnavailable';
  constructor(cause: Error) {
    super(`A part did not arrive: ${cause.message}`, { cause });
  }
}

/** As the browsers and Vite say it; anything else a module throws is a defect. */
const missing =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/u;

/** Has parts fetched before they are asked for. What does not arrive is told to whoever then needs it. */
export const warm = (...loads: readonly (() => Promise<unknown>)[]): void => {
  for (const load of loads) void load().catch(() => {});
};

/**
 * Loads a part of the console, and with it the volumes of texts that it says. The router would answer a missing one by
 * reloading the page, which offline leaves a blank window and everything on screen lost; so it shows what happened and offers to try again.
 */
export const chunk =
  <Part>(load: () => Promise<Part>, ...volumes: readonly Volume[]) =>
  async (): Promise<Part> => {
    try {
      const [part] = await Promise.all([load(), ...volumes.map(openVolume)]);
      return part;
    } catch (error) {
      throw error instanceof Error && missing.test(error.message) ? new ChunkUnavailable(error) : error;
    }
  };

/** Every command there is, what they say, and what is known of everything they act on: at hand from then on (commands/at-hand.ts, kinds-at-hand.ts). */
export const loadCommands = chunk(() => Promise.all([import('#commands/registry.ts'), import('./subject-kinds.ts')]), 'commands', 'queue');

/** A screen whose buttons and keys are not all at hand from the start: they arrive beside it. */
export const screen = <Part>(load: () => Promise<Part>, ...volumes: readonly Volume[]): (() => Promise<Part>) => {
  const loadPart = chunk(load, ...volumes);
  return async () => (await Promise.all([loadPart(), loadCommands()]))[0];
};
