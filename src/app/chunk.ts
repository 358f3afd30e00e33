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
 * Loads a part of the console. The router would answer a missing one by reloading the page, which offline leaves a blank window and
 * everything on screen lost; so it shows what happened and offers to try again.
 */
export const chunk =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    try {
      return await load();
    } catch (error) {
      throw error instanceof Error && missing.test(error.message) ? new ChunkUnavailable(error) : error;
    }
  };
