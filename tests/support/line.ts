import type * as LazyModuleFile from '#ui/lazy-module.ts';

/** Whether modules that are fetched later arrive. A test takes the line up itself. */
export const line = { isUp: false };

/** Lazy modules over that line, in place of src/ui/lazy-module.ts: while it is down a fetch fails as in a browser without a network. */
export const lazyModulesOverLine = (original: typeof LazyModuleFile): typeof LazyModuleFile => ({
  ...original,
  createLazyModule: (fetch) =>
    original.createLazyModule(async () => {
      if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
      return fetch();
    }),
});
